import Glibc
import TestSupport
import Testing

/// Misbehaving terminals, played by the test.
@Suite(.endToEnd, .timeLimit(.minutes(30)))
struct UnreadTerminalTests {
  /// Starts the program on a large terminal and lets it write more than the terminal accepts.
  private static func stuck(_ pty: PseudoTerminal, _ folder: TemporaryFolder) async throws -> RunningProgram {
    let program = try RunningProgram(on: pty.path, in: folder)
    #expect(try await Poll.until { pty.modes != Self.plain })
    for _ in 0..<4 { pty.type("\u{0C}2\u{0C}1") }
    // Idle for half a second, because nothing is accepted.
    #expect(try await Poll.untilStill(program.process, for: .milliseconds(500)) && program.end() == nil)
    return program
  }

  private static let plain = (try? PseudoTerminal(width: 1, height: 1).modes) ?? []

  @Test(
    "a terminal that stops reading: it waits without processor time, and ends on a signal",
    arguments: [SIGTERM, SIGINT, SIGHUP])
  func stopsReading(signal: Int32) async throws {
    let pty = try PseudoTerminal(width: 300, height: 100)
    let folder = try TemporaryFolder()
    let program = try await Self.stuck(pty, folder)
    let before = ProcessStatus(program.process)
    #expect(try await Poll.holds(for: .seconds(1)) { ProcessStatus(program.process) == before })
    #expect(kill(program.process, signal) == 0)
    #expect(try await Poll.until(within: .seconds(3)) { program.end() != nil })
    #expect(program.end() == 128 + Int(signal))
    #expect(pty.modes == Self.plain)
  }

  @Test(
    "ended in the middle of a frame, it does not leave the terminal waiting for the rest (mode 2026)",
    arguments: [SIGTERM, SIGHUP, SIGSEGV])
  func endsTheFrame(signal: Int32) async throws {
    let (begin, end) = ("\u{1B}[?2026h", "\u{1B}[?2026l")
    // Whether the terminal reads again after the program has given up the frame, and before it has given up the
    // terminal, is up to the machine.
    for _ in 0..<10 {
      let pty = try PseudoTerminal(width: 300, height: 100)
      let folder = try TemporaryFolder()
      let program = try RunningProgram(["--no-animation"], on: pty.path, in: folder)
      #expect(try await Poll.until { pty.modes != Self.plain })
      for _ in 0..<6 {
        // The whole screen, until no more of it is accepted.
        pty.type("\u{0C}")
        #expect(try await Poll.untilStill(program.process, for: .milliseconds(100)))
      }
      #expect(kill(program.process, signal) == 0)
      // It waits for 0.4 s for the frame, and for as long again for what gives the screen back; after a crash it does not
      // wait for the frame.
      let pause = Duration.milliseconds(signal == SIGSEGV ? 100 : 500)
      guard try await Poll.holds(for: pause, { program.end() == nil }) else { continue }
      var shown = ""
      #expect(
        try await Poll.until {
          let hasEnded = program.end() != nil
          shown += String(decoding: pty.shown(), as: UTF8.self)
          return hasEnded
        })
      guard let left = shown.ranges(of: "\u{1B}[?1049l").last, let last = shown.ranges(of: begin).last else { continue }
      let ends = shown[last.upperBound..<left.lowerBound].ranges(of: end).count
      #expect(ends > 0)
      // Of a whole frame there are two: its own, and that for a frame that is cut.
      if ends < 2 { return }
    }
    Issue.record("no frame was cut")
  }

  @Test("a terminal that reads again gets the newest frame, whole")
  func readsAgain() async throws {
    let pty = try PseudoTerminal(width: 300, height: 100)
    let folder = try TemporaryFolder()
    let program = try await Self.stuck(pty, folder)
    pty.type("?")
    var shown = ""
    let isShown = try await Poll.until {
      shown += String(decoding: pty.shown(), as: UTF8.self)
      return shown.contains("この")
    }
    #expect(isShown)
    pty.type("\u{03}")
    #expect(
      try await Poll.until {
        _ = pty.shown()
        return program.end() != nil
      })
    #expect(program.end() == 130)
  }

  @Test(
    "if the other side is closed, even while nothing is accepted, it ends within two seconds", arguments: [false, true])
  func closes(isStuck: Bool) async throws {
    let pty = try PseudoTerminal(width: 300, height: 100)
    let folder = try TemporaryFolder()
    let program = try isStuck ? await Self.stuck(pty, folder) : RunningProgram(on: pty.path, in: folder)
    if !isStuck {
      var shown = ""
      _ = try await Poll.until {
        shown += String(decoding: pty.shown(), as: UTF8.self)
        return shown.contains("終了")
      }
    }
    let ticks = ProcessStatus(program.process)?.ticks ?? 0
    pty.hangUp()
    #expect(
      try await Poll.until(within: .seconds(2)) {
        (ProcessStatus(program.process)?.ticks ?? 0) < ticks + 50 && program.end() != nil
      })
    #expect(program.end() == 128 + Int(SIGHUP))
  }

  @Test("SIGPIPE, and SIGXFSZ under a file size limit, do not affect it", arguments: [SIGPIPE, SIGXFSZ])
  func failedWrites(signal: Int32) async throws {
    try await inTerminal { terminal in
      try await terminal.shows(frame: "")
      for _ in 0..<10 { #expect(kill(try terminal.process(), signal) == 0) }
      try terminal.press("down")
      try await terminal.shows(frame: "down")
      try terminal.press("q")
      try await terminal.endsTidily(status: 0)
    }
  }

  @Test("stopped and continued fifty times while keys arrive, none is lost and the screen is intact")
  func stopsAndContinues() async throws {
    try await inTerminal { terminal in
      try await terminal.shows(frame: "")
      let process = try terminal.process()
      for round in 0..<50 {
        kill(process, SIGSTOP)
        if round % 10 == 0 { try terminal.press("down") }
        kill(process, SIGCONT)
      }
      try await terminal.shows(frame: "down down down down down")
      try terminal.press("q")
      try await terminal.endsTidily(status: 0)
    }
  }
}
