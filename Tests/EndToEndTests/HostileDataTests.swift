import TestSupport
import Testing

/// Control characters and escape sequences in every text of a ranking: none reaches any output of the program.
@Suite(.endToEnd, .timeLimit(.minutes(30)))
struct HostileDataTests {
  private static let attack =
    #"\u001b]0;owned\u0007\u001b]52;c;b3duZWQ=\u0007\u001b[2J\u009b31m\u0085\u202e\u2066\u2028\u007f\u0000町\r\n"#
  private static let files: [String: [UInt8]] = {
    let town = Rankings.town(rank: "1", name: attack, line: attack)
    let bad = #"{"rank": "\#(attack)", "\#(attack)": 1}"#
    let texts = ["title", "region", "edition"].map { "\"\($0)\": \"\(attack)\"" }.joined(separator: ", ")
    let source = #""source": "https://x/\#(attack)""#
    let json = #"{\#(texts), \#(source), "townRankingsForRent": [\#(town), \#(bad)], "townRankingsForBuy": [\#(town)]}"#
    return ["r.json": Array(json.utf8), "bad.json": Array("{\"\(attack)\": nonsense\u{1B}[2J\u{9B}31m\u{202E}}".utf8)]
  }()

  /// What is left of the file in an output, and of the town that cannot be used in the errors.
  private static let read = ("owned", "townRankingsForRent[1].rank")

  @Test(
    "no control characters are printed, neither in output nor in error messages",
    arguments: [
      ("--plain r.json", read), ("--format tsv r.json", read), ("--format markdown r.json", read),
      ("--format json r.json", read), ("--format tsv r.json r.json", read),
      ("--check r.json", ("townRankingsForRent[1].rank", "")),
      ("--plain bad.json", ("", "nonsense")), ("--check bad.json", ("nonsense", "")),
      ("--print-frame 80x24 r.json", read), ("--print-frame 80x24 --keys enter r.json", read),
      ("--print-frame 80x24 --keys r r.json", read), ("--print-frame 80x24 --keys L r.json", read),
      ("--print-frame 80x24 --keys m r.json", read), ("--print-frame 80x24 --keys o r.json", read),
      ("--print-frame 80x24 --keys f r.json", read),
    ])
  func printed(arguments: String, says: (output: String, errors: String)) throws {
    let finished = try shell("townranking \(arguments)", files: Self.files)
    #expect(finished.status == 1, "\(finished)")
    for (bytes, text) in [(finished.output, says.output), (finished.errors, says.errors)] {
      let said = String(decoding: bytes, as: UTF8.self)
      #expect(text.isEmpty ? said.isEmpty : said.contains(text), "\(finished)")
      #expect(bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x0A || $0 == 0x09 }, "\(finished)")
      #expect(!said.unicodeScalars.contains { Self.acts($0) }, "\(finished)")
    }
  }

  /// C1, the line separators and bidirectional controls.
  private static func acts(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x80..<0xA0, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  @Test("no view sends them to the terminal", arguments: ["enter", "r", "L", "m", "c", "f", "o", "y"])
  func screen(keys: String) async throws {
    try await inTerminal("townranking r.json", files: Self.files, recordsOutput: true) { terminal in
      try await terminal.shows(text: "1/1")
      try terminal.press(keys)
      try terminal.press("ctrl-l q")
      try await terminal.endsTidily(status: 0)
      try await terminal.shows("the recorded end") { _ in terminal.outputText.contains("[done]") }
      for attack in ["\u{1B}]0;", "\u{1B}[2J\u{9B}", "b3duZWQ=\u{7}", "\u{202E}", "\u{2066}", "\u{9B}"] {
        #expect(!terminal.outputText.contains(attack), "\(visible(attack))")
      }
    }
  }
}
