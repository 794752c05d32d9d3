import RankingCore
import TerminalUI
import TestSupport
import Testing

@testable import RankingBrowser

/// Choice, scroll and expansion belong to their region.
@Suite(.timeLimit(.minutes(10))) struct RegionMemoryTests {
  private static func state(_ keys: String) throws -> BrowserState {
    BrowserState(ranking: try .embedded(), size: Size(40, 12)).pressing(keys)
  }

  @Test("a region stays as it was left", arguments: ["", "e down down pagedown", "right e end", "down down s down"])
  func thereAndBack(keys: String) throws {
    let state = try Self.state(keys)
    for way in ["] [", "] down e [", "] ] right end [ ["] {
      // All regions share the tab.
      let back = state.pressing(way + (state.market == .rent ? " left" : " right"))
      #expect(back.summary == state.summary, "\(way)")
    }
  }

  @Test(
    "a search continued in another region leaves the first as it was, wherever it is dropped",
    arguments: ["down down down", "e end up", "right down down", "down down down down s"],
    ["] esc [", "] [ esc", "] down [ down esc", "] ] esc [ ["])
  func search(keys: String, way: String) throws {
    let state = try Self.state(keys)
    let back = state.pressing("/ a enter \(way)")
    #expect(back.summary == state.summary)
  }

  @Test("a search dropped in another region narrows nothing here")
  func stale() throws {
    let state = try Self.state("f F")
    let back = try Self.state("f / z enter ] esc [ F")
    #expect(state.rows[.rent].count == 1)
    #expect(back.rows[.rent].count == 1)
    #expect(back.frame().textRows.first { $0.contains("本厚木") } != nil)
  }

  @Test(
    "the chosen town is chosen again, whatever its row by then",
    arguments: ["] s [", "] s [ s s s s s", "] F [", "] s ] [ [", "s ] s s [", "] / 本 enter esc s ["],
    ["down down", "right down", "end", "e end up"])
  func town(way: String, before: String) throws {
    let state = BrowserState(ranking: try .embedded(), size: Size(40, 12)) {
      $0.favorites = ["葛西", "三鷹", "小岩"]
    }.pressing(before)
    let back = state.pressing(way)
    #expect((state.town == nil) == (before == "end"), "the button, or a town")
    if way.contains("F") {
      let kept = state.town.flatMap { state.isFavorite($0) ? $0.townName : nil }
      #expect(back.showsFavoritesOnly)
      #expect(back.town?.townName == kept ?? back.names(back.market).first, "or the first of the favourites")
    } else {
      #expect(back.town == state.town)
      #expect((back.chosenItem(back.market) == .button) == (before == "end"))
    }
  }

  @Test("a region left with its lists narrowed to a line keeps its chosen town", arguments: ["[", "s ["])
  func line(way: String) throws {
    var state = try Self.state("e")
    state.line = LineFilter(.owner(Samples.town(1, "街", .new, "JR総武線").lineOwner))
    state.showAgain()
    state.press("down down")
    let town = try #require(state.town)
    #expect(state.pressing("] \(way)").town == town)
  }

  @Test(
    "what narrows the lists stays in another region and back, and Esc drops it there",
    arguments: [
      ("L enter", "JR", nil), ("L down enter", "JR中央線", nil), ("L enter / 大 enter", "JR", "大"),
      ("2 L enter / o m i enter", "JR", "omi"),
    ] as [(String, String, String?)])
  func filters(keys: String, line: String, search: String?) throws {
    let state = try Self.state(keys)
    for way in ["", "]", "] ]", "] ] [", "] ] ] ]", "] ["] {
      let there = state.pressing(way)
      #expect(there.line?.name(there.words) == line && there.search?.text.string == search, "\(way)")
      let filter = try #require(there.line)
      let query = SearchQuery(search ?? "")
      for market in Market.allCases {
        var matcher = TownMatcher(query)
        let expected = there.towns(market).filter {
          filter.includes($0) && matcher.matches(name: $0.townName, line: $0.availableLine)
        }
        #expect(there.names(market) == expected.map(\.townName), "\(way)")
      }
      let dropped = there.pressing("esc esc").pressing("[ [ [")
      #expect(dropped.line == nil && dropped.search == nil && !dropped.isNarrowed)
    }
  }

  @Test("with --expanded ranks 11+ are open in every region, even in one that comes later")
  func expansion() throws {
    let state = BrowserState(ranking: try .embedded(), isExpanded: true, size: .usual)
    for keys in ["", "]", "] ]"] {
      #expect(state.pressing(keys).list.isExpanded)
      #expect(state.pressing(keys + " right").list.isExpanded)
    }
  }
}
