import RankingCore

// The views that open over the list, and what Enter does in them.
extension BrowserState {
  /// Opens a view; closes it if it is open.
  mutating func toggle(_ view: BrowserPanel) {
    if case .panel(let state) = overlay, state.kind.view == view {
      closeOverlay()
      return
    }
    switch view {
    case .help:
      covered = overlay
      open(.help)
    case .movement:
      let shown = rows[market].leading(MovementChart.limit, of: towns(market))
      open(.movement(MovementChart(leading: shown, total: rows[market].count, language)))
    case .compare: open(PanelJob.compare(ranking.data))
    case .lines: open(PanelJob.lines(towns(market)))
    case .regions:
      guard loading == nil else { return }
      completeRegions()
      open(.regions, choice: region)
    }
  }

  /// Closes what lies over the list. The help gives back what it covers, as it was left.
  mutating func closeOverlay() {
    overlay = covered
    covered = nil
    // Towns may have been read, or favourites changed, while it was not seen.
    placePage()
    keepOverlayInBounds()
  }

  /// Takes the chosen line of the view that is open, and closes it.
  mutating func activateInPanel(_ panel: PanelState) {
    closeOverlay()
    switch panel.kind {
    case .lines(let table):
      guard let filter = LinesView.filter(table, line: panel.choice, language) else { return }
      keepingChoice { $0.line = filter }
    case .regions: show(region: panel.choice)
    case .help, .movement, .compare: break
    }
  }

  /// The next order of the rows. The chosen town stays chosen.
  mutating func sort(by step: Int) {
    guard overlay == nil, loading == nil else { return }
    keepingChoice { $0.order = $0.order.next(by: step) }
    notice = Notice(.noticeOrder, text: Words(language)[order.word])
  }
}

extension PanelKind {
  /// Which view it is.
  var view: BrowserPanel {
    switch self {
    case .help: .help
    case .movement: .movement
    case .compare: .compare
    case .lines: .lines
    case .regions: .regions
    }
  }
}
