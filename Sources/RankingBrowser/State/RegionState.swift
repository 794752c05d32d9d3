import RankingCore

/// A ranking that can be shown, and what its tabs remember.
struct RegionState: Sendable {
  let ranking: Ranking
  let metrics: PerMarket<ListMetrics>
  var lists: PerMarket<ListState>
  var rows: PerMarket<Rows>
  var searching: PerMarket<ListSearch>

  init(_ ranking: Ranking, _ language: Language, isExpanded: Bool = false) {
    self.ranking = ranking
    metrics = PerMarket { ListMetrics(ranking.data[$0], language) }
    lists = PerMarket { _ in ListState(isExpanded: isExpanded) }
    rows = PerMarket { _ in Rows(first: 0, leadingCount: 0) }
    searching = PerMarket { ListSearch(ranking.data[$0]) }
  }
}
