import Glibc
import TestSupport
import Testing

/// What a crash leaves behind while a program has the terminal.
@Suite(.endToEnd, .timeLimit(.minutes(30)))
struct CrashTests {
  /// Wide enough for a report in one row.
  private static let width = 120

  /// The report of `Tests/CrashProgram`.
  private static let report = "CrashProgram: this crash is part of a test"

  /// Ways to crash and the resulting signals.
  private static let ways = [("trap", SIGILL), ("abort", SIGABRT), ("segv", SIGSEGV), ("stack", SIGSEGV)]

  /// A line that runs it. Nothing in the environment keeps Swift's own report from prompting on the terminal.
  private static func crashing(_ way: String, _ redirection: String = "") throws -> String {
    let program = quoted(try Program.path(of: "CrashProgram"))
    return "ulimit -c 0; \(program) \(way) \(redirection); printf '[status %s]\\n' $?"
  }

  /// One row is the report and nothing else. It does not begin at the margin if Swift's own message about a trap has
  /// just gone to a terminal where a line feed does not return to the margin.
  private static func expectReport(_ report: String, on screen: Screen, at place: SourceLocation = #_sourceLocation) {
    let rows = screen.rows.map { $0.drop { $0 == " " } }
    #expect(rows.filter { $0 == report }.count == 1, "\(screen)", sourceLocation: place)
  }

  @Test("the terminal is given back, one line reports it, and the status is the signal's", arguments: ways)
  func crash(way: String, signal: Int32) async throws {
    try await inTerminal(try Self.crashing(way), width: Self.width, recordsOutput: true) { terminal in
      try await terminal.shows("the frame") { $0.modes.isAlternate && $0.rows.first == "the next key crashes" }
      try terminal.press("down")
      let screen = try await terminal.endsTidily(status: 128 + Int(signal))
      Self.expectReport(Self.report, on: screen)
      try await terminal.shows("the recorded end") { _ in terminal.outputText.contains("[done]") }
      for mode in ["1049", "1000", "1006", "2004", "2026", "2031"] {
        #expect(terminal.outputText.contains("\u{1B}[?\(mode)l"), "\(mode)")
      }
    }
  }

  @Test(
    "the browser reports what to do, and does the same, when a crash signal comes from another process",
    arguments: [SIGSEGV, SIGABRT, SIGILL, SIGBUS, SIGFPE, SIGTRAP, SIGSYS])
  func sent(signal: Int32) async throws {
    try await inTerminal("ulimit -c 0; townranking", width: Self.width) { terminal in
      try await terminal.shows(frame: "", "", Self.width)
      #expect(kill(try terminal.process(), signal) == 0)
      let screen = try await terminal.endsTidily(status: 128 + Int(signal))
      Self.expectReport(
        "townranking: a fault of the program; please report this with the command line and the file", on: screen)
    }
  }

  @Test("keys from one terminal and the screen on another: both are restored", arguments: ["trap", "abort"])
  func twoTerminals(way: String) async throws {
    let screen = try PseudoTerminal(width: 80, height: 24)
    let before = screen.modes
    try await inTerminal(try Self.crashing(way, ">\(screen.path)"), width: Self.width) { terminal in
      var shown = ""
      #expect(
        try await Poll.until {
          shown += String(decoding: screen.shown(), as: UTF8.self)
          return shown.contains("the next key crashes") && screen.modes != before
        })
      try terminal.press("down")
      let keys = try await terminal.endsTidily(status: 128 + Int(way == "trap" ? SIGILL : SIGABRT))
      Self.expectReport(Self.report, on: keys)
      #expect(screen.modes == before)
      shown += String(decoding: screen.shown(), as: UTF8.self)
      #expect(shown.ranges(of: "\u{1B}[?1049l").count == 1)
    }
  }
}
