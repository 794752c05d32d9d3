import RankingCore
import TerminalUI
import Testing

@testable import RankingBrowser

/// A search through more towns than there is time for before the next frame.
@Suite struct SearchWorkTests {
  private static let count = BrowserState.townsAtOnce + 5_000
  private static let ranking: Ranking = {
    let towns = (1...count).map { Samples.town($0, $0 % 1_000 == 0 ? "千\($0)" : "街", .new, "線") }
    return Ranking(data: TownRankingData(townRankingsForRent: towns))
  }()

  @Test("it says how far it is, goes on between the keys, and finds all")
  func goesOn() throws {
    var state = BrowserState(ranking: Self.ranking, size: .usual).searching("千")
    #expect(state.hasWork)
    #expect(state.lastRow.contains("検索中 "), "\(state.lastRow)")
    for _ in 0..<9 where state.hasWork { _ = reduce(&state, .work) }
    #expect(!state.hasWork)
    #expect(state.names(.rent).count == Self.count / 1_000)
    #expect(state.lastRow.hasSuffix("55件  買って: 0件"), "\(state.lastRow)")
    state.type("1")
    #expect(!state.hasWork, "what was found is narrowed at once")
    #expect(state.names(.rent) == ["千1000"] + (10...19).map { "千\($0)000" })
  }

  @Test("the loop does not sleep meanwhile, and sleeps afterwards")
  func loop() {
    let terminal = FakeTerminal([.press("/"), .press("千"), .timeout, .timeout, .timeout, .timeout, .key(.control("c"))])
    _ = Browser(
      state: BrowserState(ranking: Self.ranking, size: .usual), words: Words(.japanese),
      themeChoice: ThemeChoice(setting: .dark), terminal: terminal, clock: { 0 }
    ).run()
    let waits = terminal.log.filter { $0.hasPrefix("wait") }
    #expect(waits.prefix(2) == ["wait for ever", "wait for ever"])
    #expect(waits.last == "wait for ever")
    #expect(Set(waits.dropFirst(2)) == ["wait 0", "wait for ever"])
  }

  @Test("how far it is grows from the first town of the index to the last that is looked at")
  func percent() {
    let towns = (1...BrowserState.townsAtOnce * 4).map { Samples.town($0, "街", .new, "線") }
    var state = BrowserState(
      ranking: Ranking(data: TownRankingData(townRankingsForRent: towns)), size: .usual
    ).searching("街")
    var percents: [Int] = []
    while let percent = state.searchPercent, percents.count < 99 {
      percents.append(percent)
      _ = reduce(&state, .work)
    }
    #expect(percents == [12, 25, 37, 62, 74, 87, 99])
    // The index is there by now: only what is looked at counts.
    state.type("x")
    #expect(state.searchPercent == 24)
  }
}
