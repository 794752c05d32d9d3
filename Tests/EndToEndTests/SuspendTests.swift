import Glibc
import TerminalUI
import TestSupport
import Testing

/// The program is stopped and continues.
@Suite(.endToEnd, .timeLimit(.minutes(30)))
struct SuspendTests {
  /// A shell with job control: the program is stopped, and returns after Enter.
  private static let line = """
    set -m
    townranking
    modes >stopped
    echo '[stopped]'
    read answer
    fg >/dev/null
    printf '[status %s]\\n' $?
    """

  @Test("Ctrl-Z returns a clean terminal to the shell, and fg restores the whole screen", arguments: [false, true])
  func controlZ(isResized: Bool) async throws {
    try await inTerminal(Self.line) { terminal in
      try await terminal.shows(frame: "")
      try terminal.press("right")
      try await terminal.shows(frame: "right")
      try terminal.press("ctrl-z")
      let stopped = try await terminal.shows(text: "[stopped]")
      #expect(stopped.contains("[status \(128 + SIGTSTP)]"), "\(stopped)")
      #expect(stopped.modes == Screen.Modes(), "\(stopped)")
      #expect(terminal.folder.text(of: "stopped") == terminal.folder.text(of: "before"))
      if isResized { try terminal.resize(100, 30) }
      try terminal.press("enter")
      let back = try await terminal.shows(frame: "right", "", isResized ? 100 : 80, isResized ? 30 : 24)
      #expect(back.modes.isAlternate && back.modes.reportsMouse)
      try terminal.press("down")
      try await terminal.shows(frame: "right down", "", isResized ? 100 : 80, isResized ? 30 : 24)
      try terminal.press("q")
      let end = try await terminal.shows(text: "[done]")
      #expect(end.contains("[status 0]") && end.modes == Screen.Modes(), "\(end)")
      #expect(terminal.folder.text(of: "after") == terminal.folder.text(of: "before"))
    }
  }

  @Test("what the user sets while it is stopped is what the terminal has in the end, and what it obeys until then")
  func settings() async throws {
    let line = """
      set -m
      townranking
      stty -ixon erase '^H' intr '^G'
      modes >chosen
      echo '[stopped]'
      read answer
      fg >/dev/null
      printf '[status %s]\\n' $?
      """
    try await inTerminal(line) { terminal in
      try await terminal.shows(frame: "")
      try terminal.press("ctrl-z")
      try await terminal.shows(text: "[stopped]")
      try terminal.press("enter")
      try await terminal.shows(frame: "")
      try terminal.press("right")
      try await terminal.shows(frame: "right")
      try terminal.press("ctrl-g")
      let end = try await terminal.shows(text: "[done]")
      #expect(end.contains("[status 130]") && end.modes == Screen.Modes(), "\(end)")
      let chosen = terminal.folder.text(of: "chosen")
      #expect(chosen.contains("intr = ^G") && chosen != terminal.folder.text(of: "before"))
      #expect(terminal.folder.text(of: "after") == chosen)
    }
  }

  @Test("its colours are the same after fg and after Ctrl-L, and the user's palette is left alone")
  func colours() async throws {
    let variables = ["TERM": "xterm-256color"]
    try await inTerminal(Self.line, variables: variables, recordsOutput: true) { terminal in
      /// The characters with their styles. tmux leaves out blanks that were erased rather than written.
      func styled() throws -> [Cell] {
        var screen = ScreenModel(size: Size(width: 80, height: 24))
        let rows = try terminal.tmux.call(["capture-pane", "-p", "-e"]).split(
          separator: "\n", omittingEmptySubsequences: false)
        screen.feed(rows.prefix(24).joined(separator: "\r\n").utf8)
        #expect(screen.unknown == [])
        return (0..<24).flatMap(screen.row).filter { $0.glyph != .space }
      }
      try await terminal.shows(frame: "")
      try terminal.press("right e")
      try await terminal.shows(frame: "right e")
      let before = try styled()
      #expect(Set(before.map(\.style)).count > 10)
      try terminal.press("ctrl-z")
      try await terminal.shows(text: "[stopped]")
      try terminal.press("enter")
      try await terminal.shows("the colours after fg") { _ in try styled() == before }
      let path = try terminal.tmux.call(["display-message", "-p", "#{pane_tty}"]).filter { $0 != "\n" }
      for noise in ["\\033[41m\\033[2J", "\\033[7;4m\\033[9;9Hnoise", "\\033[3;1H\\033[45m\\033[J"] {
        _ = try shell("printf '\(noise)' >\(path)")
        try await terminal.shows("the noise") { _ in try styled() != before }
        try terminal.press("ctrl-l")
        try await terminal.shows("the colours after Ctrl-L") { _ in try styled() == before }
      }
      try terminal.press("q")
      try await terminal.shows(text: "[done]")
      try await terminal.shows("the recorded end") { _ in terminal.outputText.contains("[done]") }
      #expect(!terminal.outputText.contains("\u{1B}]104"))
    }
  }

