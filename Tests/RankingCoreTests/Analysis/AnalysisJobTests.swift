import RankingCore
import Testing

/// What is worked out a little at a time is what is worked out at once.
@Suite struct AnalysisJobTests {
  private static let data: TownRankingData = {
    let names = ["葛西", "が", "か\u{3099}", "三鷹", "葛西", "蕨"]
    func towns(_ count: Int, _ step: Int) -> [TownInfo] {
      (1...count).map { rank in
        let name = names[rank * step % 6]
        return TownInfo(
          rank: rank, townName: rank % 3 == 0 ? "\(name)\(rank)" : name, isRankUp: true, rankFluctuation: rank % 4,
          availableLine: ["JR中央線ほか", "ＪＲ中央線", "", "東急線"][rank % 4])
      }
    }
    return TownRankingData(townRankingsForRent: towns(50, 1), townRankingsForBuy: towns(70, 5))
  }()

  @Test("a comparison", arguments: [1, 7, 1_000])
  func comparison(slice: Int) {
    var job = ComparisonJob(Self.data)
    var slices = 0
    while job.comparison == nil {
      job.advance(maximumTowns: slice)
      slices += 1
    }
    #expect(job.comparison == Comparison(Self.data))
    #expect(slices == (2 * 50 + 3 * 70 + slice - 1) / slice && job.percent == 100)
  }

  @Test("a table of lines", arguments: [1, 7, 1_000])
  func lines(slice: Int) {
    var job = LineTableJob(Self.data.townRankingsForBuy)
    var slices = 0
    while job.table == nil {
      job.advance(maximumTowns: slice)
      slices += 1
    }
    #expect(job.table == LineTable(Self.data.townRankingsForBuy))
    #expect(slices == (70 + slice - 1) / slice && job.percent == 100)
  }

  @Test("of nothing there is nothing to wait for")
  func nothing() {
    #expect(ComparisonJob(TownRankingData()).comparison == Comparison(TownRankingData()))
    #expect(LineTableJob([]).table == LineTable([]))
  }
}
