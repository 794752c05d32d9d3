import Testing

@testable import RankingCore

@Suite("Movement since last year", .timeLimit(.minutes(10)))
struct RankChangeTests {
  @Test(
    arguments: [
      (true, 3, RankChange.up(3)), (false, 4, .down(4)), (false, 0, .unchanged), (true, 0, .unchanged),
      (nil, nil, .new), (true, nil, .new), (nil, 3, .new), (true, -2, .up(2)), (false, .min, .down(.max)),
    ] as [(Bool?, Int?, RankChange)])
  func isReadFromBothMembers(isUp: Bool?, ranks: Int?, expected: RankChange) {
    #expect(RankChange(isRankUp: isUp, rankFluctuation: ranks) == expected)
  }

  @Test(
    arguments: [
      (RankChange.up(3), 1, 4), (.down(1), 3, 2), (.unchanged, 20, 20), (.new, 5, nil), (.unknown, 5, nil),
      (.down(3), 3, nil),
      (.down(9), 3, nil), (.up(.max), 1, nil), (.down(.max), -9, nil), (.up(191), 19, 210),
    ] as [(RankChange, Int, Int?)])
  func tellsTheRankOfLastYear(change: RankChange, rank: Int, expected: Int?) {
    #expect(change.lastYearRank(from: rank) == expected)
  }

  @Test func marketsHaveEachOther() {
    #expect(Market.rent.other == .buy)
    #expect(Market.buy.other == .rent)
    #expect(Market.allCases.map(\.jsonKey) == ["townRankingsForRent", "townRankingsForBuy"])
    #expect(Market.allCases.map { "\($0.listName)" } == Market.allCases.map(\.jsonKey))
  }
}
