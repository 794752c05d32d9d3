import TestSupport
import Testing

/// Values of TERM.
@Suite(.endToEnd, .timeLimit(.minutes(30)))
struct TerminalKindTests {
  @Test(
    "an unknown terminal gets one clear line and status 1",
    arguments: [nil, "", "dumb", "no-such-terminal", "../../etc/passwd", "x\u{1B}[2J" as RawText])
  func unusable(term: RawText?) async throws {
    try await inTerminal(variables: ["TERM": term?.text], recordsOutput: true) { terminal in
      let screen = try await terminal.endsTidily(status: 1)
      #expect(screen.rows[0].hasPrefix("townranking: "), "\(screen)")
      #expect(screen.contains("TERM"), "\(screen)")
      try await terminal.shows("the recorded end") { _ in terminal.outputText.contains("[done]") }
      #expect(terminal.output.filter { $0 == 0x0A }.count == 3, "\(visible(terminal.outputText))")
      #expect(!terminal.output.contains { $0 < 0x20 && $0 != 0x0A && $0 != 0x0D })
    }
  }

  @Test("a pipe needs no terminal", arguments: [nil, "", "dumb", "no-such-terminal"])
  func piped(term: String?) throws {
    let finished = try shell("townranking | cat", variables: ["TERM": term])
    #expect(finished.status == 0 && finished.errors.isEmpty)
    #expect(finished.text.contains("高円寺"))
  }

  @Test(
    "the screen is usable on every terminal",
    arguments: ["vt100", "vt220", "linux", "xterm", "xterm-mono", "xterm-256color", "screen", "rxvt"])
  func usable(term: String) async throws {
    try await inTerminal("townranking --no-animation", variables: ["TERM": term]) { terminal in
      try await browse(terminal)
    }
  }

  @Test("so is a terminal with 24-bit direct colours")
  func directColour() async throws {
    // Not every system has the entry, so it is made here.
    let entry = """
      xterm-direct|24 bits of colour, RGB, colors#0x1000000, pairs#0x7FFF,
        setab=\\E[%?%p1%{8}%<%t4%p1%d%e48:2::%p1%{65536}%/%d:%p1%{256}%/%{255}%&%d:%p1%{255}%&%d%;m,
        setaf=\\E[%?%p1%{8}%<%t3%p1%d%e38:2::%p1%{65536}%/%d:%p1%{256}%/%{255}%&%d:%p1%{255}%&%d%;m,
        setb@, setf@, use=xterm-256color,
      """
    let line = "tic -x -o terms entry 2>complaints; townranking --no-animation"
    let variables = ["TERM": "xterm-direct", "TERMINFO": "terms"]
    let files = ["entry": Array((entry + "\n").utf8)]
    try await inTerminal(line, files: files, variables: variables) { terminal in
      try await browse(terminal)
    }
  }

  private func browse(_ terminal: TestTerminal) async throws {
    try await terminal.shows(frame: "")
    try terminal.press("right e down")
    try await terminal.shows(frame: "right e down")
    try terminal.press("g ?")
    try await terminal.shows(frame: "right e g ?")
    try terminal.resize(50, 15)
    try await terminal.shows(frame: "right e g ?", "", 50, 15)
    try terminal.press("q")
    try await terminal.ends(status: 0)
  }
}
