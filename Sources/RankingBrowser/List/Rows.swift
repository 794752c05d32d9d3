import RankingCore

/// Which towns of a list are shown and in which order.
package struct Rows: Equatable, Sendable {
  private enum Content: Equatable {
    /// The first N towns in the order of the list.
    case leading(Int)
    case chosen([Int32])
  }

  private let content: Content
  /// How many of the rows, from the first, are drawn as cards.
  package let leadingCount: Int
  /// Whether a search, a line or the favourites leave out towns: then there is no button for ranks 11+.
  package let isNarrow: Bool

  /// The first towns in the order of the list.
  init(first count: Int, leadingCount: Int) {
    content = .leading(count)
    self.leadingCount = min(leadingCount, count)
    isNarrow = false
  }

  /// Some towns of a list in an order of their own.
  /// - Parameter leadingCount: how many rows, from the first, are cards.
  init(_ indexes: [Int32], leadingCount: Int, isNarrow: Bool) {
    content = .chosen(indexes)
    self.leadingCount = leadingCount
    self.isNarrow = isNarrow
  }

  /// How many rows are shown.
  package var count: Int {
    switch content {
    case .leading(let count): count
    case .chosen(let indexes): indexes.count
    }
  }

  /// The index in the list of the town in a row; nil after the last.
  package subscript(row: Int) -> Int? {
    guard row >= 0 else { return nil }
    return switch content {
    case .leading(let count): row < count ? row : nil
    case .chosen(let indexes): indexes.indices.contains(row) ? Int(indexes[row]) : nil
    }
  }

  /// The row of a town, by the town's index in the list.
  package func row(of town: Int) -> Int? {
    switch content {
    case .leading(let count): town < count ? town : nil
    case .chosen(let indexes): indexes.firstIndex(of: Int32(clamping: town))
    }
  }

  /// The towns with the lowest ranks, ordered by rank; towns of equal rank keep the order of the rows.
  ///
  /// - Parameters:
  ///   - limit: the most towns to return.
  ///   - towns: the list, which is ordered by rank.
  func leading(_ limit: Int, of towns: [TownInfo]) -> [TownInfo] {
    var kept: [(index: Int, rank: Int)] = []
    for row in 0..<count {
      guard let index = self[row], towns.indices.contains(index) else { continue }
      let worst = kept.count == limit ? kept.last : nil
      // Later towns of the list have no better rank.
      if let worst, index > worst.index { continue }
      let rank = towns[index].rank
      if let worst {
        if rank >= worst.rank { continue }
        kept.removeLast()
      }
      let place = kept.lastIndex { $0.rank <= rank }.map { $0 + 1 } ?? 0
      kept.insert((index, rank), at: place)
    }
    return kept.map { towns[$0.index] }
  }

  /// The row before which a town that is not among the rows would be; the number of rows if that is after the last.
  ///
  /// - Parameters:
  ///   - town: its index in the list.
  ///   - order: the order of the rows.
  func row(after town: Int, of towns: [TownInfo], in order: SortOrder) -> Int {
    var (first, end) = (0, count)
    while first < end {
      let middle = first + (end - first) / 2
      guard let other = self[middle] else { return count }
      let pair = [Int32(clamping: min(town, other)), Int32(clamping: max(town, other))]
      let isBefore = (try? order.sorted(pair, of: towns))?.first == Int32(clamping: town)
      if isBefore { end = middle } else { first = middle + 1 }
    }
    return first
  }
}

