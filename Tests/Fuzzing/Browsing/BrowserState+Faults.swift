import RankingCore
import TerminalUI
import TestSupport

@testable import RankingBrowser

/// What must hold at any time.
extension BrowserState {
  /// What is wrong with rows, choice and scroll; nil if nothing is.
  var fault: String? {
    let height = max(layout.list.height, 1)
    for market in Market.allCases {
      let layout = listLayout(market)
      let list = lists[market]
      if !(0..<max(layout.itemCount, 1)).contains(list.choice) { return "\(market): choice \(list.choice)" }
      if !(0...layout.maximumScroll(height: height)).contains(list.scroll) { return "\(market): scroll \(list.scroll)" }
      let line = layout.line(of: list.choice) - list.scroll
      if layout.itemCount > 0, !(0..<height).contains(line) { return "\(market): the choice is not seen" }
      if rowsWork == nil, rows[market] != rowsAnew(market) { return "\(market): other rows than are asked for" }
    }
    if isPanelStale { return "a panel is not asked for" }
    return overlay.flatMap { fault(of: $0) ?? $0.page.flatMap(fault) }
  }

  private func rowsAnew(_ market: Market) -> Rows? {
    try? criteria.rows(
      of: towns(market), leading: leadingCount(market), isExpanded: lists[market].isExpanded)
  }

  private func fault(of open: PanelState) -> String? {
    let height = max(overlayHeight, 1)
    let lines = open.panel.lines
    if !(0...max(lines.count - height, 0)).contains(open.scroll) { return "panel: scroll \(open.scroll)" }
    guard open.panel.hasChoice else { return nil }
    if !lines.indices.contains(open.choice) { return "panel: choice \(open.choice) of \(lines.count)" }
    if lines[open.choice].choice == nil { return "panel: line \(open.choice) cannot be chosen" }
    let isSeen = (open.scroll..<open.scroll + height).contains(open.choice)
    return isSeen ? nil : "panel: line \(open.choice) is chosen and not seen, top \(open.scroll), \(height) lines"
  }

  private func fault(of page: TownPage) -> String? {
    if !towns(page.market).indices.contains(page.town) { return "page: town \(page.town)" }
    if page.isShown, rows[page.market][page.row] != page.town { return "page: row \(page.row)" }
    return nil
  }

  /// What is wrong with the lines of the panel that is open, or of the page beside the list; nil if nothing is, or if
  /// they are being worked out.
  var panelFault: String? {
    guard panelTicket == nil, sideTicket == nil else { return nil }
    var state = self
    state.isPanelStale = true
    for case .compute(let request) in state.refreshPanel() {
      let shown = request.kind == .side ? side?.panel : overlay?.panel
      if case .panel(let panel)? = try? request.answer().result, panel != shown { return "an old panel" }
    }
    return nil
  }

  /// What is wrong with the frame; nil if nothing is.
  func drawingFault(_ theme: Theme) -> String? {
    let (frame, cursor) = BrowserView.draw(self, theme)
    if frame.size != size { return "the frame has another size" }
    if let half = frame.brokenHalf { return half }
    for y in 0..<size.height {
      let row = frame.row(y)
      // With whole wide characters, as many cells as columns is as wide as the screen.
      if row.count != size.width { return "row \(y) has \(row.count) cells" }
      if let cell = row.first(where: { !$0.glyph.isTame }) { return "row \(y) has \(cell.glyph.scalars)" }
    }
    let isInside = frame.bounds.contains(cursor.point) || frame.bounds.isEmpty
    return isInside ? nil : "the cursor is at \(cursor.point)"
  }
}

// What answers change.
extension BrowserState {
  /// Whether the answer of a request is waited for.
  func awaits(_ request: WorkRequest) -> Bool {
    switch request.kind {
    case .rows: rowsWork?.ticket == request.ticket
    case .panel: panelTicket == request.ticket
    case .side: sideTicket == request.ticket
    case .changes: changesTicket == request.ticket
    }
  }

  /// Whether two states differ in nothing that an answer could change.
  func shows(theSameAs other: BrowserState) -> Bool {
    rows == other.rows && lists == other.lists && overlay == other.overlay && covered == other.covered
      && rowsWork?.ticket == other.rowsWork?.ticket && panelTicket == other.panelTicket
      && changesTicket == other.changesTicket && side == other.side && sideTicket == other.sideTicket
  }
}

extension Glyph {
  /// Whether a terminal shows it and does nothing else.
  fileprivate var isTame: Bool {
    if mark == 0, base == 0 || (0x20..<0x7F).contains(base) || (0x3041..<0x9FA6).contains(base) { return true }
    return scalars.allSatisfy { scalar in
      Printable.line(String(scalar)) == String(scalar) || TextWidth.cells(of: scalar) == 0
    }
  }
}
