import RankingCore
import TerminalUI
import TestSupport
import Testing

@testable import RankingBrowser

/// The tab that is shown without anybody choosing it: one with towns.
@Suite(.timeLimit(.minutes(10))) struct FirstTabTests {
  private static let none: [Int] = []
  private static let rent = Samples.ranking(rent: 1...12, buy: none)
  private static let buy = Samples.ranking(rent: none, buy: 1...12)
  private static let both = Samples.ranking(3)
  private static let neither = Samples.ranking(0)

  private static func open(_ rankings: [Ranking], _ market: Market? = nil) -> BrowserState {
    var opening = BrowserState.Opening()
    opening.market = market
    return BrowserState(rankings: rankings, size: .usual, opening)
  }

  @Test("the browser opens with the list that has towns, unless it is told which")
  func opening() {
    let rows: [(Ranking, Market?, Market)] = [
      (Self.both, nil, .rent), (Self.rent, nil, .rent), (Self.buy, nil, .buy), (Self.neither, nil, .rent),
      (Self.buy, .rent, .rent), (Self.rent, .buy, .buy), (Self.both, .buy, .buy), (Self.buy, .buy, .buy),
    ]
    for (ranking, given, shown) in rows {
      #expect(Self.open([ranking], given).market == shown)
      var opening = BrowserState.Opening()
      opening.market = given
      #expect(BrowserState(read: [.init(.success(ranking), from: .passing)], size: .usual, opening).market == shown)
      // It comes later.
      var state = Self.open([], given)
      state.apply(.loaded(ranking))
      #expect(state.market == shown)
      #expect(state.slide == nil)
    }
  }

  @Test("a tab that the user goes to meanwhile stays", arguments: ["1", "2 1", "right left", "tab tab", "2", "l"])
  func chosenMeanwhile(keys: String) {
    for ranking in [Self.rent, Self.buy] {
      var state = Self.open([]).pressing(keys)
      let market = state.market
      state.apply(.loaded(ranking))
      #expect(state.market == market)
    }
  }

  @Test("other keys choose no tab", arguments: ["?", "? esc", "down", "F F", "e s"])
  func otherKeys(keys: String) {
    var state = Self.open([]).pressing(keys)
    state.apply(.loaded(Self.buy))
    #expect(state.market == .buy)
  }

  @Test("what is read after the first changes no tab")
  func others() {
    var state = Self.open([Self.buy])
    state.apply(.loaded(Self.rent))
    state.apply(.loaded(Self.both))
    #expect(state.market == .buy)
    state = Self.open([Self.rent])
    state.apply(.loaded(Self.buy))
    #expect(state.market == .rent)
  }

  @Test("a region with one list shows that one, and in the next one the tab is again the user's")
  func regions() {
    let rows: [([Ranking], String, [Market])] = [
      ([Self.both, Self.buy, Self.rent], "", [.rent, .buy, .rent]),
      ([Self.buy, Self.both, Self.neither], "", [.buy, .rent, .rent]),
      ([Self.both, Self.rent, Self.buy], "right", [.buy, .rent, .buy]),
      ([Self.both, Self.neither, Self.both], "right", [.buy, .buy, .buy]),
    ]
    for (rankings, keys, markets) in rows {
      var state = Self.open(rankings).pressing(keys)
      #expect(state.market == markets[0])
      for (way, market) in [("]", markets[1]), ("]", markets[2]), ("[", markets[1]), ("[", markets[0])] {
        state.press(way)
        #expect(state.market == market && state.slide == nil)
      }
    }
  }

  @Test("the user may look at the empty list, and it stays until another region")
  func emptyOnPurpose() {
    var state = Self.open([Self.rent, Self.rent]).pressing("right e s F F down")
    #expect(state.market == .buy)
    state.apply(.resize(Size(40, 12)))
    state.apply(.loaded(Self.both))
    #expect(state.market == .buy)
    #expect(state.pressing("]").market == .rent)
    #expect(state.pressing("] ]").market == .buy, "which has both")
  }

  @Test("the places in both tabs are kept")
  func places() {
    let state = Self.open([Self.both, Self.buy]).pressing("right down left down down")
    let back = state.pressing("] down down [")
    #expect(back.summary == state.summary)
    #expect(back.pressing("right").summary == state.pressing("right").summary)
    #expect(state.pressing("] down down [ ]").list.choice == 2)
  }

  @Test("the regions view leads to the list with towns too")
  func view() {
    let state = Self.open([Self.both, Self.buy]).pressing("r down enter")
    #expect(state.region == 1 && state.market == .buy)
  }
}
