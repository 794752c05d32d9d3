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
  /// The rows between the tabs and the key bar, whatever is open over the list.
  package let list: Rect
  /// What can be pressed: the last row.
  package let keyBar: Rect
  /// Where a prompt is: on the key bar, or on the last line if there is no key bar.
  package let prompt: Rect
  /// Blank lines between cards.
  package let gap: Int

  /// - Parameters:
  ///   - size: the screen in cells.
  ///   - hasNotice: whether there is a line to show between tabs and list.
  package init(_ size: Size, hasNotice: Bool = false) {
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
    list = take(height - top - barHeight)
    keyBar = take(barHeight)
    prompt = Rect(x: 0, y: max(height - 1, 0), width: size.width, height: 1).intersection(Rect(size))
    gap = list.height >= 21 ? 1 : 0
  }
}
