import RankingCore
import TerminalUI
import Testing

@testable import RankingBrowser

/// Views of more towns than there is time for before the next frame.
@Suite struct PanelWorkTests {
  private static let count = PanelJob.townsAtOnce + 10_000
  private static let ranking = Ranking(data: TownRankingData(townRankingsForRent: Samples.towns(1...count)))
  private static let start = BrowserState(ranking: ranking, size: .usual)

  @Test("they say how far they are, and open when they are there", arguments: ["c", "L"])
  func goesOn(key: String) throws {
    var state = Self.start.pressing(key)
    #expect(state.hasWork && state.overlay == nil)
    #expect(state.lastRow.hasPrefix("準備中 "), "\(state.lastRow)")
    #expect(state.finishing() > 0)
    #expect(state.notice == nil)
    guard case .panel(let panel) = state.overlay else {
      Issue.record("no view is open")
      return
    }
    #expect(panel.kind.view == (key == "c" ? .compare : .lines))
  }

  @Test("a key, and Esc too, means something else is wanted", arguments: ["escape", "down", "m", "?"])
  func dropped(key: String) {
    var state = Self.start.pressing("c \(key)")
    #expect(!state.hasWork)
    _ = reduce(&state, .work)
    #expect(state.notice == nil && state.summary == Self.start.pressing(key).summary)
  }

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
