/// The two lists side by side.
public struct Comparison: Hashable, Sendable {
  /// A town that is in both lists.
  public struct Pair: Hashable, Sendable {
    /// Its row in the list to rent.
    public let rent: TownInfo
    /// Its row in the list to buy.
    public let buy: TownInfo

    /// Ranks that it stands higher to buy than to rent; negative if lower.
    public var difference: Int {
      let (ranks, isOverflow) = rent.rank.subtractingReportingOverflow(buy.rank)
      return isOverflow ? (buy.rank < 0 ? .max : .min) : ranks
    }
  }

  /// By the rank to rent.
  public let both: [Pair]
  /// By rank.
  public let onlyRent: [TownInfo]
  /// By rank.
  public let onlyBuy: [TownInfo]
  /// The greatest rank number of both lists; 0 if they are empty.
  public let lastRank: Int

  /// Compares by town name. Where a list has a name twice the first of them is paired; the others stand with the towns
  /// that are in that list only.
  public init(_ data: TownRankingData) {
    var job = ComparisonJob(data)
    job.advance(maximumTowns: .max)
    self = job.comparison ?? Comparison(both: [], onlyRent: [], onlyBuy: [], lastRank: 0)
  }

  init(both: [Pair], onlyRent: [TownInfo], onlyBuy: [TownInfo], lastRank: Int) {
    self.both = both
    self.onlyRent = onlyRent
    self.onlyBuy = onlyBuy
    self.lastRank = lastRank
  }

  /// The towns that are in one list only.
  public func only(_ market: Market) -> [TownInfo] {
    switch market {
    case .rent: onlyRent
    case .buy: onlyBuy
    }
  }

  /// Whether a list has no towns at all.
  public func isEmpty(_ market: Market) -> Bool {
    both.isEmpty && only(market).isEmpty
  }
}
