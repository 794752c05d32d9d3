extension [TownInfo] {
  /// Orders the towns by rank; towns of one rank keep their order.
  mutating func orderByRank() {
    let isOrdered = zip(self, dropFirst()).allSatisfy { $0.rank <= $1.rank }
    // Files are in order nearly always: then nothing is copied.
    guard !isOrdered else { return }
    self = stablySorted { $0.rank.isBefore($1.rank) }
  }

  /// How many towns of an ordered list have a rank up to `rank`: a binary search.
  func countOfRanks(upTo rank: Int) -> Int {
    var lower = startIndex
    var upper = endIndex
    while lower < upper {
      let middle = lower + (upper - lower) / 2
      if self[middle].rank <= rank {
        lower = middle + 1
      } else {
        upper = middle
      }
    }
    return lower - startIndex
  }
}
