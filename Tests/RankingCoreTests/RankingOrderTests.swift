import RankingCore
import TestSupport
import Testing

@Suite("Order and leading rows", .timeLimit(.minutes(10)))
struct RankingOrderTests {
  private func ranking(_ ranks: some Sequence<Int>) -> Ranking {
    Ranking(data: TownRankingData(townRankingsForRent: towns(ranks)))
  }

  @Test(arguments: [0, 1, 9, 10, 11, 21, 200])
  func leadingRowsAreThoseUpToRankTen(count: Int) {
    let ranking = ranking(1..<(count + 1))
    #expect(ranking.data[.rent].count == count)
    #expect(ranking.leadingCount(.rent) == min(count, 10))
    #expect(ranking.leadingCount(.buy) == 0)
  }

  @Test(arguments: [
    // Kinki 2023: 21 towns, three of them at rank 19.
    ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 19, 19], 10),
    // Chubu 2023: two at rank 8, none at rank 9.
    ([1, 2, 3, 4, 5, 6, 7, 8, 8, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20], 10),
    ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 13], 12),
    ([1, 2, 9, 11, 12], 3),
    ([11, 12], 0),
    ([7, 7, 7], 3),
  ])
  func tiesAndGapsAreCountedByRank(ranks: [Int], expected: Int) {
    #expect(ranking(ranks).leadingCount(.rent) == expected)
  }

  @Test func unsortedTownsAreOrderedAndTiesStay() {
    let ordered = ranking([3, 1, 2, 1, 3, 1]).data[.rent]
    #expect(ordered.map(\.rank) == [1, 1, 1, 2, 3, 3])
    #expect(ordered.map(\.townName) == ["町1", "町3", "町5", "町2", "町0", "町4"])
  }

  @Test func manyTiesStayInFileOrder() {
    var generator = SplitMix(seed: 7)
    let ranks = (0..<5_000).map { _ in Int.random(in: 1...20, using: &generator) }
    let ordered = ranking(ranks).data[.rent]
    let expected = towns(ranks).enumerated().sorted { ($0.1.rank, $0.0) < ($1.1.rank, $1.0) }.map(\.1)
    #expect(ordered == expected)
  }
}
