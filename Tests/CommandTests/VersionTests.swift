import RankingCore
import Testing

@testable import townranking

/// What `--version` prints.
@Suite(.timeLimit(.minutes(10))) struct VersionTests {
  @Test("the version, and the editions of the embedded data")
  func text() {
    #expect(Version.text(.japanese) == "townranking \(Version.number) (data: 2021 首都圏; 2023中間 近畿圏, 中部圏)\n")
    #expect(
      Version.text(.english)
        == "townranking \(Version.number) (data: 2021 Greater Tokyo; 2023 interim Greater Osaka, Greater Nagoya)\n")
    #expect(Version.number.wholeMatch(of: /\d+\.\d+\.\d+/) != nil)
    #expect(Version.date.wholeMatch(of: /\d{4}-\d\d-\d\d/) != nil)
  }

  @Test(
    "regions of one edition are listed together",
    arguments: [
      ([], ""), ([("A", "1")], "1 A"), ([("A", "1"), ("B", "1"), ("C", "1")], "1 A, B, C"),
      ([("A", "1"), ("B", "2"), ("C", "1")], "1 A, C; 2 B"), ([("A", nil), ("B", nil)], "A, B"), ([(nil, "1")], "1"),
      ([(nil, nil)], ""), ([(nil, nil), ("A", "1")], "1 A"), ([("A", "1"), (nil, "1")], "1 A"),
    ] as [([(String?, String?)], String)])
  func editions(rankings: [(String?, String?)], text: String) {
    #expect(Version.editions(rankings.map { TownRankingData(region: $0.0, edition: $0.1) }) == text)
  }
}
