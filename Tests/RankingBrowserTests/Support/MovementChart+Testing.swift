import RankingCore

@testable import RankingBrowser

extension MovementChart {
  /// - Parameter towns: in any order; towns of equal rank keep theirs.
  init(_ towns: [TownInfo], _ words: Words) {
    let ordered = towns.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
    self.init(leading: ordered.prefix(Self.limit).map(\.element), total: towns.count, words)
  }
}
