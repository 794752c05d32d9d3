import RankingBrowser
import RankingCore
import Testing

/// A filter that leaves nothing suspends the choice only until it is dropped.
@Suite(.timeLimit(.minutes(10))) struct FilteredChoiceTests {
  @Test(
    "no favourites, then all again: the choice is restored in both tabs",
    arguments: ["F F", "F right left F", "F s F"])
  func kept(keys: String) throws {
    var state = BrowserState(ranking: try Ranking.embedded(), size: .usual)
    state.press("right down left down down down")
    let chosen = state.town?.townName
    let other = state.pressing("right").town?.townName
    state.press(keys)
    #expect(state.town?.townName == chosen && state.pressing("right").town?.townName == other)
  }

  @Test("a choice among favourites is kept")
  func chosenAnew() throws {
    var state = BrowserState(ranking: try Ranking.embedded(), size: .usual)
    state.press("f down down down F F")
    #expect(state.list.choice == 0)
  }
}
