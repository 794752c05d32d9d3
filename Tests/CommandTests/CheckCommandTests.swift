import RankingBrowser
import RankingCore
import Testing

@testable import townranking

/// What `--check` prints, and its exit status.
@Suite(.timeLimit(.minutes(10))) struct CheckCommandTests {
  private static let note = RankingCheck(
    json: Array(#"{"townRankingsForRent": [{"rank": 1, "townName": "A", "availableLine": ""}]}"#.utf8), name: "a.json")
  private static let error = RankingCheck(
    json: Array(#"{"townRankingsForRent": [{"rank": 1, "townName": "A\u001b[2J", "availableLine": ""}]}"#.utf8),
    name: "b\u{1B}]0;\n.json")

  @Test("notes alone are not a failure")
  func notes() {
    let (text, status) = CheckCommand.report([Self.note], .english)
    #expect(
      text == """
        a.json: note: townRankingsForBuy: the list is missing
        1 ranking checked: 0 errors, 1 note

        """)
    #expect(status == 0)
  }

  @Test("errors are a failure, and no control characters are printed")
  func errors() {
    let (text, status) = CheckCommand.report([Self.note, Self.error], .english)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 5 && lines.last == "")
    #expect(lines[1].hasSuffix("rank 1: has a control character: U+001B"))
    #expect(lines[3] == "2 rankings checked: 1 error, 2 notes")
    #expect(status == 1)
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
  }

  @Test("bad towns that are only counted are a failure too")
  func counted() {
    let towns = [#"{"rank": 1, "townName": "A", "availableLine": ""}"#] + Array(repeating: "0", count: 1_000)
    let check = RankingCheck(
      json: Array("{\"townRankingsForRent\": [\(towns.joined(separator: ","))], \"townRankingsForBuy\": [0]}".utf8),
      name: "c"
    )
    let (text, status) = CheckCommand.report([check], .english)
    #expect(text.hasSuffix("c: error: 901 more towns cannot be used\n1 ranking checked: 1001 errors, 0 notes\n"))
    #expect(status == 1)
  }

  @Test("an error that an option helps with names it")
  func advice() {
    let check = RankingCheck(byteLimit: 3) { () throws(RankingError) in try .open(path: #filePath) }
    #expect(
      CheckCommand.report([check, Self.note], .english).text.hasPrefix(
        "\(#filePath): error: larger than the limit of 3 bytes; --max-bytes raises it\na.json: note: "))
  }

  @Test("the same in Japanese")
  func japanese() {
    let (text, status) = CheckCommand.report([Self.note, Self.error], .japanese)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first == "a.json: 注意: townRankingsForBuy: リストがない")
    #expect(lines.contains { $0.hasSuffix("townRankingsForRent[0].townName (1行目50列目): A▯[2J(1位): 制御文字がある: U+001B") })
    #expect(lines.suffix(2) == ["ランキング2件を検査: 誤り1件、注意2件", ""] && status == 1)
  }

  @Test("clean data have a line too")
  func clean() {
    let town = #"{"rank": 1, "townName": "A", "availableLine": ""}"#
    let check = RankingCheck(
      json: Array("{\"townRankingsForRent\": [\(town)], \"townRankingsForBuy\": [\(town)]}".utf8), name: "d")
    #expect(CheckCommand.report([check], .english) == ("1 ranking checked: 0 errors, 0 notes\n", 0))
  }
}
