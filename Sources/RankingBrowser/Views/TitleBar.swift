import RankingCore
import TerminalUI

/// The title of the ranking, centred; the order of the rows at the right if it is not the usual one.
enum TitleBar {
  static func draw(_ state: BrowserState, _ look: Look, in rect: Rect, into frame: inout Buffer) {
    frame.fill(rect, look.theme[.header])
    let order =
      state.order == .rank ? Text("") : Text(look.words.filled(.headerOrder, text: look.words[state.order.word]))
    let orderX = rect.maxX - 1 - order.width
    frame.write(order, at: Point(x: orderX, y: rect.y), in: rect, look.theme[.order])
    let room = (order.width == 0 ? rect.maxX : orderX) - rect.x - 2
    let title = Text(onScreen: title(of: state.ranking.data, look.words)).fitted(
      to: max(room, 0), mark: look.theme.marks.cut)
    let centred = rect.x + (rect.width - title.width) / 2
    let x = min(centred, rect.x + 1 + room - title.width)
    frame.write(title, at: Point(x: x, y: rect.y), in: rect, look.theme[.title])
  }

  /// The title, with region and edition where it does not name them.
  private static func title(of data: TownRankingData, _ words: Words) -> String {
    let more = [data.region, data.edition].compactMap { $0 }
    guard let title = data.title else { return ([words[.untitled]] + more).joined(separator: " ") }
    // The title of the ranking that is part of the program is known in both languages.
    if title == Word.title.texts.japanese { return words[.title] }
    return ([title] + more.filter { !title.contains($0) }).joined(separator: " ")
  }
}
