import RankingCore

/// The searching of one list, done a little at a time so that a million towns hold up no key.
struct ListSearch: Sendable {
  private let towns: [TownInfo]
  /// Begun with the first search: most lists are never searched.
  private var index: SearchIndex?
  private var job: FilterJob?

  init(_ towns: [TownInfo]) {
    self.towns = towns
  }

  /// The matching towns found so far; nil where nothing is searched.
  var matches: [Int32]? { job?.towns }

  var isFinished: Bool { job?.isFinished ?? true }

  /// How much is done, in hundredths.
  var percent: Int {
    guard let job, job.total > 0 else { return towns.isEmpty ? 100 : (index?.count ?? 0) * 100 / towns.count }
    return job.progress * 100 / job.total
  }

  /// Begins to look for a query; nil ends the search.
  mutating func search(_ query: SearchQuery?) {
    guard let query, !query.isEmpty else {
      job = nil
      return
    }
    let index = index ?? SearchIndex(towns)
    self.index = index
    // A job looks at a complete index only; until there is one it is begun anew.
    job = FilterJob(query, in: index, narrowing: job)
  }

  /// Goes on for about so many towns.
  mutating func advance(maximumTowns: Int) {
    guard let query = job?.query, index != nil else { return }
    if index?.isComplete != true {
      // While the job holds the index, adding to it would copy it.
      job = nil
      index?.advance(maximumTowns: maximumTowns)
      job = index.map { FilterJob(query, in: $0) }
    }
    if index?.isComplete == true { _ = job?.advance(maximumTowns: maximumTowns) }
  }
}
