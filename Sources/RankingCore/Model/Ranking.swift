/// What a reading gives: both lists in order, and what had to be left out.
public struct Ranking: Hashable, Sendable {
  /// The highest rank number that a list shows before it is expanded.
  public static let leadingRank = 10

  /// The lists, ordered by rank. Towns of one rank stand as they stood in the file.
  public private(set) var data: TownRankingData
  /// The towns that could not be used.
  public let skipped: SkippedTowns
  /// What messages call the data: a file name as it was given; empty where there is none.
  public let name: String

  private let leadingRent: Int
  private let leadingBuy: Int

  /// Puts the lists in order.
  public init(data: TownRankingData, skipped: SkippedTowns = SkippedTowns(), name: String = "") {
    var data = data
    data.townRankingsForRent.orderByRank()
    data.townRankingsForBuy.orderByRank()
    self.data = data
    self.skipped = skipped
    self.name = name
    leadingRent = data.townRankingsForRent.countOfRanks(upTo: Self.leadingRank)
    leadingBuy = data.townRankingsForBuy.countOfRanks(upTo: Self.leadingRank)
  }

  /// All rankings that are part of the program, the one of 2021 first. A build with a broken resource, which a test
  /// would find, has fewer.
  public static let embeddedRegions: [Ranking] = EmbeddedRegion.allCases.compactMap { try? $0.ranking() }

  /// The ranking with some of its towns only.
  public func filtered(_ isIncluded: (TownInfo) -> Bool) -> Ranking {
    var data = data
    data.townRankingsForRent.removeAll { !isIncluded($0) }
    data.townRankingsForBuy.removeAll { !isIncluded($0) }
    return Ranking(data: data, skipped: skipped, name: name)
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
    var ranking = try RankingReader.read(EmbeddedRegion.shutoken.bytes, name: EmbeddedRegion.shutoken.sourceName)
    // The published file has towns only.
    ranking.data.title = "住みたい街ランキング2021(首都圏)"
    ranking.data.region = "首都圏"
    ranking.data.edition = "2021"
    ranking.data.source = "https://www.homes.co.jp/cont/s_ranking/shutoken/"
    return ranking
  }
}
