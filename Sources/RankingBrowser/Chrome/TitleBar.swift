import RankingCore
import TerminalUI

/// The title of the ranking, centred, with a mark where the list has gaps. At the right, as room allows: the order of the
/// rows if it is not the default, and that there are other years and regions, with their keys.
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
    let order = state.order == .rank ? Text("") : Text(words.filled(.headerOrder, text: words[state.order.word]))
    var right = rect.maxX - 1
    var pieces: [Piece] = []
    // The title makes room for the order, but not for the keys.
    let ordered = order.width == 0 ? 0 : order.width + gap
    let wanted = title(state, within: rect.width - 2).width
    for hasYears in [true, false] {
      let hints = hints(state, endingAt: right, hasYears: hasYears)
      guard let first = hints.first else { continue }
      if first.x - gap - ordered < rect.x + (rect.width - wanted) / 2 + wanted { continue }
      pieces = hints
      right = first.x - gap
      break
    }
    if order.width > 0 {
      pieces.append(Piece(text: order, role: .order, x: right - order.width))
      right -= order.width + gap
    }
    let room = max(right - rect.x - 1, 0)
    let title = title(state, within: room)
    let x = min(rect.x + (rect.width - title.width) / 2, rect.x + 1 + room - title.width)
    pieces.append(Piece(text: title.name, role: .title, x: x))
    if let mark = title.mark { pieces.append(Piece(text: mark, role: .order, x: x + title.width - mark.width)) }
    return pieces
  }

  /// What a ranking is called, and the mark of a list that has gaps, as far as there is room: rather the mark than the
  /// whole title.
  private static func title(
    _ state: BrowserState, within room: Int
  ) -> (name: Text, mark: Text?, width: Int) {
    let words = state.words
    let whole = Text(onScreen: words.title(state.title))
    let names = [whole, Text(onScreen: state.regionName(state.region))]
    let mark = state.gaps.map { Text(words.gaps($0)) }
    if let mark {
      for name in names where name.width + 1 + mark.width <= room { return (name, mark, name.width + 1 + mark.width) }
    }
    // Its region and year say more than the beginning of a title.
    let name = names.first { $0.width <= room } ?? whole.fitted(to: room, mark: words.marks.cut)
    return (name, nil, name.width)
  }

  /// The keys of years and regions. There are always other regions, the embedded ones. Empty while the first is being
  /// read.
  private static func hints(_ state: BrowserState, endingAt end: Int, hasYears: Bool) -> [Piece] {
    guard state.loading == nil else { return [] }
    let words = state.words
    func parts(_ command: (Int) -> BrowserCommand, _ word: Word) -> [(text: Text, role: Role, command: BrowserCommand)]
    {
      let keys = [-1, 1].map(command).compactMap { command in
        BrowserKeyMap.key(for: command).map { (Text(words.marks.label($0)), Role.key(state.market), command) }
      }
      return keys + [(Text(words[word]), .keyBar, command(1))]
    }
    let years = hasYears && state.hasYears ? parts(BrowserCommand.year, .headerYears) : []
    let regions = parts(BrowserCommand.region, .headerRegions)
    let between = years.isEmpty ? 0 : 1
    var x = end - (years + regions).reduce(-1) { $0 + $1.text.width + 1 } - between
    return (years + regions).enumerated().map { index, part in
      if index == years.count { x += between }
      defer { x += part.text.width + 1 }
      return Piece(text: part.text, role: part.role, x: x, click: part.command)
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
