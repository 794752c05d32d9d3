/// What a reading gives: both lists in order, and what had to be left out.
public struct Ranking: Hashable, Sendable {
  /// The highest rank number that a list shows before it is expanded.
  public static let leadingRank = 10

  /// The lists, ordered by rank. Towns of one rank stand as they stood in the file.
  public private(set) var data: TownRankingData
  /// The towns that could not be used.
  public let skipped: SkippedTowns

  private let leadingRent: Int
  private let leadingBuy: Int

  /// Puts the lists in order.
  public init(data: TownRankingData, skipped: SkippedTowns = SkippedTowns()) {
    var data = data
    data.townRankingsForRent.orderByRank()
    data.townRankingsForBuy.orderByRank()
    self.data = data
    self.skipped = skipped
    leadingRent = data.townRankingsForRent.countOfRanks(upTo: Self.leadingRank)
    leadingBuy = data.townRankingsForBuy.countOfRanks(upTo: Self.leadingRank)
  }

  /// How many rows have rank 10 or better. With ties this may be more than ten, with gaps fewer.
  public func leadingCount(_ market: Market) -> Int {
    switch market {
    case .rent: leadingRent
    case .buy: leadingBuy
    }
  }

  /// The ranking of 2021 that is part of the program.
  ///
  /// - Throws: what `RankingReader` throws; only a build with a broken resource could.
  public static func embedded() throws(RankingError) -> Ranking {
    var ranking = try RankingReader.read(PackageResources.TownRanking2021_json, name: "the embedded ranking of 2021")
    // The published file has towns only.
    ranking.data.title = "住みたい街ランキング2021(首都圏)"
    ranking.data.region = "首都圏"
    ranking.data.edition = "2021"
    ranking.data.source = "https://www.homes.co.jp/cont/s_ranking/shutoken/"
    return ranking
  }
}
