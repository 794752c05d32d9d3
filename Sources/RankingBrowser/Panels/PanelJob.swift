import RankingCore

/// A view over the list that is still being worked out.
enum PanelJob: Sendable {
  case compare(ComparisonJob)
  case lines(LineTableJob)

  /// So many towns are looked at within the key press, or between two.
  static let townsAtOnce = 20_000

  /// How much is done, in hundredths.
  var percent: Int {
    switch self {
    case .compare(let job): job.percent
    case .lines(let job): job.percent
    }
  }

  /// The view; nil until it is worked out.
  var panel: PanelKind? {
    switch self {
    case .compare(let job): job.comparison.map(PanelKind.compare)
    case .lines(let job): job.table.map(PanelKind.lines)
    }
  }

  /// The job a little further on. Given away while it is worked on, so that nothing it holds is copied.
  consuming func advanced() -> PanelJob {
    switch consume self {
    case .compare(var job):
      job.advance(maximumTowns: Self.townsAtOnce)
      return .compare(job)
    case .lines(var job):
      job.advance(maximumTowns: Self.townsAtOnce)
      return .lines(job)
    }
  }
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
