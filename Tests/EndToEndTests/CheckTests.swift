import Testing

/// `--check` as a user calls it.
@Suite(.endToEnd, .timeLimit(.minutes(30)))
struct CheckTests {
  private static let files: [String: [UInt8]] = [
    "good.json": Rankings.list([Rankings.town(rank: "1", name: "町")]),
    "bad.json": Rankings.list([Rankings.town(rank: "0", name: "町"), Rankings.town(rank: "1", name: #"\u001b[2J町"#)]),
    "none.json": Array("oops".utf8),
  ]

  @Test(
    "the status and the last line",
    arguments: [
      ("townranking --lang en --check", 0, "11 rankings checked: 0 errors, 7 notes"),
      ("townranking --lang en --check --region kinki", 0, "1 ranking checked: 0 errors, 3 notes"),
      ("townranking --lang en --check good.json", 0, "1 ranking checked: 0 errors, 1 note"),
      ("townranking --lang en --check bad.json", 1, "1 ranking checked: 2 errors, 1 note"),
      ("townranking --lang en --check good.json none.json", 1, "2 rankings checked: 1 error, 1 note"),
      ("townranking --lang en --check - <good.json", 0, "1 ranking checked: 0 errors, 1 note"),
      ("cat none.json | townranking --lang en --check good.json -", 1, "2 rankings checked: 1 error, 1 note"),
      ("townranking --lang en --check missing.json", 1, "1 ranking checked: 1 error, 0 notes"),
    ])
  func status(line: String, status: Int, summary: String) throws {
    let finished = try shell(line, files: Self.files)
    #expect(finished.status == status && finished.errors.isEmpty, "\(finished)")
    #expect(finished.lines.last.map(String.init) == summary, "\(finished)")
    #expect(finished.output.allSatisfy { $0 == 0x0A || $0 >= 0x20 && $0 != 0x7F }, "\(finished)")
  }

  @Test("a report in Japanese by default, and in English")
  func languages() throws {
    let japanese = try shell("townranking --check bad.json - <none.json", files: Self.files)
    #expect(
      japanese.status == 1 && japanese.lines.first?.hasPrefix("bad.json: 誤り: townRankingsForRent[0].rank (") == true)
    #expect(japanese.text.contains("\n標準入力: 誤り: 1行目1列目: 'oops' がある。"), "\(japanese)")
    let english = try shell("townranking --check bad.json --lang en - <none.json", files: Self.files)
    #expect(english.lines.first?.hasPrefix("bad.json: error: townRankingsForRent[0].rank (line ") == true, "\(english)")
    #expect(japanese.lines.count == english.lines.count)
  }

  @Test("on a terminal the report is the same, without a screen")
  func terminal() async throws {
    try await inTerminal("townranking --lang en --check good.json", files: Self.files, recordsOutput: true) {
      terminal in
      let screen = try await terminal.endsTidily(status: 0)
      #expect(screen.contains("good.json: note: townRankingsForBuy: the list is empty"), "\(screen)")
      #expect(!terminal.output.contains(0x1B))
    }
    try await inTerminal("townranking --lang en --check -") { try await $0.endsTidily(status: 2) }
  }

  @Test("a report that cannot be written is an error")
  func full() throws {
    #expect(try shell("townranking --lang en --check >/dev/full").status == 1)
  }
}
