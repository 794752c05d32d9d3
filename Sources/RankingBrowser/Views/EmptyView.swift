import TerminalUI

/// What a list without rows says.
enum EmptyView {
  static func draw(_ title: String, _ hint: String, _ look: Look, in rect: Rect, into frame: inout Buffer) {
    let middle = rect.y + max((rect.height - 1) / 3, 0)
    for (row, line) in [title, hint].enumerated() {
      let text = Text(line).fitted(to: rect.width, mark: look.theme.marks.cut)
      let point = Point(x: rect.x + (rect.width - text.width) / 2, y: middle + row)
      frame.write(text, at: point, in: rect, look.theme[.empty])
    }
  }
}
