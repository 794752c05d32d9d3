import TerminalUI

/// Says how many towns of the file could not be read, and where the first of them is.
enum NoticeLine {
  static func draw(_ state: BrowserState, _ look: Look, in rect: Rect, into frame: inout Buffer) {
    guard let first = state.ranking.skipped.first, !rect.isEmpty else { return }
    frame.fill(rect, look.theme[.notice])
    let place = "\(first.path) (\(first.line):\(first.column))"
    let text = Text(onScreen: look.words.filled(.skipped, state.ranking.skipped.count, text: place))
    frame.write(
      text.fitted(to: max(rect.width - 2, 0), mark: look.theme.marks.cut), at: Point(x: rect.x + 1, y: rect.y),
      in: rect, look.theme[.notice])
  }
}
