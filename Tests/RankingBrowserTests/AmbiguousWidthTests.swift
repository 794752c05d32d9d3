import RankingCore
import TerminalUI
import Testing

@testable import RankingBrowser

/// What was measured before the terminal reported that some characters have two cells.
@Suite(.timeLimit(.minutes(10))) struct AmbiguousWidthTests {
  // The width is a setting of the process, so it is changed in a process of its own.
  @Test("the lists of all regions and an open chart are measured again, even below the help")
  func measure() async {
    await #expect(processExitsWith: .success) {
      let towns = (1...12).map { Samples.town($0, "αβγδεζηθικ\($0)", .up($0), "線") }
      let ranking = Ranking(data: TownRankingData(townRankingsForRent: towns))
      var state = BrowserState(rankings: [Samples.ranking(3), ranking], size: .usual).pressing("] m")
      let narrow = state.metrics[.rent].townWidth
      AmbiguousWidth.isTwo = true
      state.apply(.ambiguousWidth)
      let open = state.overlay?.panel
      #expect(narrow == 12 && state.metrics[.rent].townWidth == 22)
      let fresh = BrowserState(rankings: [Samples.ranking(3), ranking], size: .usual).pressing("] m")
      #expect(open != nil && open == fresh.overlay?.panel)
      #expect(
        state.regions.last?.metrics[.rent] == ListMetrics(state.regions.last?.towns[.rent] ?? [], Words(.japanese)))
      state.press("?")
      AmbiguousWidth.isTwo = false
      state.apply(.ambiguousWidth)
      let again = BrowserState(rankings: [Samples.ranking(3), ranking], size: .usual).pressing("] m")
      #expect(state.pressing("esc").frame() == again.frame())
    }
  }

  @Test("the loop draws whole names when the terminal answers")
  func loop() async {
    await #expect(processExitsWith: .success) {
      let name = "αβγδεζηθι"
      let ranking = Ranking(
        data: TownRankingData(townRankingsForRent: [Samples.town(1, name, .new, String(repeating: "線", count: 50))]))
      let terminal = FakeTerminal([.ambiguousWidth(isTwo: true), .key(.control("c"))])
      _ = Browser(
        state: BrowserState(ranking: ranking, size: Size(58, 12)),
        themeChoice: ThemeChoice(setting: .dark), terminal: terminal, clock: { 0 }
      ).run()
      #expect(terminal.frames.last?.textRows.contains { $0.contains(name) } == true)
      #expect(terminal.log.contains("invalidate"))
    }
  }
}
