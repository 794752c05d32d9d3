import RankingCore
import Testing

@testable import townranking_bench

@Suite struct TownMakerTests {
  private func bytes(_ towns: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    RankingText.write(towns: towns) { bytes += $0 }
    return bytes
  }

  @Test("the same towns every time")
  func deterministic() {
    #expect(bytes(500) == bytes(500))
    #expect(TownMaker.town(rank: 7, in: .rent) == TownMaker.town(rank: 7, in: .rent))
    #expect(TownMaker.town(rank: 7, in: .rent) != TownMaker.town(rank: 7, in: .buy))
  }

  @Test("the reader reads all of them", arguments: [1, 2, 40, 5_001])
  func readable(towns: Int) throws {
    let ranking = try RankingReader.read(bytes(towns), name: "made")
    #expect(ranking.skipped.isEmpty)
    #expect(ranking.data.townRankingsForRent.count == towns - towns / 2)
    #expect(ranking.data.townRankingsForBuy.count == towns / 2)
    for market in Market.allCases {
      for (index, town) in ranking.data[market].enumerated() {
        #expect(town == TownMaker.town(rank: index + 1, in: market))
      }
    }
  }

  @Test("every kind of movement, and none from a rank that there is not")
  func movements() {
    let towns = (1...2_000).map { TownMaker.town(rank: $0, in: .buy) }
    #expect(towns.contains { $0.change == .new })
    #expect(towns.contains { $0.change == .unchanged })
    #expect(towns.contains { if case .up = $0.change { true } else { false } })
    #expect(towns.contains { if case .down = $0.change { true } else { false } })
    #expect(towns.allSatisfy { $0.change == .new || $0.lastYearRank != nil })
  }

  @Test("a town has about 124 bytes at the ranks of a big file")
  func size() {
    let towns = 100_000
    #expect((120...130).contains(bytes(towns).count / towns))
  }

  @Test("names are of many kinds")
  func names() {
    let names = Set((1...2_000).map { TownMaker.town(rank: $0, in: .rent).townName })
    #expect(names.count > 1_000)
    #expect(names.contains("本厚木"))
  }
}
