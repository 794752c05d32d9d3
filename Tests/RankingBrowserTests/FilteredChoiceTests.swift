import RankingCore
import Testing

@testable import RankingBrowser

/// A filter that leaves nothing takes the choice away only until it goes.
@Suite struct FilteredChoiceTests {
  @Test(
    "no favourites and all again: the choice is where it was, in both tabs",
    arguments: ["F F", "F right left F", "F s F"])
  func kept(keys: String) throws {
    var state = BrowserState(ranking: try Ranking.embedded(), size: .usual)
    state.press("right down left down down down")
    let chosen = state.town?.townName
    let other = state.pressing("right").town?.townName
    state.press(keys)
    #expect(state.town?.townName == chosen && state.pressing("right").town?.townName == other)
  }

  @Test("what is chosen among favourites stays chosen")
  func chosenAnew() throws {
    var state = BrowserState(ranking: try Ranking.embedded(), size: .usual)
    state.press("f down down down F F")
    #expect(state.list.choice == 0)
  }
}
