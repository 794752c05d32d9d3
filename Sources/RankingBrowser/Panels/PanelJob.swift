import RankingCore

/// A view over the list that is still being worked out.
enum PanelJob: Sendable {
  case compare(TownRankingData)
  case lines([TownInfo])

  /// How much is done, in hundredths.
  var percent: Int { 0 }

  /// The view.
  var panel: PanelKind? {
    switch self {
    case .compare(let data): .compare(Comparison(data))
    case .lines(let towns): .lines(LineTable(towns))
    }
  }

  /// Nothing is left for later.
  consuming func advanced() -> PanelJob { self }
}

extension BrowserState {
  /// Opens a view that takes long to work out: at once if that can be done, else when it is there. Whoever presses a key
  /// meanwhile does not want it any more.
  mutating func open(_ job: PanelJob) {
    guard loading == nil else { return }
    panelJob = job
    advancePanelJob()
  }

  /// Goes on with the view that was asked for, and opens it when it is there.
  mutating func advancePanelJob() {
    guard let job = panelJob.take()?.advanced() else { return }
    if let kind = job.panel {
      notice = nil
      open(kind)
    } else {
      notice = Notice(.noticeWorking, job.percent)
      panelJob = job
    }
  }
}
