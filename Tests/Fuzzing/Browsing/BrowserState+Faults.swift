import RankingCore
import TerminalUI
import TestSupport

@testable import RankingBrowser

/// What must hold at any time.
extension BrowserState {
  /// What is wrong with choice and scroll; nil if nothing is.
  var fault: String? {
    let height = max(layout.list.height, 1)
    for market in Market.allCases {
      let layout = listLayout(market)
      let list = lists[market]
      if !(0..<max(layout.itemCount, 1)).contains(list.choice) { return "\(market): choice \(list.choice)" }
      if !(0...layout.maximumScroll(height: height)).contains(list.scroll) { return "\(market): scroll \(list.scroll)" }
      let line = layout.line(of: list.choice) - list.scroll
      if layout.itemCount > 0, !(0..<height).contains(line) { return "\(market): the choice is not seen" }
    }
    switch overlay {
    case .panel(let state): return fault(of: state)
    case .town(let page): return fault(of: page)
    case nil: return nil
    }
  }

  private func fault(of state: PanelState) -> String? {
    let panel = panel(state)
    let height = max(PanelLayout(panel, in: layout.list).lines.height, 1)
    if !(0...max(panel.count - height, 0)).contains(state.scroll) { return "panel: scroll \(state.scroll)" }
    guard panel.hasChoice, panel.count > 0 else { return nil }
    if !(0..<panel.count).contains(state.choice) { return "panel: choice \(state.choice) of \(panel.count)" }
    let isSeen = (state.scroll..<state.scroll + height).contains(state.choice)
    return isSeen ? nil : "panel: line \(state.choice) is chosen and not seen, top \(state.scroll), \(height) lines"
  }

  private func fault(of page: TownPage) -> String? {
    if !towns(page.market).indices.contains(page.town) { return "page: town \(page.town)" }
    let height = TownPageView.panel(in: self).height
    if !(0...max(TownPageView.lineCount - height, 0)).contains(page.scroll) { return "page: scroll \(page.scroll)" }
    return nil
  }

  /// What is wrong with the frame; nil if nothing is.
  func drawingFault(_ look: Look) -> String? {
    let (frame, cursor) = BrowserView.draw(self, look)
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

extension Glyph {
  /// Whether a terminal shows it and does nothing else.
  fileprivate var isTame: Bool {
    if mark == 0, base == 0 || (0x20..<0x7F).contains(base) || (0x3041..<0x9FA6).contains(base) { return true }
    return scalars.allSatisfy { scalar in
      Printable.line(String(scalar)) == String(scalar) || TextWidth.cells(of: scalar) == 0
    }
  }
}
