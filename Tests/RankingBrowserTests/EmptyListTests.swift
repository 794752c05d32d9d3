import RankingCore
import TerminalUI
import Testing

@testable import RankingBrowser

/// The message of an empty list.
@Suite(.timeLimit(.minutes(10))) struct EmptyListTests {
  private static func expect(_ title: Word, _ hint: Word?, _ state: BrowserState, _ comment: Comment) {
    for language in Language.allCases {
      let words = Words(language)
      let rows = state.frame(Look(theme: .dark, words: words)).textRows
      func says(_ word: Word) -> Bool {
        let tab = word == .onlyList ? state.market.other : state.market
        return rows.contains { $0.contains(words.filled(word, text: words.tab(tab))) }
      }
      #expect(says(title), comment)
      for other in [Word.noMatch, .noFavoriteMatch, .noFavorites, .noLine, .stillSearching, .noList, .onlyList]
      where other != title {
        #expect(!says(other), comment)
      }
      if let hint { #expect(rows.contains { $0.contains(words[hint]) }, comment) }
    }
  }

  @Test("the other tab has no town on the line, no match, or no favourite")
  func otherTab() throws {
    var state = BrowserState(ranking: try .embedded(), size: .usual)
    state.line = LineFilter(.line("x", spelling: "x"))
    state.showAgain()
    Self.expect(.noLine, .noLineHint, state, "a line")
    Self.expect(.noMatch, .noMatchHint, state.searching("x"), "a line and a search")
    Self.expect(.noFavoriteMatch, .noFavoriteMatchHint, state.pressing("F"), "a line and favourites")
    Self.expect(.noFavorites, .noFavoritesHint, state.pressing("esc F right"), "favourites")
    Self.expect(.noFavoriteMatch, .noFavoriteMatchPromptHint, state.pressing("esc F / x"), "favourites and a search")
    Self.expect(.noFavoriteMatch, .noFavoriteMatchHint, state.pressing("esc f F / x enter"), "the search is kept")
    Self.expect(.noMatch, .noMatchHint, state.pressing("esc F / x enter F"), "favourites no longer")
    Self.expect(.noList, nil, BrowserState(ranking: Samples.ranking(0), size: .usual).pressing("F"), "no data")
  }

  @Test("a ranking with one list says which, whatever the lists are narrowed to", arguments: Market.allCases)
  func oneList(market: Market) {
    let empty: [Int] = []
    let ranking =
      market == .rent ? Samples.ranking(rent: 1...30, buy: empty) : Samples.ranking(rent: empty, buy: 1...30)
    let state = BrowserState(ranking: ranking, size: .usual).pressing("tab")
    #expect(state.market == market.other)
    for keys in ["", "e", "s", "F", "/ x enter", "f F / x enter"] {
      let pressed = state.pressing(keys)
      Self.expect(.onlyList, .onlyListHint, pressed, "\(keys)")
      #expect(pressed.pressing("tab").market == market)
    }
  }

  @Test("while the search is running, the list does not claim to be empty")
  func unfinished() {
    let ranking = Samples.ranking(RegionState.longestAtOnce + 1)
    var state = BrowserState(ranking: ranking, size: .usual).pressing("F")
    Self.expect(.noFavorites, .noFavoritesHint, state, "no favourites")
    // F again: the rows are requested, and not there yet.
    state.press("/")
    _ = state.reduce(.command(.edit(.insert("nowhere"))))
    Self.expect(.stillSearching, nil, state, "a search")
  }
}
