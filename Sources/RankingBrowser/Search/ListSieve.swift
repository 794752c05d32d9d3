import RankingCore

/// The towns of a list that are favourites, or of a line, looked for a little at a time.
struct ListSieve: Sendable {
  /// What towns have to be.
  struct Criteria: Equatable, Sendable {
    /// Names of towns; nil for all.
    var favorites: Set<String>?
    var line: LineFilter?

    var isNothing: Bool { favorites == nil && line == nil }
  }

  /// So many towns are looked at within a key press, or between two.
  static let townsAtOnce = 60_000

  private var criteria = Criteria()
  private var favorites: FavoriteMatcher?
  private var line: LineMatcher?
  /// The towns found so far, as ascending indexes of the list.
  private var found: [Int32] = []
  private var progress = 0
  private var total = 0

  /// The towns found so far; nil where all are wanted.
  var towns: [Int32]? { criteria.isNothing ? nil : found }

  var isFinished: Bool { progress == total }

  /// How much is done, in hundredths.
  var percent: Int { total > 0 ? progress * 100 / total : 100 }

  /// Begins to look, unless that was begun.
  mutating func look(for criteria: Criteria, in towns: [TownInfo]) {
    guard criteria != self.criteria else { return }
    let isLess = isLess(criteria)
    self.criteria = criteria
    favorites = criteria.favorites.map { FavoriteMatcher($0) }
    line = criteria.line.map { LineMatcher($0) }
    if isLess, let favorites {
      found.removeAll { !towns.indices.contains(Int($0)) || !favorites.includes(towns[Int($0)]) }
    } else {
      found = []
      progress = 0
      total = criteria.isNothing ? 0 : towns.count
      advance(maximumTowns: Self.townsAtOnce, in: towns)
    }
  }

  /// Whether the towns are among those that were found already: a favourite was dropped.
  private func isLess(_ other: Criteria) -> Bool {
    guard let now = criteria.favorites, let next = other.favorites, criteria.line == other.line else { return false }
    return found.count <= Self.townsAtOnce && next.isSubset(of: now)
  }

  /// Looks at so many more towns of the list, which is the one that it began with.
  mutating func advance(maximumTowns: Int, in towns: [TownInfo]) {
    let end = progress + min(maximumTowns, total - progress)
    for index in progress..<end where towns.indices.contains(index) && includes(towns[index]) {
      found.append(Int32(truncatingIfNeeded: index))
    }
    progress = end
  }

  private mutating func includes(_ town: TownInfo) -> Bool {
    if let favorites, !favorites.includes(town) { return false }
    return line?.includes(town) ?? true
  }
}
