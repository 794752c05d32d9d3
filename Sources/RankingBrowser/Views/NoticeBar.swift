import TerminalUI

/// What was done, or why not, in the key bar's place until the next key.
enum NoticeBar {
  static func draw(_ notice: Notice, _ look: Look, in rect: Rect, into frame: inout Buffer) {
    let style = look.theme[notice.isProblem ? .notice : .done]
    frame.fill(rect, style)
    let text = Text(onScreen: look.words.filled(notice.word, notice.number, text: notice.text))
    frame.write(
      text.fitted(to: max(rect.width - 2, 0), mark: look.theme.marks.cut), at: Point(x: rect.x + 1, y: rect.y),
      in: rect,
      style)
  }
}
