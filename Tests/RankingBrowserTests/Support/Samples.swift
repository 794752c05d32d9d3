import TestSupport

@testable import RankingCore

typealias Samples = TestSupport.Samples

extension Samples {
  /// 3 of 13 towns could not be read.
  static let skipped: Ranking = {
    var skipped = SkippedTowns()
    for index in 3...5 {
      skipped.record(
        Mismatch(
          path: "townRankingsForBuy[\(index)].rank", line: 40 + index, column: 15, actual: .quote("\"one\""),
          wanted: .wholeNumber(from: 1)))
    }
    return Ranking(
      data: TownRankingData(townRankingsForRent: towns(1...12), townRankingsForBuy: towns(1...9)), skipped: skipped)
  }()
}
