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

  @Test("the help has two columns as soon as both fit whole", arguments: [Language.japanese, .english])
  func columns(language: Language) throws {
    func panel(_ width: Int) throws -> (panel: Panel, content: Int) {
      let state = BrowserState(ranking: try .embedded(), size: Size(width, 40), language: language).pressing("?")
      let panel = try #require(state.overlay?.panel)
      return (
        panel,
        PanelLayout(panel, in: state.overlay.map { state.layout.area(of: $0) } ?? state.layout.body).content.width
      )
    }
    let narrow = try panel(80).panel
    let first = try #require(try (80...140).first { try panel($0).panel.lines.count < narrow.lines.count })
    let wide = try panel(first)
    #expect(wide.content == wide.panel.width)
    #expect(try panel(first - 1).panel == narrow)
    #expect(wide.panel.lines.count <= narrow.lines.count / 2 + 12)
  }

  /// The lines of a panel that are cut.
  private static func cut(_ state: BrowserState) -> [String] {
    guard let panel = state.overlay?.panel else { return ["no panel"] }
    let layout = PanelLayout(panel, in: state.overlay.map { state.layout.area(of: $0) } ?? state.layout.body)
    let rows = BrowserView.draw(state, .dark).frame.textRows
    return (layout.frame.y..<layout.frame.maxY).map { rows[$0] }.filter { $0.contains("⋯") }
  }
}
