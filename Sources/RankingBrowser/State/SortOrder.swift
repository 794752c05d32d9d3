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
  /// Puts indexes of towns, ascending by rank, in order at once. Towns that are alike keep the order of their ranks.
  /// For short lists; a long one is sorted by `SortJob`, with the same result.
  func sorted(_ indexes: [Int32], of towns: [TownInfo]) -> [Int32] {
    if self == .rank { return indexes }
    return isOfTexts
      ? sorted(indexes, of: towns) { text(name(of: $0)) } : sorted(indexes, of: towns) { number(of: $0) }
  }

  /// Whether towns are compared by texts.
  var isOfTexts: Bool {
    switch self {
    case .rank, .climb, .fall, .lastYear: false
    case .line, .reading: true
    }
  }

  /// What a town is compared by where that is a number; nil comes last.
  func number(of town: TownInfo) -> Int? {
    switch self {
    case .climb: Self.movement(town).map(-)
    case .fall: Self.movement(town)
    case .lastYear: town.lastYearRank
    case .rank, .line, .reading: town.rank
    }
  }

  /// The text of a town that says what it is compared by.
  func name(of town: TownInfo) -> String {
    switch self {
    case .reading: town.townName
    case .rank, .climb, .fall, .lastYear, .line: town.availableLine
    }
  }

  /// What is compared where a town has such a text.
  func text(_ name: String) -> String {
    switch self {
    case .reading: Readings.embedded[name]?.kana ?? name
    case .rank, .climb, .fall, .lastYear, .line: name
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
