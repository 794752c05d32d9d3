import RankingCore

/// Which towns of a list are shown and in which order.
package struct Rows: Equatable, Sendable {
  private enum Content: Equatable {
    /// The first so many towns as they stand.
    case leading(Int)
    /// Indexes of towns.
    case chosen([Int32])
  }

  private let content: Content
  /// How many of them, from the first, are drawn as cards.
  package let leadingCount: Int

  /// The first towns of a list as they stand.
  init(first count: Int, leadingCount: Int) {
    content = .leading(count)
    self.leadingCount = min(leadingCount, count)
  }

  /// Some towns of a list in an order of their own.
  /// - Parameter leadingCount: how many rows, from the first, are cards.
  init(_ indexes: [Int32], leadingCount: Int) {
    content = .chosen(indexes)
    self.leadingCount = leadingCount
  }

  /// How many rows are shown.
  package var count: Int {
    switch content {
    case .leading(let count): count
    case .chosen(let indexes): indexes.count
    }
  }

  /// The index in the list of the town in a row; nil behind the last.
  package subscript(row: Int) -> Int? {
    guard row >= 0 else { return nil }
    return switch content {
    case .leading(let count): row < count ? row : nil
    case .chosen(let indexes): indexes.indices.contains(row) ? Int(indexes[row]) : nil
    }
  }

  /// The towns with the lowest ranks, ordered by rank; those of one rank as they stand in the rows.
  ///
  /// - Parameters:
  ///   - limit: how many at most.
  ///   - towns: the list, which is ordered by rank.
  func leading(_ limit: Int, of towns: [TownInfo]) -> [TownInfo] {
    var kept: [(index: Int, rank: Int)] = []
    for row in 0..<count {
      guard let index = self[row], towns.indices.contains(index) else { continue }
      let worst = kept.count == limit ? kept.last : nil
      // What stands behind in the list has no better rank.
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

  /// The row before which a town would stand that is not among them; their count if that is behind the last.
  ///
  /// - Parameters:
  ///   - town: its index in the list.
  ///   - order: the one in which the rows are.
  func row(behind town: Int, of towns: [TownInfo], in order: SortOrder) -> Int {
    var (first, end) = (0, count)
    while first < end {
      let middle = first + (end - first) / 2
      guard let other = self[middle] else { return count }
      let pair = [Int32(clamping: min(town, other)), Int32(clamping: max(town, other))]
      if order.sorted(pair, of: towns).first == Int32(clamping: town) { end = middle } else { first = middle + 1 }
    }
    return first
  }

  /// The row of a town, by its index in the list.
  package func row(of town: Int) -> Int? {
    switch content {
    case .leading(let count): town < count ? town : nil
    case .chosen(let indexes): indexes.firstIndex(of: Int32(clamping: town))
    }
  }
}
