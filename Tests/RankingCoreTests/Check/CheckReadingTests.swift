import RankingCore
import Testing

@Suite("A check of data that cannot be read", .timeLimit(.minutes(10)))
struct CheckReadingTests {
  static let table: [(String, [String])] = [
    ("", ["error: line 1, column 1: found nothing (the data are empty), expected a ranking ('{')"]),
    ("[]", ["error: line 1, column 1: found a list, expected a ranking ('{')"]),
    ("{}", ["error: line 1, column 3: found neither list, expected \"townRankingsForRent\" or \"townRankingsForBuy\""]),
    (
      "{\"townRankingsForRent\": [1,\n \"A\"]}",
      [
        "error: townRankingsForRent[0] (line 1, column 26): found 1, expected a town ('{')",
        "error: townRankingsForRent[1] (line 2, column 2): found \"A\", expected a town ('{')",
      ]
    ),
    (
      "{\"townRankingsForRent\": [1,\n oops",
      [
        "error: townRankingsForRent[0] (line 1, column 26): found 1, expected a town ('{')",
        "error: line 2, column 2: found 'oops', expected a town ('{')",
      ]
    ),
    (
      checkedRanking(rent: [checkedTown(1, "A"), "{\"rank\": 0}", checkedTown(2, "A")]),
      [
        "error: townRankingsForRent[1].rank (line 3, column 10): found 0, expected a whole number from 1",
        "error: townRankingsForRent[2].townName (line 4, column 25): A, rank 2: "
          + "already in this list: townRankingsForRent[0] (line 2), rank 1",
      ]
    ),
    (
      checkedRanking(rent: ["null"]),
      ["error: townRankingsForRent[0] (line 2, column 1): found null, expected a town ('{')"]
    ),
    ("{\"townRankingsForRent\": [\n" + checkedTown(1, "A") + "]}", ["note: townRankingsForBuy: the list is missing"]),
    (
      checkedRanking(rent: ["A", "B"].enumerated().map { "{\"ward\": 1, " + checkedTown($0 + 1, $1).dropFirst() }),
      ["note: townRankingsForRent (line 2, column 2): \"ward\" is no member of a town (2 times)"]
    ),
    (
      "{\"a\\u001bb\": [],\n" + checkedRanking(rent: [checkedTown(1, "A")]).dropFirst(),
      ["note: line 1, column 2: \"a\\u001bb\" is no member of a ranking"]
    ),
  ]

  @Test("the reader's message, and other findings", arguments: table)
  func reading(text: String, says: [String]) {
    #expect(check(text) == says)
  }

  @Test("of many bad towns the first hundred are listed, and all are counted")
  func many() {
    let towns = [checkedTown(1, "A")] + Array(repeating: "0", count: 150)
    let check = RankingCheck(json: Array(checkedRanking(rent: towns).utf8), name: "data.json")
    #expect(check.findings.count == 101 && check.errorCount == 150 && check.noteCount == 0)
    #expect(check.findings.last?.description == "error: 50 more towns cannot be used")
  }

  @Test("a missing file, a folder, and a file that is too large")
  func files() {
    let path = #filePath
    let folder = path.split(separator: "/").dropLast().map { "/" + $0 }.joined()
    for (path, limit, says) in [
      (path + ".missing", 1, "cannot open: No such file or directory"),
      (folder, 1, "a directory, not a file; name a JSON file in it"),
      (path, 3, "larger than the limit of 3 bytes"),
    ] {
      let check = RankingCheck(byteLimit: limit) { () throws(RankingError) in try .open(path: path) }
      #expect(check.name == path && check.findings.map(\.description) == ["error: " + says])
    }
  }

  @Test("a file is checked like its bytes")
  func file() throws {
    let resources = #filePath.split(separator: "/").dropLast(4).map { "/" + $0 }.joined() + "/Resources"
    let check = RankingCheck { () throws(RankingError) in try .open(path: resources + "/TownRanking2021.json") }
    let edition = try #require(EmbeddedRegion.allCases.first?.opening)
    #expect(check.findings == RankingCheck(edition).findings)
    #expect(check.findings.count == 2)
  }
}
