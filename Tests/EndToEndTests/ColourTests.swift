import TestSupport
import Testing

/// Whether colours are used.
@Suite(.endToEnd, .timeLimit(.minutes(30)))
struct ColourTests {
  struct Case: CustomTestStringConvertible {
    let options: String
    let variables: [String: String?]
    let isColored: Bool
    var testDescription: String { "\(options) \(variables)" }
  }

  @Test(
    "NO_COLOR and --color decide; the command line takes precedence",
    arguments: [
      Case(options: "", variables: [:], isColored: true),
      Case(options: "", variables: ["NO_COLOR": ""], isColored: true),
      Case(options: "", variables: ["NO_COLOR": "1"], isColored: false),
      Case(options: "--color always", variables: ["NO_COLOR": "1"], isColored: true),
      Case(options: "--color auto", variables: ["NO_COLOR": "1"], isColored: false),
      Case(options: "--color never", variables: [:], isColored: false),
      Case(options: "--theme mono", variables: [:], isColored: false),
      Case(options: "", variables: ["TERM": "xterm-mono"], isColored: false),
    ])
  func colours(test: Case) async throws {
    try await inTerminal("townranking \(test.options)", variables: test.variables, recordsOutput: true) { terminal in
      try await terminal.shows(frame: "")
      try terminal.press("e ?")
      try await terminal.shows(frame: "e ?")
      try terminal.press("q")
      try await terminal.endsTidily(status: 0)
      try await terminal.shows("the recorded end") { _ in terminal.outputText.contains("[done]") }
      #expect(Self.setsColour(terminal.outputText) == test.isColored)
    }
  }

  @Test("with NO_COLOR tmux shows no colour, and the choice is still visible")
  func noColour() async throws {
    try await inTerminal(variables: ["NO_COLOR": "1"]) { terminal in
      try await terminal.shows(frame: "")
      let styled = try terminal.tmux.call(["capture-pane", "-p", "-e"])
      #expect(!Self.setsColour(styled))
      #expect(styled.contains("\u{1B}["))
    }
  }

  @Test("light and dark follow the environment and the option", arguments: ["15;0", "0;15"])
  func background(value: String) async throws {
    try await inTerminal(variables: ["COLORFGBG": value]) { terminal in
      try await terminal.shows(frame: "")
      let styled = try terminal.tmux.call(["capture-pane", "-p", "-e"])
      // The background of the grid: 255 on light, 234 on dark.
      #expect(styled.contains("48;5;\(value == "0;15" ? 255 : 234)"), "\(visible(styled))")
    }
  }

  /// Whether a text sets a colour: 30-38, 40-48, 90-97 or 100-107 in an SGR sequence.
  private static func setsColour(_ text: String) -> Bool {
    text.matches(of: /\u{1B}\[([0-9;:]*)m/).contains { match in
      match.1.split { $0 == ";" || $0 == ":" }.compactMap { Int($0) }.contains {
        (30...38).contains($0) || (40...48).contains($0) || (90...107).contains($0)
      }
    }
  }
}
