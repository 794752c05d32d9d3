import RankingBrowser
import RankingCore
import TerminalUI
import TestSupport
import Testing

/// The help over other views: closing it restores what was open, as it was left.
@Suite(.timeLimit(.minutes(10))) struct HelpOverTests {
  private static func state(_ keys: String, size: Size = .usual, favorites: Favorites = []) throws -> BrowserState {
    BrowserState(ranking: try .embedded(), size: size) { $0.favorites = favorites }.pressing(keys)
  }

  static let views = [
    "enter", "down enter right", "enter down down", "m", "m down down", "c end", "L down down", "L end up", "r",
    "/ 川 enter down enter",
  ]

  @Test(
    "each way to close the help gives back the frame below it", arguments: views, ["?", "esc", "enter", "f1", "space"])
  func givesBack(keys: String, closing: String) throws {
    for size in [Size.usual, Size(40, 8)] {
      let before = try Self.state(keys, size: size)
      let help = before.pressing("? down")
      #expect(help.frame() != before.frame())
      let after = help.pressing(closing)
      #expect(after.overlay == before.overlay && after.frame() == before.frame())
      #expect(after.pressing("esc").overlay == nil, "what was given back closes as ever")
    }
  }

  @Test("the scroll of a page is kept, even with another size in between")
  func scroll() throws {
    let before = try Self.state("enter end", size: Size(40, 8))
    #expect(before.overlay?.page != nil && before.overlay?.scroll ?? 0 > 0)
    #expect(before.pressing("? ?").overlay == before.overlay)
    var help = before.pressing("?")
    help.apply(.resize(.usual))
    #expect(help.pressing("?").frame() == (try Self.state("enter")).frame())
    for (keys, size) in [("L end", Size(20, 5)), ("enter end", Size(1, 1))] {
      var help = try Self.state("\(keys) ?")
      help.apply(.resize(size))
      var resized = try Self.state(keys)
      resized.apply(.resize(size))
      #expect(help.pressing("esc").frame() == resized.frame())
    }
  }

  @Test("f with the help over a page marks the page's town")
  func favorite() throws {
    var state = try Self.state("enter down ?")
    #expect(state.press("f") == [.keepFavorite(.tokyo("大宮"), true)])
    #expect(state.pressing("?").summary == "rent 1/10 top 0 page rent 大宮")
  }

  @Test("favourites that change meanwhile leave the page at its town")
  func favoritesFromOutside() throws {
    var state = try Self.state("F enter down ?", favorites: ["本厚木", "大宮", "葛西"])
    state.apply(.favorites(["大宮", "葛西"]))
    state.press("?")
    #expect(state.town?.townName == "大宮")
    #expect(state.pressing("down").town?.townName == "葛西" && state.pressing("up").town?.townName == "大宮")
  }

  @Test("a ranking read meanwhile leaves the same region chosen")
  func regions() throws {
    var state = try Self.state("r down")
    var read = state.pressing("?")
    state.apply(.loaded(Samples.ranking(3)))
    read.apply(.loaded(Samples.ranking(3)))
    #expect(read.pressing("?").frame() == state.frame())
  }

  @Test("another view or the search in place of the help closes what it covered", arguments: ["m", "L", "/"])
  func replaced(key: String) throws {
    let state = try Self.state("enter ? \(key)")
    #expect(state.covered == nil)
    #expect(state.pressing("esc").overlay == nil)
  }
}
