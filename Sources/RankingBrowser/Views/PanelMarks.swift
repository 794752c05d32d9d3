import TerminalUI

/// Marks at a panel's right edge that say that there is more above or below.
enum PanelMarks {
  static func draw(scroll: Int, lines: Int, _ theme: Theme, in panel: Rect, into frame: inout Buffer) {
    let x = panel.maxX - 1
    if scroll > 0 { frame.write(theme.marks.up, at: Point(x: x, y: panel.y), in: panel, theme[.panelKey]) }
    if scroll + panel.height < lines {
      frame.write(theme.marks.down, at: Point(x: x, y: panel.maxY - 1), in: panel, theme[.panelKey])
    }
  }
}
