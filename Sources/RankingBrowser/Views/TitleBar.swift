import RankingCore
import TerminalUI

/// The title of the ranking, centred; the order of the rows at the right if it is not the usual one.
enum TitleBar {
  static func draw(_ state: BrowserState, _ look: Look, in rect: Rect, into frame: inout Buffer) {
    frame.fill(rect, look.theme[.header])
    let order = Self.order(state, look.words)
    let orderX = rect.maxX - 1 - order.width
    frame.write(order, at: Point(x: orderX, y: rect.y), in: rect, look.theme[.order])
    let room = (order.width == 0 ? rect.maxX : orderX) - rect.x - 2
    let title = Text(onScreen: look.words.title(state.title)).fitted(to: max(room, 0), mark: look.theme.marks.cut)
    let centred = rect.x + (rect.width - title.width) / 2
    let x = min(centred, rect.x + 1 + room - title.width)
    frame.write(title, at: Point(x: x, y: rect.y), in: rect, look.theme[.title])
  }

  /// Nothing for the usual order, unless the rows are still being put in it.
  private static func order(_ state: BrowserState, _ words: Words) -> Text {
    let percent = state.sortPercent
    guard state.order != .rank || percent != nil else { return Text("") }
    let label = words.filled(.headerOrder, text: words[state.order.word])
    return Text(percent.map { "\(label) \($0)%" } ?? label)
  }
}
