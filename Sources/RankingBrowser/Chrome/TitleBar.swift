import RankingCore
import TerminalUI

/// The title of the ranking, centred. At the right, as room allows: the order of the rows if it is not the default, and
/// that there are other regions, with their keys.
enum TitleBar {
  /// Cells between the title and what is beside it.
  private static let gap = 2

  static func draw(_ state: BrowserState, _ look: Look, in rect: Rect, into frame: inout Buffer) {
    frame.fill(rect, look.theme[.header])
    let order = order(state, look.words)
    var right = rect.maxX - 1
    let title = Text(onScreen: look.words.title(state.title))
    let centred = rect.x + (rect.width - title.width) / 2
    // The title makes room for the order, but not for the regions.
    let regions = regions(state, look.words)
    let regionsX = right - regions.reduce(-1) { $0 + $1.text.width + 1 }
    let orderX = regionsX - (order.width == 0 ? 0 : order.width + gap)
    if !regions.isEmpty, orderX - gap >= centred + title.width {
      right = regionsX - gap
      var x = regionsX
      for (text, role) in regions {
        x += frame.write(text, at: Point(x: x, y: rect.y), in: rect, look.theme[role]) + 1
      }
    }
    if order.width > 0 {
      right -= order.width
      frame.write(order, at: Point(x: right, y: rect.y), in: rect, look.theme[.order])
      right -= gap
    }
    let room = max(right - rect.x - 1, 0)
    let fitted = title.fitted(to: room, mark: look.words.marks.cut)
    let x = min(rect.x + (rect.width - fitted.width) / 2, rect.x + 1 + room - fitted.width)
    frame.write(fitted, at: Point(x: x, y: rect.y), in: rect, look.theme[.title])
  }

  /// Empty for the default order.
  private static func order(_ state: BrowserState, _ words: Words) -> Text {
    state.order == .rank ? Text("") : Text(words.filled(.headerOrder, text: words[state.order.word]))
  }

  /// The keys of the regions: there are always others, the embedded ones.
  private static func regions(_ state: BrowserState, _ words: Words) -> [(text: Text, role: Role)] {
    guard state.loading == nil else { return [] }
    let keys = [-1, 1].compactMap { BrowserKeyMap.key(for: .region(by: $0)) }.map(words.marks.label)
    return [(Text(keys.joined(separator: " ")), .key(state.market)), (Text(words[.headerRegions]), .keyBar)]
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
