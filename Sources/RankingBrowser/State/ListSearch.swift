import RankingCore

/// The searching of one list, done a little at a time so that a million towns hold up no key.
struct ListSearch: Sendable {
  private let towns: [TownInfo]
  /// Begun with the first search: most lists are never searched.
  private var index: SearchIndex?
  private var job: FilterJob?
  /// Whether the index was not complete when the search began.
  private var waitsForIndex = false

  init(_ towns: [TownInfo]) {
    self.towns = towns
  }

  /// The matching towns found so far; nil where nothing is searched.
  var matches: [Int32]? { job?.towns }

  var isFinished: Bool { job?.isFinished ?? true }

  /// How much is done, in hundredths.
  var percent: Int {
    guard let job, let index else { return 100 }
    // Until the index is complete, the job does not know how much there is to look at.
    let total = (index.isComplete ? job.total : towns.count) + (waitsForIndex ? towns.count : 0)
    let done = (index.isComplete ? job.progress : 0) + (waitsForIndex ? index.count : 0)
    return total > 0 ? done * 100 / total : 100
  }

  /// Begins to look for a query; nil ends the search.
  mutating func search(_ query: SearchQuery?) {
    guard let query, !query.isEmpty else {
      job = nil
      return
    }
    let index = index ?? SearchIndex(towns)
    self.index = index
    waitsForIndex = !index.isComplete
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
