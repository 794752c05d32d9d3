import RankingCore
import TerminalUI
import Testing

@testable import RankingBrowser

/// The chosen town while towns are still being found that stand above it.
@Suite struct ChoiceWhileFoundTests {
  private static let count = ListSieve.townsAtOnce * 2 + 5_000

  /// Every thousandth is found, at most 4,096 in all; the later ones climbed more and stand above.
  private static let ranking: Ranking = {
    let towns = (1...count).map { Samples.town($0, $0 % 1_000 == 0 ? "千\($0)" : "街\($0)", .up($0), "線") }
    return Ranking(data: TownRankingData(townRankingsForRent: towns))
  }()

  private static let favorites: Set<String> = ["千1000", "千2000", "千70000", "千125000"]

  private static func open(_ keys: String) -> BrowserState {
    BrowserState(ranking: ranking, size: .usual) { $0.favorites = favorites }.pressing(keys)
  }

  @Test("it stays chosen; at the top the first row stays chosen")
  func search() {
    var top = Self.open("s").searching("千").pressing("enter")
    while top.hasWork, top.names(.rent).isEmpty { _ = reduce(&top, .work) }
    var state = top.pressing("down")
    let town = state.town
    let count = state.names(.rent).count
    #expect(town != nil && state.hasWork)
    while state.hasWork {
      _ = reduce(&state, .work)
      #expect(state.town == town)
    }
    _ = top.finishing()
    #expect(state.names(.rent).count > count)
    #expect(top.summary.hasPrefix("rent 1/125 top 0"))
  }

  @Test("a town that is awaited is awaited through keys that choose nothing else", arguments: waiting)
  func awaited(keys: String) {
    var state = Self.open("e end up \(keys)")
    #expect(state.hasWork)
    _ = state.finishing()
    #expect(state.town?.townName == "千125000")
  }

  static let waiting = [
    "F s", "F y", "F ctrl-l", "F right left", "F / esc", "F ] [", "F m esc", "F ? down esc", "F f",
  ]

  @Test("also when all is shown again before it is found")
  func thereAndBack() {
    var state = Self.open("e end up F F")
    _ = state.finishing()
    #expect(state.town?.townName == "千125000")
  }

  @Test("a search that is dropped before the favourites are found awaits the town")
  func dropped() {
    var state = Self.open("e end up / 千 enter F esc")
    #expect(state.hasWork)
    _ = state.finishing()
    #expect(state.town?.townName == "千125000")
  }

  @Test("whoever chooses another town is not taken back", arguments: ["down", "up", "end", "enter"])
  func movedOn(key: String) {
    var state = Self.open("e end up F \(key)")
    let town = state.town
    _ = state.finishing()
    #expect(state.town == town)
    #expect(state.town?.townName != "千125000")
  }
}
