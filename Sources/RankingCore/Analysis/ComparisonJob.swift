/// The comparing of the two lists of a ranking, which can be done a little at a time.
public struct ComparisonJob: Sendable {
  private let rent: [TownInfo]
  private let buy: [TownInfo]
  /// Whether all names that have been looked at are plain.
  private var isPlain = true
  /// The first place of each name in the list to buy.
  private var places: [TextKey: Int] = [:]
  private var isPaired: [Bool]
  private var both: [Comparison.Pair] = []
  private var onlyRent: [TownInfo] = []
  private var onlyBuy: [TownInfo] = []
  private var progress = 0

  /// Prepares the comparison of lists, which are shared, not copied, where they are ordered by rank.
  public init(_ data: TownRankingData) {
    var rent = data.townRankingsForRent
    var buy = data.townRankingsForBuy
    rent.orderByRank()
    buy.orderByRank()
    self.rent = rent
    self.buy = buy
    isPaired = Array(repeating: false, count: buy.count)
    // To grow while they are filled would take long at once.
    places.reserveCapacity(buy.count)
    both.reserveCapacity(min(rent.count, buy.count))
    onlyRent.reserveCapacity(rent.count)
    onlyBuy.reserveCapacity(buy.count)
  }

  /// Each list is looked at for its names, and then to be compared; that to buy once more for what is left.
  private var total: Int { 2 * rent.count + 3 * buy.count }

  /// How much is done, in hundredths.
  public var percent: Int { total == 0 ? 100 : progress * 100 / total }

  /// The comparison; nil until it is finished.
  public var comparison: Comparison? {
    guard progress == total else { return nil }
    let lastRank = max(rent.last?.rank ?? 0, buy.last?.rank ?? 0)
    return Comparison(both: both, onlyRent: onlyRent, onlyBuy: onlyBuy, lastRank: lastRank)
  }

  /// Looks at so many more towns; each is looked at two or three times.
  public mutating func advance(maximumTowns: Int) {
    let end = progress + min(max(maximumTowns, 0), total - progress)
    let names = rent.count + buy.count
    while progress < end {
      if progress < rent.count {
        look(at: rent[progress])
      } else if progress < names {
        look(at: buy[progress - rent.count])
      } else if progress < names + buy.count {
        place(progress - names)
      } else if progress < 2 * names {
        pair(rent[progress - names - buy.count])
      } else if !isPaired[progress - 2 * names] {
        onlyBuy.append(buy[progress - 2 * names])
      }
      progress += 1
    }
  }

  private mutating func look(at town: TownInfo) {
    if isPlain, !PlainBytes.isPlain(town.townName.utf8Span.span) { isPlain = false }
  }

  private mutating func place(_ index: Int) {
    let key = TextKey(buy[index].townName, isPlain: isPlain)
    if places[key] == nil { places[key] = index }
  }

  private mutating func pair(_ town: TownInfo) {
    if let place = places[TextKey(town.townName, isPlain: isPlain)], !isPaired[place] {
      both.append(Comparison.Pair(rent: town, buy: buy[place]))
      isPaired[place] = true
    } else {
      onlyRent.append(town)
    }
  }
}
