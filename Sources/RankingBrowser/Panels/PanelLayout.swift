import TerminalUI

/// Where a panel stands and what of it is seen.
struct PanelLayout {
  /// Cells at the left and at the right.
  static let padding = 2

  /// Whether there is room for margins beside what lies over the list.
  /// - Parameter width: cells of the screen.
  static func isRoomy(_ width: Int) -> Bool { width >= 44 }

  let frame: Rect
  /// Where pieces are written: inside the padding.
  let content: Rect
  let title: Rect
  let header: Rect
  let lines: Rect

  /// - Parameter area: the list's part of the screen.
  init(_ panel: Panel, in area: Rect) {
    let isRoomy = Self.isRoomy(area.width)
    let outer = isRoomy ? area.inset(horizontally: 2) : area
    // The mark of the chosen line stands before it.
    let padding = isRoomy || panel.hasChoice ? Self.padding : 0
    // A blank column stays for the marks that say that there is more.
    let right = isRoomy ? padding : 1
    let titleHeight = area.height >= 4 ? 1 : 0
    let headerHeight = area.height >= 8 ? panel.header.count : 0
    frame = outer.centered(
      width: panel.width + padding + right, height: titleHeight + headerHeight + panel.count)
    content = Rect(
      x: frame.x + padding, y: frame.y, width: frame.width - padding - right, height: frame.height)
    title = Rect(x: content.x, y: frame.y, width: content.width, height: titleHeight)
    header = Rect(x: content.x, y: title.maxY, width: content.width, height: headerHeight).intersection(frame)
    lines = Rect(x: content.x, y: header.maxY, width: content.width, height: frame.maxY - header.maxY)
  }
}
