import RankingCore
import Testing

@testable import townranking

/// What `--version` prints.
@Suite(.timeLimit(.minutes(10))) struct VersionTests {
  @Test("the version, and the editions of the embedded data")
  func text() {
    #expect(Version.text(.japanese) == "townranking \(Version.number) (data: 2018-2026 首都圏; 2023中間 近畿圏, 中部圏)\n")
    #expect(
      Version.text(.english)
        == "townranking \(Version.number) (data: 2018-2026 Greater Tokyo; 2023 interim Greater Osaka, Greater Nagoya)\n"
    )
    #expect(Version.number.wholeMatch(of: /\d+\.\d+\.\d+/) != nil)
    #expect(Version.date.wholeMatch(of: /\d{4}-\d\d-\d\d/) != nil)
  }

  @Test(
    "regions of the same years are listed together, and years in a row by the first and the last",
    arguments: [
      ([], ""), ([("A", ["1"])], "1 A"), ([("A", ["1"]), ("B", ["1"]), ("C", ["1"])], "1 A, B, C"),
      ([("A", ["1"]), ("B", ["2"]), ("C", ["1"])], "1 A, C; 2 B"), ([("A", ["1", "2"])], "1, 2 A"),
      ([("A", ["1", "2", "4"]), ("B", ["4"])], "1-4 A; 4 B"),
    ] as [([(String, [String])], String)])
  func editions(regions: [(String, [String])], text: String) {
    #expect(Version.editions(regions.map { (name: $0.0, editions: $0.1) }) == text)
  }
}
