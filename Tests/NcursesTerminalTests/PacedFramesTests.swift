import NcursesTerminal
import TerminalUI
import TestSupport
import Testing

extension NcursesTerminalTests {
  private func frame(_ text: String, on terminal: NcursesTerminal) -> Buffer {
    var buffer = Buffer(size: terminal.size)
    buffer.write(text, at: Point(x: 0, y: 0), .plain)
    return buffer
  }

  @Test("an animation runs no faster than the terminal shows it, and the final frame is sent at once")
  func passingFrames() throws {
    let pty = try PseudoTerminal(width: 40, height: 10)
    try NcursesTerminal.run(pty.options) { terminal in
      let cursor = Cursor(at: Point(x: 0, y: 0))
      func pass(_ text: String) { terminal.present(frame(text, on: terminal), cursor: cursor, isPassing: true) }
      pass("1111")
      let first = pty.shown(by: terminal, until: "\u{1B}[5n")
      #expect(first.contains("1111"))
      // Not answered yet: frames are skipped, the newest is kept.
      pass("2222")
      pass("3333")
      #expect(!terminal.isDrained)
      pty.type("\u{1B}[0nx")
      #expect(terminal.nextEvent(watching: [], timeout: 5000) == .key(.character("x")))
      let next = pty.shown(by: terminal, until: "\u{1B}[5n")
      #expect(next.contains("33") && !next.contains("22"), "\(next.debugDescription)")
      pass("4444")
      terminal.present(frame("5555", on: terminal), cursor: cursor)
      let last = pty.shown(by: terminal, until: "5555")
      #expect(!last.contains("4") && !last.contains("[5n"), "\(last.debugDescription)")
      #expect(terminal.isDrained)
    }
  }

  @Test("an unsolicited answer is ignored")
  func status() throws {
    let pty = try PseudoTerminal(width: 40, height: 10)
    try NcursesTerminal.run(pty.options) { terminal in
      pty.type("\u{1B}[0n\u{1B}[3nx")
      #expect(terminal.nextEvent(watching: [], timeout: 5000) == .key(.character("x")))
    }
  }
}
