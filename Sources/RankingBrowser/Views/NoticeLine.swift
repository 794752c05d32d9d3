import TerminalUI

/// Says how many towns of the file could not be read, and where the first of them is.
enum NoticeLine {
  static func draw(_ state: BrowserState, _ look: Look, in rect: Rect, into frame: inout Buffer) {
    guard !rect.isEmpty, let first = state.ranking.skipped.first else { return }
    let place = "\(first.path) (\(first.line):\(first.column))"
    let text = look.words.filled(.skipped, state.ranking.skipped.count, text: place)
    NoticeBar.draw(text, look.theme[.notice], look, in: rect, into: &frame)
  }
}
