import RankingCore
import TerminalUI

/// The title of the ranking, centred. At the right, as room allows: the order of the rows if it is not the default, and
/// that there are other regions, with their keys.
enum TitleBar {
  /// Cells between the title and what is beside it.
  private static let gap = 2

  private struct Piece {
    let text: Text
    let role: Role
    /// The first cell.
    let x: Int
    /// What a click does.
    var click: BrowserCommand?
  }

  static func draw(_ state: BrowserState, _ look: Look, in rect: Rect, into frame: inout Buffer) {
    frame.fill(rect, look.theme[.header])
    for piece in pieces(state, in: rect) {
      frame.write(piece.text, at: Point(x: piece.x, y: rect.y), in: rect, look.theme[piece.role])
    }
  }

  /// What a click does; nil where there is nothing to press.
  static func command(at point: Point, _ state: BrowserState, in rect: Rect) -> BrowserCommand? {
    guard rect.contains(point) else { return nil }
    return pieces(state, in: rect).first { ($0.x..<$0.x + $0.text.width).contains(point.x) }?.click
  }

  private static func pieces(_ state: BrowserState, in rect: Rect) -> [Piece] {
    let words = state.words
    let title = Text(onScreen: words.title(state.title))
    let order = state.order == .rank ? Text("") : Text(words.filled(.headerOrder, text: words[state.order.word]))
    var right = rect.maxX - 1
    var pieces: [Piece] = []
    // The title makes room for the order, but not for the regions.
    let regions = regions(state, endingAt: right)
    if let first = regions.first {
      let left = first.x - gap - (order.width == 0 ? 0 : order.width + gap)
      if left >= rect.x + (rect.width - title.width) / 2 + title.width {
        pieces = regions
        right = first.x - gap
      }
    }
    if order.width > 0 {
      pieces.append(Piece(text: order, role: .order, x: right - order.width))
      right -= order.width + gap
    }
    let room = max(right - rect.x - 1, 0)
    let fitted = title.fitted(to: room, mark: words.marks.cut)
    let x = min(rect.x + (rect.width - fitted.width) / 2, rect.x + 1 + room - fitted.width)
    return [Piece(text: fitted, role: .title, x: x)] + pieces
  }

  /// The keys of the regions: there are always others, the embedded ones. Empty while the first is being read.
  private static func regions(_ state: BrowserState, endingAt end: Int) -> [Piece] {
    guard state.loading == nil else { return [] }
    let words = state.words
    let keys = [-1, 1].map { BrowserCommand.region(by: $0) }.compactMap { command in
      BrowserKeyMap.key(for: command).map { (Text(words.marks.label($0)), Role.key(state.market), command) }
    }
    let parts = keys + [(Text(words[.headerRegions]), .keyBar, .region(by: 1))]
    var x = end - parts.reduce(-1) { $0 + $1.0.width + 1 }
    return parts.map { text, role, command in
      defer { x += text.width + 1 }
      return Piece(text: text, role: role, x: x, click: command)
    }
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
