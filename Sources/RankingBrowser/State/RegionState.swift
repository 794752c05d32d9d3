import RankingCore

/// A ranking that can be shown, and what its tabs remember.
struct RegionState: Sendable {
  let ranking: Ranking
  // What every frame asks for, apart: to reach it through the ranking would copy all that the ranking holds.
  let towns: PerMarket<[TownInfo]>
  /// Rows of rank 10 or better.
  let leadingCounts: PerMarket<Int>
  let hasSkipped: Bool
  let title: RankingTitle
  private(set) var metrics: PerMarket<ListMetrics>
  var lists: PerMarket<ListState>
  /// Nil until it is shown.
  var rows: PerMarket<Rows>?
  var awaited = PerMarket<Int?> { _ in nil }
  var searching: PerMarket<ListSearch>
  var sieves = PerMarket { _ in ListSieve() }
  var orders = PerMarket { _ in ListOrder() }

  init(_ ranking: Ranking, _ language: Language, isExpanded: Bool = false) {
    self.ranking = ranking
    towns = PerMarket { ranking.data[$0] }
    leadingCounts = PerMarket { ranking.leadingCount($0) }
    hasSkipped = !ranking.skipped.isEmpty
    title = RankingTitle(ranking.data)
    metrics = PerMarket { [towns] in ListMetrics(towns[$0], language) }
    lists = PerMarket { _ in ListState(isExpanded: isExpanded) }
    searching = PerMarket { [towns] in ListSearch(towns[$0]) }
  }

  /// Whether all towns of a tab that are to be shown have been found.
  func isSettled(_ market: Market) -> Bool {
    searching[market].isFinished && sieves[market].isFinished
  }

  /// Measures its texts anew.
  mutating func measure(_ language: Language) {
    metrics = PerMarket { ListMetrics(towns[$0], language) }
  }
}
