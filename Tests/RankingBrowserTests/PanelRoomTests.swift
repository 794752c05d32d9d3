import RankingCore
import TerminalUI
import Testing

@testable import RankingBrowser

/// What panels say at 40 columns: all of it.
@Suite(.timeLimit(.minutes(10))) struct PanelRoomTests {
  /// All towns of all regions in both tabs: their pages, the help, and the other views.
  @Test("nothing is cut in a page or in the help", arguments: [Language.japanese, .english])
  func whole(language: Language) throws {
    var faults: [String] = []
    for ranking in Ranking.embeddedRegions {
      for market in Market.allCases where !ranking.data[market].isEmpty {
        var state = BrowserState(
          ranking: ranking, market: market, isExpanded: true, size: Size(40, 40), language: language)
        faults += Self.cut(state.pressing("?"))
        state.press("home enter")
        for _ in ranking.data[market] {
          // The English names of some lines are longer than the page.
          faults += Self.cut(state).filter { language == .japanese || !$0.hasPrefix(" Line ") }
          state.press("down")
        }
      }
    }
    #expect(faults == [])
  }

  /// The lines of a panel that are cut.
  private static func cut(_ state: BrowserState) -> [String] {
    guard let panel = state.overlay?.panel else { return ["no panel"] }
    let layout = PanelLayout(panel, in: state.layout.list)
    let rows = BrowserView.draw(state, .dark).frame.textRows
    return (layout.frame.y..<layout.frame.maxY).map { rows[$0] }.filter { $0.contains("⋯") }
  }
}
