import TerminalUI

/// A terminal where the first key crashes the program, for the tests of what happens then (`--crash`).
final class CrashingTerminal: Terminal {
  private let terminal: any Terminal
  private let crash: Crash

  init(_ terminal: any Terminal, _ crash: Crash) {
    self.terminal = terminal
    self.crash = crash
  }

  var size: Size { terminal.size }

  func present(_ frame: Buffer, cursor: Cursor, isPassing: Bool) {
    terminal.present(frame, cursor: cursor, isPassing: isPassing)
  }

  func invalidate() { terminal.invalidate() }

  func nextEvent(watching: [Int32], timeout: Int?) -> Event {
    let event = terminal.nextEvent(watching: watching, timeout: timeout)
    if case .key = event { crash.happen() }
    return event
  }

  func suspend() { terminal.suspend() }

  var hasQueuedEvents: Bool { terminal.hasQueuedEvents }

  func copy(_ text: String) -> Bool { terminal.copy(text) }

  func askForBackground() { terminal.askForBackground() }
}