  @Test("without a shell to continue it, Ctrl-Z does not stop it")
  func withoutJobs() async throws {
    try await inTerminal { terminal in
      try await terminal.shows(frame: "")
      try terminal.press("ctrl-z")
      try await terminal.shows(frame: "right", pressing: "2")
      try terminal.press("q")
      try await terminal.endsTidily(status: 0)
    }
  }

  @Test("stopped by SIGSTOP, it paints over what others wrote meanwhile")
  func continued() async throws {
    try await inTerminal { terminal in
      try await terminal.shows(frame: "")
      let process = try terminal.process()
      #expect(kill(process, SIGSTOP) == 0)
      try await terminal.shows("the stop") { _ in ProcessStatus(process)?.state == "T" }
      let path = try terminal.tmux.call(["display-message", "-p", "#{pane_tty}"]).filter { $0 != "\n" }
      _ = try shell("printf '\\033[5;5Hnoise\\033[20;1Hnoise' >\(path); stty cooked echo <\(path)")
      try await terminal.shows(text: "noise")
      #expect(kill(process, SIGCONT) == 0)
      try await terminal.shows(frame: "")
      try terminal.press("down")
      try await terminal.shows(frame: "down")
      try terminal.press("q")
      try await terminal.ends(status: 0)
    }
  }

  @Test("continued without having stopped, it takes no second screen and restores title and screen once")
  func continuedOnly() async throws {
    let pty = try PseudoTerminal(width: 80, height: 24)
    let folder = try TemporaryFolder()
    let program = try RunningProgram(on: pty.path, in: folder)
    var shown = ""
    func isShown(_ text: String, times: Int) -> Bool {
      shown += String(decoding: pty.shown(), as: UTF8.self)
      return shown.ranges(of: text).count >= times
    }
    #expect(try await Poll.until { isShown("終了", times: 1) })
    for times in 2...4 {
      #expect(kill(program.process, SIGCONT) == 0)
      #expect(try await Poll.until { isShown("終了", times: times) })
    }
    pty.type("q")
    #expect(
      try await Poll.until {
        _ = isShown("終了", times: 0)
        return program.end() != nil
      })
    // What it wrote between the last check and its end.
    _ = isShown("終了", times: 0)
    for sequence in ["?1049h", "22;0;0t", "?1049l", "23;0;0t"] {
      #expect(shown.ranges(of: "\u{1B}[\(sequence)").count == 1, "\(sequence)")
    }
  }

  @Test("ended while stopped, it leaves the shell's terminal alone")
  func endedWhileStopped() async throws {
    try await inTerminal(Self.line) { terminal in
      try await terminal.shows(frame: "")
      try terminal.press("ctrl-z")
      try await terminal.shows(text: "[stopped]")
      #expect(kill(try terminal.process(), SIGTERM) == 0)
      try terminal.press("enter")
      let end = try await terminal.shows(text: "[done]")
      #expect(end.contains("[status 143]") && end.modes == Screen.Modes(), "\(end)")
      #expect(terminal.folder.text(of: "after") == terminal.folder.text(of: "before"))
    }
  }
}
