import RankingCore

/// A panel that is open.
package struct PanelState: Equatable, Sendable {
  /// Which panel it is, with what it shows.
  package internal(set) var kind: PanelKind
  /// Lines that it is scrolled by.
  package var scroll = 0
  /// The chosen line, in a panel where one can be chosen.
  package var choice = 0

  init(_ kind: PanelKind, choice: Int = 0) {
    self.kind = kind
    self.choice = choice
  }
}

/// What a panel is about, with what was worked out when it was opened.
package enum PanelKind: Equatable, Sendable {
  case help
  case movement(MovementChart)
  case compare(Comparison)
  case lines(LineTable)
  case regions
}

extension PanelKind {
  /// The panel as the state and the look have it.
  func panel(_ state: BrowserState, _ look: Look) -> Panel {
    // What is left of the screen's width between margins and padding.
    let isRoomy = PanelLayout.isRoomy(state.size.width)
    let width = max(isRoomy ? state.size.width - 8 : state.size.width - 1, 1)
    let choiceWidth = max(isRoomy ? width : width - PanelLayout.padding, 1)
    return switch self {
    case .help: HelpView.panel(look)
    case .movement(let chart): MovementView.panel(chart, look, width: width)
    case .compare(let comparison): CompareView.panel(comparison, look, width: width)
    case .lines(let table): LinesView.panel(table, look, width: choiceWidth)
    case .regions: RegionsView.panel(state, look)
    }
  }
}
