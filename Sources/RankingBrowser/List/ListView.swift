import RankingCore
import TerminalUI

/// The list of one tab: only the lines inside its window are laid out, however long the list is.
enum ListView {
  /// In cells. On a wider screen the rest stays empty.
  static let maximumWidth = 120

  static func draw(_ state: BrowserState, _ market: Market, _ look: Look, in rect: Rect, into frame: inout Buffer) {
    frame.fill(rect, look.theme[.grid])
    let page = page(in: rect)
    let towns = state.towns(market)
    let list = state.lists[market]
    let layout = state.listLayout(market)
    if let retry = state.retry {
      LoadingView.draw(retry, now: state.now, look, in: rect, into: &frame)
      return
    }
    if let failure = state.failure {
      FailureView.draw(failure, canRetry: state.canRetry, look, in: rect, into: &frame)
      return
    }
    if layout.itemCount == 0 {
      drawEmpty(state, market, look, in: rect, into: &frame)
      return
    }
    let highlighter = state.search.map { Highlighter($0.query) }
    let leading = state.leadingCount(market)
    let metrics = state.metrics[market]
    let cards = RowColumns(width: page.width, metrics: metrics, isLeading: true)
    let rows = RowColumns(width: page.width, metrics: metrics, isLeading: false)
    let isBelowPanel = state.overlay.map { $0.page == nil } ?? false
    for y in 0..<page.height {
      guard let index = layout.index(onLine: list.scroll + y) else { continue }
      let line = page.row(y)
      // A view over the list has a choice of its own; this one beside it would be mistaken for that.
      let isChosen = index == list.choice && !isBelowPanel
      switch layout.item(index) {
      case .row(let row):
        guard let index = state.rows[market][row], towns.indices.contains(index) else { continue }
        let isCard = row < layout.leading
        TownRow(
          town: towns[index], market: market, isCard: isCard, isLeading: index < leading, isChosen: isChosen,
          isFavorite: state.isFavorite(towns[index]), columns: isCard ? cards : rows, highlighter: highlighter
        ).draw(look, in: line, into: &frame)
      case .button:
        ExpandButton.draw(
          market, isExpanded: list.isExpanded, isChosen: isChosen, columns: cards, look, in: line, into: &frame)
      }
    }
  }

  private static func drawEmpty(
    _ state: BrowserState, _ market: Market, _ look: Look, in rect: Rect, into frame: inout Buffer
  ) {
    let hasTowns = PerMarket { !state.towns($0).isEmpty }
    // Towns may still be found.
    if hasTowns[market], state.rowsWork != nil {
      return EmptyView.draw([look.words[.stillSearching]], look, in: rect, into: &frame)
    }
    let empty = EmptyList(market, hasTowns: hasTowns, state.criteria, isPrompting: state.isPrompting)
    let lines = [empty.text(look.words)] + (empty.hint.map { [look.words[$0]] } ?? [])
    EmptyView.draw(lines, look, in: rect, into: &frame)
  }

  /// The part of the screen that the rows use.
  static func page(in rect: Rect) -> Rect {
    rect.centered(width: maximumWidth, height: rect.height)
  }

  /// The place of the hardware cursor: the mark of the chosen row.
  static func cursor(_ state: BrowserState, in rect: Rect) -> Point {
    let list = state.list
    let page = page(in: rect)
    let line = state.listLayout.line(of: list.choice) - list.scroll
    let columns = RowColumns(width: page.width, metrics: state.metrics[state.market], isLeading: true)
    return Point(x: page.x + (columns.mark?.x ?? 0), y: page.y + min(max(line, 0), max(page.height - 1, 0)))
  }
}

/// The page of the chosen tab, or during a slide both pages side by side.
enum PagesView {
  static func draw(_ state: BrowserState, _ look: Look, in rect: Rect, into frame: inout Buffer) {
    guard state.slide != nil else {
      ListView.draw(state, state.market, look, in: rect, into: &frame)
      return
    }
    let offset = Int((state.pagePosition * Double(rect.width)).rounded())
    for (place, market) in Market.allCases.enumerated() {
      var page = Buffer(size: rect.size, style: look.theme.resolved(.grid))
      ListView.draw(state, market, look, in: page.bounds, into: &page)
      frame.draw(page, at: Point(x: rect.x + place * rect.width - offset, y: rect.y), in: rect)
    }
  }
}

/// The message in place of rows, a line each.
enum EmptyView {
  static func draw(_ lines: [String], _ look: Look, in rect: Rect, into frame: inout Buffer) {
    let middle = rect.y + max((rect.height - 1) / 3, 0)
    for (row, line) in lines.enumerated() {
      let text = Text(onScreen: line).fitted(to: rect.width, mark: look.words.marks.cut)
      let point = Point(x: rect.x + (rect.width - text.width) / 2, y: middle + row)
      frame.write(text, at: point, in: rect, look.theme[.empty])
    }
  }
}

/// What is shown in place of the list of a ranking that could not be read: why, as much of it as there is room for.
enum FailureView {
  /// In cells. Longer lines are hard to read.
  private static let maximumWidth = 76

  static func draw(
    _ failure: ReadingFailure, canRetry: Bool, _ look: Look, in rect: Rect, into frame: inout Buffer
  ) {
    let width = min(max(rect.width - 2, 1), maximumWidth)
    let reason = Text(onScreen: failure.texts[look.words.language]).lines(of: width)
    let hint = canRetry ? [Text("")] + Text(look.words[.notReadHint]).lines(of: width) : []
    let lines = Text(look.words[.notRead]).lines(of: width) + [Text("")] + reason + hint
    let block = lines.map(\.width).max() ?? 0
    let top = rect.y + max((rect.height - lines.count) / 3, 0)
    for (row, line) in lines.enumerated() {
      let point = Point(x: rect.x + (rect.width - block) / 2, y: top + row)
      frame.write(line, at: point, in: rect, look.theme[.empty])
    }
  }
}
