import RankingCore
import Testing

@Suite("A check of the embedded rankings", .timeLimit(.minutes(10)))
struct CheckEmbeddedTests {
  /// Verified by hand: 西川口 rose by 8 to 12 and 小岩 kept 20; 大国町 rose by 4 to 5 and 東三国 fell by 6 to 15.
  static let table: [(String, [String])] = [
    (
      "shutoken",
      [
        "note: townRankingsForRent[11].rankFluctuation (line 84, column 32): 西川口, rank 12: "
          + "2 towns come from rank 20 of last year: 西川口, 小岩",
        "note: townRankingsForBuy[17].availableLine (line 269, column 30): 川口, rank 18: "
          + "\"JR京浜東北・根岸線\" here, \"JR中央線ほか\" in townRankingsForRent[16] (line 115)",
      ]
    ),
    (
      "kinki",
      [
        "note: townRankingsForRent[4].rankFluctuation (line 39, column 32): 大国町, rank 5: "
          + "2 towns come from rank 9 of last year: 大国町, 東三国",
        "note: townRankingsForRent[18].rank (line 134, column 21): 西大路, rank 19: "
          + "3 towns share the rank: 西大路, 西院, 天神橋筋六丁目",
        "note: townRankingsForBuy: the list is empty",
      ]
    ),
    (
      "chubu",
      [
        "note: townRankingsForRent[7].rank (line 57, column 21): 今池, rank 8: 2 towns share the rank: 今池, 一社",
        "note: townRankingsForBuy: the list is empty",
      ]
    ),
  ]

  @Test("reports the expected findings", arguments: table)
  func findings(region: String, says: [String]) throws {
    let region = try #require(EmbeddedRegion(named: region))
    #expect(RankingCheck(region.opening).findings.map(\.description) == says)
    // Their gaps are known, and there is nothing else to note.
    for edition in region.editions where edition != region.opening {
      #expect(RankingCheck(edition).findings == [], "\(edition.name)")
      #expect(RankingCheck(json: edition.bytes).noteCount > 0, "the same as a file has gaps")
    }
  }

  @Test("regions have unique names, in capitals too")
  func names() throws {
    let names = EmbeddedRegion.allCases.flatMap(\.names)
    #expect(Set(names).count == names.count)
    for region in EmbeddedRegion.allCases {
      for name in region.names { #expect(EmbeddedRegion(named: name.uppercased()) == region) }
      #expect(try region.ranking().data.region == region.names.first)
    }
    #expect(["", "首都", "kin", "tokyo "].allSatisfy { EmbeddedRegion(named: $0) == nil })
  }
}
