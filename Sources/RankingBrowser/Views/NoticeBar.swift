import TerminalUI

/// What was done, or why not, in the key bar's place until the next key.
enum NoticeBar {
  static func draw(_ notice: Notice, _ look: Look, in rect: Rect, into frame: inout Buffer) {
    let text = look.words.filled(notice.word, notice.number, text: notice.text)
    draw(text, look.theme[notice.isProblem ? .notice : .done], look, in: rect, into: &frame)
  }

  /// A row with a text, cut where it is too long.
  static func draw(_ text: String, _ style: Style, _ look: Look, in rect: Rect, into frame: inout Buffer) {
    frame.fill(rect, style)
    let fitted = Text(onScreen: text).fitted(to: max(rect.width - 2, 0), mark: look.theme.marks.cut)
    frame.write(fitted, at: Point(x: rect.x + 1, y: rect.y), in: rect, style)
  }
}
