import RankingBrowser
import RankingCore
import TerminalUI
import Testing

/// Choice, scroll and expansion belong to their tab.
@Suite(.timeLimit(.minutes(10))) struct TabMemoryTests {
  @Test("a tab stays as it was left", arguments: ["left right", "tab tab", "shift-tab tab", "1 2", "h l"])
  func thereAndBack(keys: String) {
    let state = BrowserState(ranking: Samples.ranking(20), size: Size(40, 12)).pressing("down right e down down")
    #expect(state.summary == "buy 13/20 top 10 open")
    #expect(state.pressing("left").summary == "rent 2/10 top 0")
    let back = state.pressing(keys)
    #expect(back.summary == state.summary)
    #expect(back.frame() == state.frame())
  }

  @Test("actions in one tab do not change the other", arguments: ["e", "down", "end enter", "e end", "pagedown e"])
  func other(keys: String) {
    let state = BrowserState(ranking: Samples.ranking(20), size: .usual).pressing("down down")
    let after = state.pressing("right \(keys) left")
    #expect(after.summary == state.summary)
    #expect(state.pressing("right").summary == "buy 1/10 top 0")
  }

  @Test("help, a new size and a new background change no tab")
  func others() {
    var state = BrowserState(ranking: Samples.ranking(20), size: .usual).pressing("e down right e end")
    let summaries = (state.summary, state.pressing("left").summary)
    state.press("? down esc")
    state.apply(.background(isLight: true))
    state.apply(.resize(Size(30, 9)))
    state.apply(.resize(.usual))
    #expect((state.summary, state.pressing("left").summary) == summaries)
  }
}
