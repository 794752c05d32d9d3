/// The two lists side by side.
public struct Comparison: Hashable, Sendable {
  /// A town that is in both lists.
  public struct Pair: Hashable, Sendable {
    /// Its row in the rent list.
    public let rent: TownInfo
    /// Its row in the buy list.
    public let buy: TownInfo

    /// By how many ranks it is higher to buy than to rent; negative if lower.
    public var difference: Int {
      let (ranks, isOverflow) = rent.rank.subtractingReportingOverflow(buy.rank)
      return isOverflow ? (buy.rank < 0 ? .max : .min) : ranks
    }
  }

  /// Ordered by the rank to rent.
  public let both: [Pair]
  /// Ordered by rank.
  public let onlyRent: [TownInfo]
  /// Ordered by rank.
  public let onlyBuy: [TownInfo]
  /// The greatest rank number of both lists; 0 if they are empty.
  public let lastRank: Int

  /// Compares by town name, and by line too where a list has a name more than once. If a list has a town twice, the
  /// first is paired; the others count as towns that are in that list only.
  public init(_ data: TownRankingData) {
    self.init(data, TownNaming(data))
  }

  /// The same with the names of the ranking.
  package init(_ data: TownRankingData, _ naming: TownNaming) {
    var rent = data.townRankingsForRent
    var buy = data.townRankingsForBuy
    rent.orderByRank()
    buy.orderByRank()
    var unpaired = Dictionary(zip(buy.lazy.map(naming.key), buy.indices)) { first, _ in first }
    var isPaired = [Bool](repeating: false, count: buy.count)
    var both: [Pair] = []
    var onlyRent: [TownInfo] = []
    for town in rent {
      if let place = unpaired.removeValue(forKey: naming.key(of: town)) {
        both.append(Pair(rent: town, buy: buy[place]))
        isPaired[place] = true
      } else {
        onlyRent.append(town)
      }
    }
    self.both = both
    self.onlyRent = onlyRent
    onlyBuy = zip(buy, isPaired).filter { !$1 }.map(\.0)
    lastRank = max(rent.last?.rank ?? 0, buy.last?.rank ?? 0)
  }

  /// The towns that are in one list only.
  public func only(_ market: Market) -> [TownInfo] {
    switch market {
    case .rent: onlyRent
    case .buy: onlyBuy
    }
  }

  /// Whether a list has no towns.
  public func isEmpty(_ market: Market) -> Bool {
    both.isEmpty && only(market).isEmpty
  }
}
