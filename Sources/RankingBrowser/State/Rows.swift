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

  /// The row of a town, by its index in the list.
  package func row(of town: Int) -> Int? {
    switch content {
    case .leading(let count): town < count ? town : nil
    case .chosen(let indexes): indexes.firstIndex(of: Int32(clamping: town))
    }
  }
}
