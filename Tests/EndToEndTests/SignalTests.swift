import Glibc
import TestSupport
import Testing

/// Signals that end the program.
@Suite(.endToEnd, .timeLimit(.minutes(30)))
struct SignalTests {
  @Test(
    "a signal ends it with its status and restores the terminal",
    arguments: [
      SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGALRM, SIGXCPU, SIGVTALRM, SIGPROF, SIGIO, SIGPWR, SIGSTKFLT, 34, 35,
      50, 64,
    ])
  func ends(signal: Int32) async throws {
    try await inTerminal("ulimit -c 0; townranking") { terminal in
      try await terminal.shows(frame: "")
      #expect(kill(try terminal.process(), signal) == 0)
      try await terminal.endsTidily(status: 128 + Int(signal))
    }
  }

  @Test("it ends by the signal itself, as its parent sees", arguments: [SIGTERM, SIGINT, SIGPROF, 40, 0])
  func endsByIt(signal: Int32) async throws {
    let pty = try PseudoTerminal(width: 80, height: 24)
    let before = pty.modes
    let folder = try TemporaryFolder()
    let program = try RunningProgram(on: pty.path, in: folder)
    var shown = ""
    func isShown(_ text: String) -> Bool {
      shown += String(decoding: pty.shown(), as: UTF8.self)
      return shown.contains(text)
    }
    #expect(try await Poll.until { isShown("終了") })
    if signal == 0 { pty.type("q") } else { kill(program.process, signal) }
    #expect(
      try await Poll.until {
        _ = isShown("")
        return program.end() != nil
      })
    #expect(program.endSignal == signal && pty.modes == before && isShown("\u{1B}[?1049l"))
  }

  @Test(
    "the same with help open, in the middle of a slide, and while a ranking is awaited",
    arguments: ["townranking", "mkfifo pipe; townranking pipe"], ["?", "right", "/", "enter", "L", "F"])
  func endsAnywhere(line: String, key: String) async throws {
    try await inTerminal(line) { terminal in
      try await terminal.shows("the screen") { $0.modes.isAlternate && $0.contains("終了") }
      try terminal.press(key)
      #expect(kill(try terminal.process(), SIGTERM) == 0)
      try await terminal.endsTidily(status: 143)
    }
  }

  @Test("Ctrl-C and Ctrl-backslash at the keyboard", arguments: [("C-c", 130), ("C-\\", 131)])
  func keyboard(key: String, status: Int) async throws {
    try await inTerminal { terminal in
      try await terminal.shows(frame: "")
      try terminal.tmux.call(["send-keys", key])
      try await terminal.endsTidily(status: status)
    }
  }

  @Test("Ctrl-C while an endless ranking is read, and while one is awaited", arguments: [true, false])
  func keyboardWhileReading(isBusy: Bool) async throws {
    let town = Rankings.town(rank: "1", name: "町")
    let writer = isBusy ? "{ printf '{\"townRankingsForRent\": ['; yes \(quoted(town + ",")); }" : "sleep 100"
    // The writer is a background job, which Ctrl-C does not end in such a shell.
    let line = "mkfifo pipe; \(writer) >pipe & townranking --max-bytes 4000000000 pipe; kill $!"
    try await inTerminal(line) { terminal in
      try await terminal.shows("that it is read") { $0.modes.isAlternate && $0.contains("読み込み中") }
      try terminal.press("ctrl-c")
      try await terminal.endsTidily(status: 130)
    }
  }

  @Test("Ctrl-C ends all of a pipeline")
  func pipeline() async throws {
    // Without the wait the shell would end by the signal first, and write to the program's screen.
    let wait = "while kill -0 $(cat pid) 2>/dev/null; do sleep 0.02; done"
    try await inTerminal("sh -c 'echo $$ >other; exec sleep 100' | townranking -; \(wait)") { terminal in
      try await terminal.shows("the loading") { $0.modes.isAlternate && $0.contains("読み込み中") }
      let other = try #require(Int32(terminal.folder.text(of: "other").filter(\.isNumber)))
      try terminal.press("ctrl-c")
      try await terminal.shows("the shell's end") { $0.contains("[done]") && $0.modes == Screen.Modes() }
      #expect(terminal.hasEnded(other))
    }
  }

  @Test("signals ignored at the start stay ignored")
  func ignored() async throws {
    try await inTerminal("trap '' INT HUP; townranking") { terminal in
      try await terminal.shows(frame: "")
      for signal in [SIGINT, SIGHUP] { #expect(kill(try terminal.process(), signal) == 0) }
      try terminal.press("down")
      try await terminal.shows(frame: "down")
      try terminal.press("q")
      try await terminal.endsTidily(status: 0)
    }
  }

  @Test("every mode that was switched on is switched off, in the bytes that were sent", arguments: [SIGTERM, 0])
  func modes(signal: Int32) async throws {
    try await inTerminal(recordsOutput: true) { terminal in
      try await terminal.shows(frame: "")
      if signal == 0 { try terminal.press("q") } else { kill(try terminal.process(), signal) }
      try await terminal.endsTidily(status: signal == 0 ? 0 : 128 + Int(signal))
      try await terminal.shows("the recorded end") { _ in terminal.outputText.contains("[done]") }
      for mode in ["1049", "1000", "1006", "2004", "2026", "2031"] {
        let on = terminal.outputText.ranges(of: "\u{1B}[?\(mode)h")
        let off = terminal.outputText.ranges(of: "\u{1B}[?\(mode)l")
        #expect(!on.isEmpty, "mode \(mode) is not used")
        #expect((on.last?.upperBound).map { end in off.contains { $0.lowerBound >= end } } == true, "\(mode)")
      }
    }
  }
}
