import RankingCore
import TestSupport
import Testing

@Suite("A check of texts", .timeLimit(.minutes(10)))
struct CheckTextTests {
  static let faults: [(RawText, String)] = [
    ("A\\u001b[2J", "error: {}has a control character: U+001B"),
    ("A\\tB\\n", "error: {}has a control character: U+0009, 2 such characters"),
    ("A\u{85}", "error: {}has a control character: U+0085"),
    ("A\u{2028}B", "error: {}has a control character: U+2028 (LINE SEPARATOR)"),
    ("\u{202E}A", "error: {}has a character that turns text around: U+202E (RIGHT-TO-LEFT OVERRIDE)"),
    ("A\u{200E}", "error: {}has a character that turns text around: U+200E (LEFT-TO-RIGHT MARK)"),
    (
      "\u{2066}A\u{2069}",
      "error: {}has a character that turns text around: U+2066 (LEFT-TO-RIGHT ISOLATE), 2 such characters"
    ),
    ("A\u{200B}B", "error: {}has a character without width: U+200B (ZERO WIDTH SPACE)"),
    ("A\u{FEFF}", "error: {}has a character without width: U+FEFF (ZERO WIDTH NO-BREAK SPACE)"),
    ("A\u{00AD}B", "error: {}has a character without width: U+00AD (SOFT HYPHEN)"),
    ("ＪＲ線", "note: {}has full-width letters or digits: \"ＪＲ線\""),
    ("２番", "note: {}has full-width letters or digits: \"２番\""),
    ("ﾎﾝｱﾂｷﾞ", "note: {}has half-width kana: \"ﾎﾝｱﾂｷﾞ\""),
    ("か\u{3099}", "note: {}has a mark apart from its letter (NFD): \"か\u{3099}\""),
    ("o\u{304}miya", "note: {}has a mark apart from its letter (NFD): \"o\u{304}miya\""),
    ("A ", "note: {}has blanks around it: \"A \""), ("\u{3000}A", "note: {}has blanks around it: \"\u{3000}A\""),
    (
      RawText(String(repeating: "Ａ", count: 40)),
      "note: {}has full-width letters or digits: \"\(String(repeating: "Ａ", count: 40))\""
    ),
    (
      RawText(String(repeating: "Ａ", count: 41)),
      "note: {}has full-width letters or digits: \"\(String(repeating: "Ａ", count: 40))…\""
    ),
  ]

  @Test("faults of a line", arguments: faults)
  func line(raw: RawText, says: String) {
    let place = "townRankingsForRent[0].availableLine (line 2, column 47): 街, rank 1: "
    #expect(check(checkedRanking(rent: [checkedTown(1, "街", line: raw.text)])) == [says.replacing("{}", with: place)])
  }

  @Test("the same in a town's name", arguments: faults)
  func name(raw: RawText, says: String) throws {
    let town = checkedTown(1, raw.text)
    let findings = RankingCheck(json: Array(checkedRanking(rent: [town]).utf8), name: "").findings
    let finding = try #require(findings.first)
    #expect(findings.count == 1 && says.hasPrefix("\(finding.severity)"))
    #expect(finding.path == "townRankingsForRent[0].townName" && finding.line == 2 && finding.column == 25)
    #expect(says.hasSuffix(finding.text.split(separator: ": ", maxSplits: 1).last ?? "-"))
    #expect(!finding.description.contains("\n"))
  }

  @Test("texts at the root are checked too")
  func root() {
    let texts = "{\n\"title\": \"A\\u0007\",\n \"region\": \"ok\", \"source\": \" x\","
    let text = texts + checkedRanking(rent: [checkedTown(1, "A")]).dropFirst()
    #expect(
      check(text) == [
        "error: title (line 2, column 1): has a control character: U+0007",
        "note: source (line 3, column 18): has blanks around it: \" x\"",
      ])
  }

  @Test(
    "usual texts pass",
    arguments: ["", "JR京浜東北・根岸線ほか", "Osaka Metro御堂筋線", "（仮）〜「々ヶ谷」ー", "葛󠄀飾", "Ōmiya", "é", "①", "東京 メトロ", "가"])
  func usual(text: String) {
    #expect(check(checkedRanking(rent: [checkedTown(1, "A", line: text)])) == [])
  }
}
