import Glibc
import TestSupport
import Testing

/// The program crashes while it has the terminal.
@Suite(.endToEnd)
struct CrashTests {
  private static let report =
    "townranking: a fault of the program; please report this with the command line and the file"

  /// Ways to crash (`--crash`) and the signals that they end by.
  private static let ways = [("trap", SIGILL), ("abort", SIGABRT), ("segv", SIGSEGV), ("stack", SIGSEGV)]

  @Test("the terminal is given back, one line says where to report, and the status is the signal's", arguments: ways)
  func crash(way: String, signal: Int32) async throws {
    // Nothing in the environment keeps Swift's own report from asking on the terminal what to do.
    try await inTerminal("ulimit -c 0; townranking --crash \(way)", recordsOutput: true) { terminal in
      try await terminal.shows(frame: "")
      try terminal.press("down")
      let screen = try await terminal.endsTidily(status: 128 + Int(signal))
      #expect(
        screen.rows.filter { $0.contains(Self.report) || Self.report.contains($0) && !$0.isEmpty }.count >= 1,
        "\(screen)")
      try await terminal.shows("the recorded end") { _ in terminal.outputText.contains("[done]") }
      for mode in ["1049", "1000", "1006", "2004"] {
        #expect(terminal.outputText.contains("\u{1B}[?\(mode)l"), "\(mode)")
      }
    }
  }

  @Test("the same by a signal from elsewhere", arguments: [SIGSEGV, SIGABRT, SIGILL, SIGBUS, SIGFPE, SIGTRAP])
  func sent(signal: Int32) async throws {
    try await inTerminal("ulimit -c 0; townranking") { terminal in
      try await terminal.shows(frame: "")
      #expect(kill(try terminal.process(), signal) == 0)
      try await terminal.endsTidily(status: 128 + Int(signal))
    }
  }

  @Test("keys from one terminal and the screen on another: both are given back", arguments: ["trap", "abort"])
  func twoTerminals(way: String) async throws {
    let screen = try PseudoTerminal(width: 80, height: 24)
    let before = screen.modes
    try await inTerminal("ulimit -c 0; townranking --crash \(way) >\(screen.path)") { terminal in
      var shown = ""
      #expect(
        try await Poll.until {
          shown += String(decoding: screen.shown(), as: UTF8.self)
          return shown.contains("本厚木") && screen.modes != before
        })
      try terminal.press("down")
      try await terminal.endsTidily(status: 128 + Int(way == "trap" ? SIGILL : SIGABRT))
      #expect(screen.modes == before)
      shown += String(decoding: screen.shown(), as: UTF8.self)
      #expect(shown.ranges(of: "\u{1B}[?1049l").count == 1)
    }
  }

}
