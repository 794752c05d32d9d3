import RankingCore
import Testing

@testable import townranking

/// The lists as fields separated by tabs.
@Suite(.timeLimit(.minutes(10))) struct TabSeparatedTests {
  @Test("a small list as a whole")
  func whole() {
    let towns = [
      Samples.town(1, "本厚木", .up(3), "小田急小田原線"), Samples.town(2, "蕨", .down(1), ""),
      Samples.town(2, "柏", .unchanged, "JR"),
      Samples.town(4, "旭", .new, "JR"), Samples.town(5, "津", .down(9), "JR"),
      Samples.town(6, "柴", .unknown, "JR"),
    ]
    let ranking = Ranking(
      data: TownRankingData(
        townRankingsForRent: towns, townRankingsForBuy: [Samples.town(11, "橋本", .up(31), "JR横浜線ほか")]))
    let expected = [
      ["list", "rank", "town", "movement", "last_year", "line"], ["rent", "1", "本厚木", "+3", "4", "小田急小田原線"],
      ["rent", "2", "蕨", "-1", "1", ""], ["rent", "2", "柏", "0", "2", "JR"], ["rent", "4", "旭", "new", "", "JR"],
      ["rent", "5", "津", "-9", "", "JR"], ["rent", "6", "柴", "", "", "JR"],
      ["buy", "11", "橋本", "+31", "42", "JR横浜線ほか"],
    ]
    #expect(TabSeparated.text(ranking) == expected.map { $0.joined(separator: "\t") + "\n" }.joined())
  }

  @Test("one line per town and six fields per line, whatever the names", arguments: [Samples.hostile, Samples.ties])
  func fields(ranking: Ranking) {
    let text = TabSeparated.text(ranking)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let towns = ranking.data.townRankingsForRent.count + ranking.data.townRankingsForBuy.count
    #expect(lines.count == towns + 2 && lines.last == "")
    for line in lines.dropLast() {
      #expect(line.split(separator: "\t", omittingEmptySubsequences: false).count == 6, "\(line)")
    }
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0 == "\t" || $0.value >= 0x20 })
  }
}

extension Ranking: CustomTestStringConvertible {
  /// The name in test reports.
  public var testDescription: String { "\(data.townRankingsForRent.count) and \(data.townRankingsForBuy.count) towns" }
}
