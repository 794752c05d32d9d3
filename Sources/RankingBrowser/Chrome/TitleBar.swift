import RankingCore
import TerminalUI

/// The title of the ranking, centred; at the right the order of the rows if it is not the default.
enum TitleBar {
  static func draw(_ state: BrowserState, _ look: Look, in rect: Rect, into frame: inout Buffer) {
    frame.fill(rect, look.theme[.header])
    let order = Self.order(state, look.words)
    let orderX = rect.maxX - 1 - order.width
    frame.write(order, at: Point(x: orderX, y: rect.y), in: rect, look.theme[.order])
    let room = (order.width == 0 ? rect.maxX : orderX) - rect.x - 2
    let title = Text(onScreen: look.words.title(state.title)).fitted(to: max(room, 0), mark: look.words.marks.cut)
    let centred = rect.x + (rect.width - title.width) / 2
    let x = min(centred, rect.x + 1 + room - title.width)
    frame.write(title, at: Point(x: x, y: rect.y), in: rect, look.theme[.title])
  }

  /// Empty for the default order.
  private static func order(_ state: BrowserState, _ words: Words) -> Text {
    state.order == .rank ? Text("") : Text(words.filled(.headerOrder, text: words[state.order.word]))
  }
}

/// The two tabs, each half the width. The underline of the chosen one slides.
enum TabBar {
  static func draw(_ state: BrowserState, _ look: Look, in rect: Rect, into frame: inout Buffer) {
    let theme = look.theme
    frame.fill(rect, theme[.header])
    let position = state.pagePosition
    let half = area(of: .rent, in: rect).width
    let underline = Rect(
      x: rect.x + Int((position * Double(half)).rounded()), y: rect.y,
      width: position > 0 ? rect.width - half : half, height: 1)
    frame.restyle(underline, theme[Role.tab(state.market)])
    for market in Market.allCases {
      let area = area(of: market, in: rect)
      let label = Text(look.words.tab(market)).fitted(to: area.width, mark: look.words.marks.cut)
      let isChosen = market == state.market
      var style = theme[isChosen ? Role.tab(market) : .tab]
      style.attributes.remove(.underline)
      frame.write(label, at: Point(x: area.x + (area.width - label.width) / 2, y: rect.y), in: area, style)
    }
    if state.slide == nil {
      // The label was drawn over the underline.
      frame.restyle(area(of: state.market, in: rect), Style(nil, on: nil, theme[Role.tab(state.market)].attributes))
    }
  }

  /// The part of a tab that can be clicked.
  static func area(of market: Market, in rect: Rect) -> Rect {
    let half = rect.width / 2
    return switch market {
    case .rent: Rect(x: rect.x, y: rect.y, width: half, height: rect.height)
    case .buy: Rect(x: rect.x + half, y: rect.y, width: rect.width - half, height: rect.height)
    }
  }
}
