import RankingBrowser
import RankingCore
import TerminalUI
import TestSupport
import Testing

/// Marking favourites and showing only those, through keys and reducer, on the real ranking.
@Suite(.timeLimit(.minutes(10))) struct FavoritesTests {
  private static func state(_ keys: String = "", _ favorites: Favorites = []) throws -> BrowserState {
    BrowserState(ranking: try .embedded(), size: .usual) { $0.favorites = favorites }.pressing(keys)
  }

  private static func isMarked(_ name: String, _ state: BrowserState) -> Bool {
    state.frame().textRows.contains { $0.contains("✦") && $0.contains(" \(name) ") }
  }

  @Test("f marks and unmarks the chosen town, which is reported and saved")
  func mark() throws {
    var state = try Self.state("down")
    #expect(state.press("f") == [.keepFavorite(.tokyo("大宮"), true)])
    #expect(state.favorites == [.tokyo("大宮")] && Self.isMarked("大宮", state) && !Self.isMarked("本厚木", state))
    #expect(state.lastRow == "大宮をお気に入りに登録しました")
    #expect(state.press("f") == [.keepFavorite(.tokyo("大宮"), false)])
    #expect(state.favorites.isEmpty && !Self.isMarked("大宮", state))
    #expect(state.lastRow == "大宮のお気に入りを解除しました")
    #expect(state.summary == "rent 2/10 top 0")
  }

  @Test("in English the notice has the romanised name")
  func english() throws {
    let state = BrowserState(ranking: try .embedded(), size: .usual, language: .english).pressing("down f")
    #expect(state.lastRow == "Ōmiya added to favourites")
  }

  @Test("a notice stays until the next key, and a key that does nothing ends it too")
  func notice() throws {
    var state = try Self.state("f")
    state.apply(.tick(now: 5))
    state.apply(.resize(Size(81, 24)))
    #expect(state.notice != nil)
    #expect(state.pressing("down").notice == nil && state.pressing("up").notice == nil)
  }

  @Test("a favourite is one in both tabs")
  func bothTabs() throws {
    let state = try Self.state("f")
    #expect(Self.isMarked("本厚木", state) && Self.isMarked("本厚木", state.pressing("right")))
  }

  @Test("F shows only favourites, in both tabs, ranks 11+ too; F or Esc shows all again")
  func only() throws {
    var state = try Self.state("F", ["本厚木", "小岩", "大宮", "nowhere"])
    #expect(state.names(.rent) == ["本厚木", "大宮", "小岩"] && state.names(.buy) == ["本厚木", "大宮"])
    #expect(state.summary == "rent 1/3 top 0 favourites")
    #expect(state.lastRow.hasPrefix("F すべて表示") && state.lastRow.hasSuffix("買って: 2件"))
    state.press("right")
    #expect(state.summary == "buy 1/2 top 0 favourites")
    #expect(state.pressing("F").summary == "buy 3/10 top 0", "the town stays chosen")
    #expect(state.pressing("esc").summary == "buy 3/10 top 0")
  }

  @Test("no favourites: an empty state says how to add one", arguments: Language.allCases)
  func empty(language: Language) throws {
    let words = Words(language)
    for keys in ["F", "F right"] {
      let state = BrowserState(ranking: try .embedded(), size: .usual, language: language).pressing(keys)
      let rows = state.frame(Look(theme: .dark, words: words)).textRows
      #expect(rows.contains { $0.contains(words[.noFavorites]) })
      #expect(rows.contains { $0.contains(words[.noFavoritesHint]) && $0.contains(" f ") })
    }
  }

  @Test("the chosen town stays chosen if it is still shown")
  func choice() throws {
    let state = try Self.state("down down down down down down down", ["大宮", "三鷹"])
    #expect(state.town?.townName == "三鷹")
    #expect(state.pressing("F").town?.townName == "三鷹")
    #expect(state.pressing("F F").summary == "rent 8/10 top 0")
    #expect(try Self.state("down down", ["大宮", "三鷹"]).pressing("F").town?.townName == "大宮", "else the first")
  }

  @Test("an unmarked town disappears, and the next one is chosen; after the last one, the one before")
  func unmark() throws {
    let all: Favorites = ["本厚木", "大宮", "葛西"]
    #expect(try Self.state("F f", all).town?.townName == "大宮")
    #expect(try Self.state("F down f", all).town?.townName == "葛西")
    #expect(try Self.state("F end f", all).town?.townName == "大宮")
    #expect(try Self.state("F f f f", all).summary == "rent -/0 top 0 favourites")
    #expect(try Self.state("F f f f F", all).summary == "rent 1/10 top 0")
  }

  @Test("the content of the file is applied, and the choice stays")
  func outside() throws {
    var state = try Self.state("down down down", ["大宮", "八王子"])
    state.apply(.favorites(["本厚木", "八王子"]))
    #expect(state.favorites == ["本厚木", "八王子"] && state.summary == "rent 4/10 top 0")
    state.press("F")
    #expect(state.summary == "rent 2/2 top 0 favourites")
    state.apply(.favorites(["八王子", "小岩"]))
    #expect(state.names(.rent) == ["八王子", "小岩"] && state.town?.townName == "八王子")
    state.apply(.favorites(["小岩"]))
    #expect(state.town?.townName == "小岩")
    state.apply(.favorites([]))
    #expect(state.summary == "rent -/0 top 0 favourites")
  }

  @Test("changes from outside do not end a notice")
  func outsideNotice() throws {
    var state = try Self.state("f")
    state.apply(.favorites(["大宮"]))
    #expect(state.notice?.word == .noticeFavorite)
  }

  @Test("a search looks among the favourites; Esc drops the search first, then shows all")
  func search() throws {
    let state = try Self.state("F", ["本厚木", "大宮", "川口"]).searching("jr").pressing("enter")
    #expect(state.names(.rent) == ["大宮", "川口"] && state.names(.buy) == ["大宮", "川口"])
    #expect(state.pressing("esc").names(.rent) == ["本厚木", "大宮", "川口"])
    #expect(state.pressing("esc esc").summary == "rent 1/10 top 0")
    #expect(state.pressing("F").names(.rent).count == 16)
  }

  @Test("whatever order filters are dropped in, the chosen town is the one from before the search")
  func searchAndChoice() throws {
    let state = try Self.state("down down down down down down down", ["大宮", "三鷹", "小岩"]).searching("jr")
    #expect(state.pressing("esc").town?.townName == "三鷹")
    #expect(state.pressing("enter F esc").town?.townName == "三鷹")
    #expect(state.pressing("enter F esc F").town?.townName == "三鷹")
  }

  @Test("it can open with only the favourites")
  func opening() throws {
    let state = BrowserState(ranking: try .embedded(), size: .usual) {
      $0.favorites = ["三鷹"]
      $0.showsFavoritesOnly = true
    }
    #expect(state.summary == "rent 1/1 top 0 favourites")
    #expect(state.names(.buy) == ["三鷹"])
  }

  @Test("an empty ranking and the button have no favourite")
  func nothing() throws {
    var empty = BrowserState(ranking: Samples.ranking(0), size: .usual)
    #expect(empty.press("f y") == [])
    var button = try Self.state("end")
    #expect(button.press("f y") == [])
    #expect(button.favorites.isEmpty)
  }

  @Test("unmarking elsewhere keeps the chosen town: on a page, and in the other tab")
  func unmarkElsewhere() throws {
    let all: Favorites = ["本厚木", "大宮", "葛西", "八王子"]
    let list = try Self.state("F", all)
    #expect(list.names(.rent) == ["本厚木", "大宮", "葛西", "八王子"])
    #expect(list.pressing("down down enter up up f esc").town?.townName == "葛西")
    #expect(list.pressing("down down enter up up f f esc").town?.townName == "葛西")
    #expect(list.names(.buy).prefix(2) == ["本厚木", "八王子"])
    #expect(list.pressing("right down left f right").town?.townName == "八王子")
  }

  @Test("the button stays chosen if there still is one", arguments: ["s", "s s S", "f", "/ x x esc", "] ["])
  func button(keys: String) throws {
    let state = try Self.state("end")
    #expect(state.pressing(keys).summary.hasPrefix("rent button/10"))
    #expect(state.pressing("right \(keys) left").summary.hasPrefix("rent button/10"))
    #expect(state.pressing("e \(keys)").summary.hasPrefix("rent button/20"))
  }

  // MARK: Two towns of one name

  private static func twoTowns(region: String? = "東") -> Ranking {
    func towns(_ lines: [String]) -> [TownInfo] {
      lines.enumerated().map { Samples.town($0 + 1, $1 == "川線" ? "川口" : "大宮", .new, $1) }
    }
    return Ranking(
      data: TownRankingData(
        townRankingsForRent: towns(["甲線", "乙線ほか", "川線"]), townRankingsForBuy: towns(["丙線", "乙線", "川線"]),
        region: region))
  }

  private static func marked(_ state: BrowserState) -> [String] {
    Market.allCases.map { market in
      state.towns(market).filter(state.isFavorite).map(\.availableLine).joined(separator: " ")
    }
  }

  @Test("the line tells two towns of one name apart: f marks one of them, in both tabs, and so does F")
  func sameName() {
    var state = BrowserState(ranking: Self.twoTowns(), size: .usual).pressing("down")
    let key = TownKey("大宮", region: "東", line: "乙線")
    #expect(state.press("f") == [.keepFavorite(key, true)])
    #expect(Self.marked(state) == ["乙線ほか", "乙線"])
    #expect(state.frame().textRows.filter { $0.contains("✦") }.count == 1)
    #expect(state.pressing("F").summary == "rent 1/1 top 0 favourites")
    var other = state.pressing("right down")
    #expect(other.press("f") == [.keepFavorite(key, false)])
    #expect(state.press("f") == [.keepFavorite(key, false)])
    #expect(Self.marked(state) == ["", ""])
  }

  @Test("the page of a town leads to the same one in the other list, not to its namesake")
  func sameNamePage() {
    let state = BrowserState(ranking: Self.twoTowns(), size: .usual)
    #expect(state.pressing("enter right").overlay?.page?.market == .rent, "there is none of its line")
    #expect(state.pressing("down enter right").town?.availableLine == "乙線")
    #expect(state.pressing("down enter f").frame().textRows.contains { $0.contains("✦ 登録済み") })
    #expect(state.pressing("down enter f up").frame().textRows.contains { $0.contains("未登録") })
  }

  @Test("a town is not its namesake of another region; what was kept by name alone counts in all")
  func regions() {
    var state = BrowserState(rankings: [Self.twoTowns(), Self.twoTowns(region: "西")], size: .usual)
    state.press("down down f ]")
    #expect(Self.marked(state) == ["", ""])
    state.apply(.favorites(["大宮"]))
    #expect(Self.marked(state) == ["甲線 乙線ほか", "丙線 乙線"])
    #expect(state.press("f") == [.keepFavorite(TownKey("大宮", region: "西", line: "甲線"), false)])
    #expect(Self.marked(state.pressing("[")) == ["", ""], "it is unmarked everywhere")
  }

  @Test("a ranking that does not say its region has the favourites of all, and keeps them for all")
  func noRegion() {
    var state = BrowserState(ranking: Self.twoTowns(region: nil), size: .usual)
    state.apply(.favorites([TownKey("川口", region: "東"), TownKey("大宮", region: "西", line: "丙線")]))
    #expect(Self.marked(state) == ["川線", "丙線 川線"])
    #expect(state.press("f") == [.keepFavorite(TownKey("大宮", line: "甲線"), true)])
  }
}
