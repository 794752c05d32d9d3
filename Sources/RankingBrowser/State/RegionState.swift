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
    metrics = PerMarket { ListMetrics(ranking.data[$0], language) }
    lists = PerMarket { _ in ListState(isExpanded: isExpanded) }
    searching = PerMarket { ListSearch(ranking.data[$0]) }
  }

  /// Measures its texts anew.
  mutating func measure(_ language: Language) {
    metrics = PerMarket { ListMetrics(towns[$0], language) }
  }
}
