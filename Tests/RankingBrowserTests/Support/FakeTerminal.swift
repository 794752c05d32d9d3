import TerminalUI

/// A terminal without a screen: it plays a script and records calls.
final class FakeTerminal: Terminal {
  struct Step {
    let event: Event
    /// Runs before the event is returned: a new size, bytes that arrive.
    var before: (FakeTerminal) -> Void = { _ in }
  }

  /// The calls, in order: `show 80x24`, `wait 16`, `wait for ever`, `invalidate`, `suspend`, `ask`, `follow`, `copy`.
  private(set) var log: [String] = []
  private(set) var frames: [Buffer] = []
  private(set) var cursors: [Cursor] = []
  private(set) var watched: [[Int32]] = []
  private(set) var copied: [String] = []
  /// Whether it has a clipboard.
  var takesClipboard = true
  let hasQueuedEvents = false
  var size = Size.usual
  private var script: [Step]

  init(_ steps: [Step]) {
    script = steps
  }

  convenience init(_ events: [Event]) {
    self.init(events.map { Step(event: $0) })
  }

  func present(_ frame: Buffer, cursor: Cursor, isPassing: Bool) {
    log.append(isPassing ? "pass \(frame.size.name)" : "show \(frame.size.name)")
    frames.append(frame)
    cursors.append(cursor)
  }

  func invalidate() { log.append("invalidate") }

  func nextEvent(watching: [Int32], timeout: Int?) -> Event {
    log.append(timeout.map { "wait \($0)" } ?? "wait for ever")
    watched.append(watching)
    // A script that does not end the browser would never end the test.
    guard !script.isEmpty else { return .disconnected }
    let step = script.removeFirst()
    step.before(self)
    return step.event
  }

  func suspend() { log.append("suspend") }

  func lend(_ body: () -> Void) {
    log.append("lend")
    body()
    log.append("take")
  }

  func copy(_ text: String) -> Bool {
    log.append("copy")
    if takesClipboard { copied.append(text) }
    return takesClipboard
  }

  func askForBackground() { log.append("ask") }

  func followBackground() { log.append("follow") }
}

extension Event {
  static func press(_ name: Character) -> Event { .key(.character(name)) }
}
