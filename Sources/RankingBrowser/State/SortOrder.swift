import RankingCore

/// The order of the rows.
package enum SortOrder: String, CaseIterable, Sendable {
  case rank, climb, fall, lastYear, line, reading

  /// The one behind it, or before; round and round.
  func next(by step: Int) -> SortOrder {
    let all = Self.allCases
    let index = (all.firstIndex(of: self) ?? 0) + step
    return all[(index % all.count + all.count) % all.count]
  }

  var word: Word {
    switch self {
    case .rank: .orderRank
    case .climb: .orderClimb
    case .fall: .orderFall
    case .lastYear: .orderLastYear
    case .line: .orderLine
    case .reading: .orderReading
    }
  }
}

extension SortOrder {
  /// Puts indexes of towns, ascending by rank, in order. Towns that are alike keep the order of their ranks.
  func sorted(_ indexes: [Int32], of towns: [TownInfo]) -> [Int32] {
    switch self {
    case .rank: indexes
    case .climb: sorted(indexes, of: towns) { Self.movement($0).map(-) }
    case .fall: sorted(indexes, of: towns) { Self.movement($0) }
    case .lastYear: sorted(indexes, of: towns) { $0.lastYearRank }
    case .line: sorted(indexes, of: towns) { $0.availableLine }
    case .reading: sorted(indexes, of: towns) { Readings.embedded[$0.townName]?.kana ?? $0.townName }
    }
  }

  /// Ranks climbed, negative if fallen; nil for a town that is new.
  private static func movement(_ town: TownInfo) -> Int? {
    switch town.change {
    case .up(let ranks): ranks
    case .down(let ranks): -ranks
    case .unchanged: 0
    case .new: nil
    }
  }

  /// By a key that is worked out once a town; those without one come last.
  private func sorted<SortKey: Comparable>(
    _ indexes: [Int32], of towns: [TownInfo], by key: (TownInfo) -> SortKey?
  ) -> [Int32] {
    let keyed = indexes.map { index in
      (index: index, key: towns.indices.contains(Int(index)) ? key(towns[Int(index)]) : nil)
    }
    return keyed.sorted { first, second in
      switch (first.key, second.key) {
      case (let first?, let second?) where first != second: first < second
      case (nil, _?): false
      case (_?, nil): true
      default: first.index < second.index
      }
    }.map(\.index)
  }
}
