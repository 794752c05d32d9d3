import RankingCore
import TerminalUI
import Testing

@testable import RankingBrowser

/// What views are worked out from.
@Suite struct PanelWorkTests {
  @Test("the chart has the best ranks of the rows, whatever their order")
  func leading() {
    for keys in ["", "e", "e s", "e s s", "s s s s"] {
      var state = BrowserState(ranking: Samples.ranking(700), size: .usual).pressing(keys)
      let shown = state.names(.rent).compactMap { name in state.towns(.rent).first { $0.townName == name } }
      state.press("m")
      guard case .panel(let panel) = state.overlay, case .movement(let chart) = panel.kind else {
        Issue.record("no chart is open")
        continue
      }
      #expect(chart == MovementChart(shown, .japanese), "\(keys)")
    }
  }
}
