import RankingCore

/// The searching of one list, done a little at a time so that a million towns hold up no key.
struct ListSearch: Sendable {
  private var index: SearchIndex
  private var job: FilterJob?

  init(_ towns: [TownInfo]) {
    index = SearchIndex(towns)
  }

  /// The matching towns found so far; nil where nothing is searched.
  var matches: [Int32]? { job?.towns }

  var isFinished: Bool { job?.isFinished ?? true }

  /// How much is done, in hundredths.
  var percent: Int {
    guard let job, job.total > 0 else { return index.townCount > 0 ? index.count * 100 / index.townCount : 100 }
    return job.progress * 100 / job.total
  }

  /// Begins to look for a query; nil ends the search.
  mutating func search(_ query: SearchQuery?) {
    guard let query, !query.isEmpty else {
      job = nil
      return
    }
    // A job looks at a complete index only; until there is one it is begun anew.
    job = FilterJob(query, in: index, narrowing: job)
  }

  /// Goes on for about so many towns.
  mutating func advance(maximumTowns: Int) {
    guard var job else { return }
    if !index.isComplete {
      // While the job holds the index, adding to it would copy it.
      self.job = nil
      index.advance(maximumTowns: maximumTowns)
      job = FilterJob(job.query, in: index)
      if index.isComplete { _ = job.advance(maximumTowns: maximumTowns) }
    } else {
      self.job = nil
      _ = job.advance(maximumTowns: maximumTowns)
    }
    self.job = job
  }
}
