import TestSupport
import Testing

/// Files that are not rankings: one line, status 1, and the screen is not touched.
@Suite(.endToEnd, .timeLimit(.minutes(30)))
struct BadFileTests {
  struct File: CustomTestStringConvertible {
    let line: String
    var bytes: [UInt8] = []
    let says: String
    var testDescription: String { line + " " + says }

    init(_ text: String, says: String) {
      self.init(line: "townranking --lang en bad.json", bytes: Array(text.utf8), says: says)
    }

    init(line: String = "townranking --lang en bad.json", bytes: [UInt8] = [], says: String) {
      self.line = line
      self.bytes = bytes
      self.says = says
    }
  }

  private static let files = [
    File("hello", says: "line 1, column 1"), File("{\"a\": 1,\n}", says: "line 2, column 1"),
    File("[]", says: "bad.json"), File("null", says: "bad.json"),
    File(#"{"townRankingsForRent": 5}"#, says: "townRankingsForRent"),
    File(#"{"townRankingsForRent": [{"rank": "one", "townName": "A"}]}"#, says: "townRankingsForRent[0].rank"),
    File("", says: "empty"), File("\u{1B}]0;owned\u{7}", says: "line 1, column 1"),
    File(bytes: Array("{}".utf8).flatMap { [$0, 0] }, says: "UTF-16"),
    File(bytes: [0xFF, 0xFE] + Array("{}".utf8).flatMap { [$0, 0] }, says: "UTF-16"),
    File(bytes: [0xFE, 0xFF, 0, 0x7B, 0, 0x7D], says: "UTF-16"),
    File(bytes: [0x7B, 0xFF, 0x7D], says: "UTF-8"),
    File(line: "mkdir folder; townranking --lang en folder", says: "folder: a directory"),
    File(line: "townranking --lang en <bad.json -", says: "standard input: "),
    File(line: "townranking --lang en missing.json", says: "missing.json: cannot open: No such file"),
    File(line: "townranking --lang en ''", says: "cannot open"),
    File(line: "head -c 3000000 /dev/zero >zero; townranking --lang en zero", says: "U+0000"),
    File(line: "townranking --lang en --max-bytes 3 bad.json", bytes: Array("[1, 2]".utf8), says: "--max-bytes"),
  ]

  @Test("on a terminal", arguments: files)
  func onATerminal(file: File) async throws {
    try await inTerminal(file.line, files: ["bad.json": file.bytes], recordsOutput: true) { terminal in
      try await terminal.endsTidily(status: 1)
      try await terminal.shows("the recorded end") { _ in terminal.outputText.contains("[done]") }
      let text = terminal.outputText
      #expect(text.hasPrefix("townranking: ") && text.contains(file.says), "\(visible(text))")
      #expect(terminal.output.filter { $0 == 0x0A }.count == 3, "\(visible(text))")
      #expect(!terminal.output.contains { $0 < 0x20 && $0 != 0x0A && $0 != 0x0D }, "\(visible(text))")
    }
  }

  @Test("without a terminal", arguments: files)
  func piped(file: File) throws {
    let finished = try shell(file.line, files: ["bad.json": file.bytes])
    #expect(finished.status == 1 && finished.output.isEmpty, "\(finished)")
    #expect(finished.complaint.contains(file.says), "\(finished)")
    #expect(finished.errors.filter { $0 < 0x20 } == [0x0A], "\(finished)")
  }

  @Test("a file without read permission")
  func forbidden() throws {
    // Root may read everything unless it gives that up.
    let drop = "setpriv --bounding-set=-dac_override,-dac_read_search"
    let line = """
      chmod 0 bad.json
      if [ "$(id -u)" = 0 ]; then \(drop) \(quoted(try Program.path())) --lang en bad.json; else townranking --lang en bad.json; fi
      """
    let finished = try shell(line, files: ["bad.json": Rankings.rent(count: 3)])
    #expect(finished.status == 1 && finished.output.isEmpty, "\(finished)")
    #expect(finished.complaint == "townranking: bad.json: cannot open: Permission denied\n")
  }

  @Test("escape sequences in a file name are removed in the message")
  func hostileName() throws {
    let name = "\u{1B}[2J\u{1B}]0;owned\u{7}\u{9B}31m\r\n\u{202E}.json"
    let missing = try shell("townranking --lang en \(quoted(name))")
    let broken = try shell("townranking --lang en \(quoted(name))", files: [name: Array("[".utf8)])
    for finished in [missing, broken] {
      #expect(finished.status == 1)
      #expect(finished.errors.filter { $0 < 0x20 || $0 == 0x7F } == [0x0A], "\(finished)")
      #expect(!finished.complaint.unicodeScalars.contains { (0x80..<0xA0).contains($0.value) || $0 == "\u{202E}" })
    }
  }
}
