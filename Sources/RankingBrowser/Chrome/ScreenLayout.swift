import TerminalUI

/// Where the parts of the screen are. Parts without room are empty; they are given up in this order: the gaps between
/// cards, the margins, the key bar, the title, the notice, the tabs. The list is always there.
package struct ScreenLayout: Equatable, Sendable {
  /// The title of the ranking: one row at the top.
  package let title: Rect
  /// The two tabs: one row.
  package let tabs: Rect
  /// One row for the number of towns that could not be read; empty if there are none.
  package let notice: Rect
  /// The rows between the tabs and the key bar: the list, what is beside it, and what is open over both.
  package let body: Rect
  /// The list.
  package let list: Rect
  /// The page of the chosen town, at the right of the list; empty if there is none.
  package let side: Rect
  /// What can be pressed: the last row.
  package let keyBar: Rect
  /// Where a prompt is: on the key bar, or on the last line if there is no key bar.
  package let prompt: Rect
  /// Blank lines between cards.
  package let gap: Int

  /// Cells of the screen from which there is room beside the list.
  static let sideFrom = 120
  /// Cells of what is beside the list.
  static let sideWidth = 44

  /// - Parameters:
  ///   - size: the screen in cells.
  ///   - hasNotice: whether there is a line to show between tabs and list.
  ///   - hasSide: whether the page of the chosen town is wanted beside the list, where there is room.
  package init(_ size: Size, hasNotice: Bool = false, hasSide: Bool = false) {
    let height = size.height
    var top = 0
    func take(_ rows: Int) -> Rect {
      defer { top += rows }
      return Rect(x: 0, y: top, width: size.width, height: rows)
    }
    title = take(height >= 7 ? 1 : 0)
    tabs = take(height >= 3 ? 1 : 0)
    notice = take(hasNotice && height >= 6 ? 1 : 0)
    let barHeight = height >= 8 ? 1 : 0
    body = take(height - top - barHeight)
    let side = hasSide && size.width >= Self.sideFrom ? Self.sideWidth : 0
    list = Rect(x: body.x, y: body.y, width: body.width - side, height: body.height)
    self.side = Rect(x: list.maxX, y: body.y, width: side, height: side > 0 ? body.height : 0)
    keyBar = take(barHeight)
    prompt = Rect(x: 0, y: max(height - 1, 0), width: size.width, height: 1).intersection(Rect(size))
    gap = list.height >= 21 ? 1 : 0
  }

  /// Where something is open: a page beside the list, if there is room, and all else over it.
  func area(of panel: PanelState) -> Rect { panel.page != nil && !side.isEmpty ? side : body }
}
