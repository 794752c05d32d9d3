import TestSupport

@testable import RankingCore

typealias Samples = TestSupport.Samples

extension Samples {
  /// Of some towns the data do not say how they moved: of none to buy.
  static let unknown = Ranking(
    data: TownRankingData(
      townRankingsForRent: [
        town(1, "甲", .unknown, "い線"), town(2, "乙", .new, "ろ線"), town(2, "丙", .unknown, "ろ線"),
        town(4, "丁", .up(3), "は線"),
      ], townRankingsForBuy: [town(1, "甲", .unknown, "い線"), town(2, "戊", .unknown, "は線")]))

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