/// What decides which towns are shown, and in which order: the same in both lists.
package struct RowCriteria: Equatable, Sendable {
  /// What towns must match; nil for all.
  let query: SearchQuery?
  /// The line that they must be on; nil for all.
  let line: LineFilter?
  /// The towns that they must be among; nil for all.
  let favorites: Favorites?
  /// How the towns of the region are told apart.
  let naming: TownNaming
  let order: SortOrder

  /// - Parameters:
  ///   - query: what towns must match; nil for all.
  ///   - line: the line that they must be on; nil for all.
  ///   - favorites: the towns that they must be among; nil for all.
  ///   - naming: how the towns of the region are told apart.
  ///   - order: the order of the towns that are left.
  package init(
    query: SearchQuery? = nil, line: LineFilter? = nil, favorites: Favorites? = nil, naming: TownNaming = TownNaming(),
    order: SortOrder = .rank
  ) {
    self.query = query
    self.line = line
    self.favorites = favorites
    self.naming = naming
    self.order = order
  }

  /// Whether towns are left out. Ranks 11+ are then searched too, open or not.
  package var isNarrow: Bool { query != nil || line != nil || favorites != nil }

  /// The rows of one list.
  ///
  /// - Parameters:
  ///   - towns: the list, ordered by rank.
  ///   - leading: how many of them have rank 10 or better.
  ///   - isExpanded: whether the others are shown too.
  /// - Throws: `Cancelled` if it is cancelled meanwhile.
  func rows(
    of towns: [TownInfo], leading: Int, isExpanded: Bool, _ cancellation: Cancellation = Cancellation()
  ) throws(Cancelled) -> Rows {
    if isNarrow {
      let found = try order.sorted(found(in: towns, cancellation), of: towns, cancellation)
      let cards = order == .rank ? found.prefix { $0 < leading }.count : 0
      return Rows(found, leadingCount: cards, isNarrow: true)
    }
    let shown = isExpanded ? towns.count : leading
    guard order != .rank else { return Rows(first: shown, leadingCount: leading) }
    let all = try order.sorted(Array(0..<Int32(clamping: shown)), of: towns, cancellation)
    // Once ranks 11+ are open, the leading towns are mixed with the others: none is a card.
    return Rows(all, leadingCount: isExpanded ? 0 : shown, isNarrow: false)
  }

  /// The towns of a whole list that are left, in order.
  /// - Parameter towns: the list, ordered by rank.
  package func towns(of towns: [TownInfo]) -> [TownInfo] {
    guard isNarrow || order != .rank else { return towns }
    // Nobody cancels it.
    guard let rows = try? rows(of: towns, leading: 0, isExpanded: true) else { return [] }
    return (0..<rows.count).compactMap { rows[$0] }.compactMap { towns.indices.contains($0) ? towns[$0] : nil }
  }

  private func found(in towns: [TownInfo], _ cancellation: Cancellation) throws(Cancelled) -> [Int32] {
    var matcher = query.map { TownMatcher($0) }
    var found: [Int32] = []
    for index in towns.indices {
      if index.isMultiple(of: 4_096) { try cancellation.check() }
      if let favorites, !favorites.contains(towns[index], of: naming) { continue }
      if let line, !line.includes(towns[index]) { continue }
      if matcher?.matches(name: towns[index].townName, line: towns[index].availableLine) == false { continue }
      found.append(Int32(clamping: index))
    }
    return found
  }
}

/// A railway line, or all lines of an operator, that the lists are narrowed to: the same in both tabs and every region.
package struct LineFilter: Equatable, Sendable {
  /// What the towns have in common.
  package enum Subject: Equatable, Sendable {
    /// A line, by its key, and how a list writes it.
    case line(String, spelling: String)
    case owner(LineTable.Owner)
  }

  private let subject: Subject

  init(_ subject: Subject) { self.subject = subject }

  /// Its name in the key bar.
  func name(_ words: Words) -> String {
    switch subject {
    case .line(_, let spelling): words.line(spelling)
    case .owner(let owner): words.owner(owner)
    }
  }

  func includes(_ town: TownInfo) -> Bool {
    switch subject {
    case .line(let key, _): town.lineKey == key
    case .owner(let owner): town.lineOwner == owner
    }
  }
}

/// A value for each of the two tabs, such as its rows.
package struct PerMarket<Value: Sendable>: Sendable {
  private var rent: Value
  private var buy: Value

  /// Computes the value of each tab, once.
  package init(_ value: (Market) -> Value) {
    rent = value(.rent)
    buy = value(.buy)
  }

  /// The value of a tab.
  package subscript(market: Market) -> Value {
    get { market == .rent ? rent : buy }
    set {
      switch market {
      case .rent: rent = newValue
      case .buy: buy = newValue
      }
    }
  }
}

extension PerMarket: Equatable where Value: Equatable {}
