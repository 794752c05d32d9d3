import TerminalUI

/// Draws a panel over the list.
enum PanelView {
  /// - Returns: where the hardware cursor stands: the chosen line, or the panel's corner.
  static func draw(_ panel: Panel, _ state: PanelState, _ look: Look, in area: Rect, into frame: inout Buffer) -> Point
  {
    let theme = look.theme
    let layout = PanelLayout(panel, in: area)
    frame.fill(layout.frame, theme[.panel])
    let title = Text(panel.title).fitted(to: layout.title.width, mark: theme.marks.cut)
    frame.write(title, at: Point(x: layout.title.x, y: layout.title.y), in: layout.title, theme[.panelTitle])
    for (row, line) in panel.header.prefix(layout.header.height).enumerated() {
      draw(line, look, isChosen: false, in: layout.header.row(row), into: &frame)
    }
    var cursor = Point(x: layout.frame.x, y: layout.frame.y)
    for row in 0..<layout.lines.height {
      let index = state.scroll + row
      guard index < panel.count else { break }
      let line = layout.lines.row(row)
      let isChosen = panel.hasChoice && index == state.choice
      if isChosen {
        frame.fill(
          Rect(x: layout.frame.x, y: line.y, width: layout.frame.width, height: 1), theme[.panel, chosen: true])
        frame.write(
          theme.marks.chosen, at: Point(x: layout.frame.x, y: line.y), in: layout.frame,
          theme[.panelKey, chosen: true])
        cursor = Point(x: layout.frame.x, y: line.y)
      }
      draw(panel.line(index), look, isChosen: isChosen, in: line, into: &frame)
    }
    let scrolled = Rect(
      x: layout.frame.x, y: layout.lines.y, width: layout.frame.width, height: layout.lines.height)
    PanelMarks.draw(scroll: state.scroll, lines: panel.count, theme, in: scrolled, into: &frame)
    return cursor
  }

  private static func draw(_ line: PanelLine, _ look: Look, isChosen: Bool, in rect: Rect, into frame: inout Buffer) {
    for (index, piece) in line.pieces.enumerated() {
      let next = line.pieces.indices.contains(index + 1) ? line.pieces[index + 1].x - 1 : rect.width
      let room = min(piece.width ?? next - piece.x, rect.width - piece.x)
      let text = Text(onScreen: piece.text).fitted(to: max(room, 0), mark: look.theme.marks.cut)
      frame.write(
        text, at: Point(x: rect.x + piece.x, y: rect.y), in: rect, look.theme[piece.role, chosen: isChosen])
    }
  }
}
