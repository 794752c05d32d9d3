import RankingCore
import TerminalUI
import TestSupport
import Testing

@testable import RankingBrowser

/// The page of a town, through keys and reducer, on the real ranking.
@Suite(.timeLimit(.minutes(10))) struct TownPageTests {
  private static func state(
    _ keys: String = "", size: Size = .usual, favorites: Favorites = [], language: Language = .japanese
  ) throws -> BrowserState {
    BrowserState(ranking: try .embedded(), size: size) {
      $0.favorites = favorites
      $0.words = Words(language)
    }.pressing(keys)
  }

  @Test("a key", arguments: opening + turning + otherList + closing)
  func key(row: KeyRowsTests.Row) throws {
    var state = try Self.state(row.before)
    #expect(state.press(row.keys) == [])
    #expect(state.summary == row.then)
  }

  static let opening: [KeyRowsTests.Row] = [
    .init("", "enter", "rent 1/10 top 0 page rent 本厚木"), .init("down", "space", "rent 2/10 top 0 page rent 大宮"),
    .init("right", "enter", "buy 1/10 top 0 page buy 勝どき"),
    .init("e end up", "enter", "rent 20/20 top 11 open page rent 小岩"),
    .init("end", "enter", "rent button/20 top 11 open"),
    .init("/ 川 enter down", "enter", "rent 2/3 top 0 filter 川 page rent 西川口"),
  ]

  /// Up and down go through the list as it is shown, and stay at its ends.
  static let turning: [KeyRowsTests.Row] = [
    .init("enter", "down", "rent 1/10 top 0 page rent 大宮"), .init("enter", "j j", "rent 1/10 top 0 page rent 葛西"),
    .init("enter down down", "k", "rent 1/10 top 0 page rent 大宮"),
    .init("enter", "up", "rent 1/10 top 0 page rent 本厚木"),
    .init("end up enter", "down", "rent 10/10 top 0 page rent 川崎"),
    .init("e end up enter", "down", "rent 20/20 top 11 open page rent 小岩"),
    .init("e end up enter", "up", "rent 20/20 top 11 open page rent 新小岩"),
    .init("/ 川 enter enter", "down", "rent 1/3 top 0 filter 川 page rent 西川口"),
    .init("/ 川 enter enter", "down down", "rent 1/3 top 0 filter 川 page rent 川口"),
    .init("/ 川 enter enter", "down down down", "rent 1/3 top 0 filter 川 page rent 川口"),
    .init("/ 川 enter enter", "up", "rent 1/3 top 0 filter 川 page rent 川崎"),
  ]

  /// Left and right show the same town in the other list, if it is there.
  static let otherList: [KeyRowsTests.Row] = [
    .init("enter", "right", "rent 1/10 top 0 page buy 本厚木"),
    .init("enter", "right right", "rent 1/10 top 0 page buy 本厚木"),
    .init("enter", "left", "rent 1/10 top 0 page rent 本厚木"),
    .init("enter right", "left", "rent 1/10 top 0 page rent 本厚木"),
    .init("enter", "tab", "rent 1/10 top 0 page buy 本厚木"), .init("enter tab", "tab", "rent 1/10 top 0 page rent 本厚木"),
    .init("enter", "2", "rent 1/10 top 0 page buy 本厚木"), .init("enter right", "1", "rent 1/10 top 0 page rent 本厚木"),
    .init("down down enter", "right", "rent 3/10 top 0 page rent 葛西"),
    .init("right enter", "left", "buy 1/10 top 0 page buy 勝どき"),
    .init("down enter", "right", "rent 2/10 top 0 page buy 大宮"),
    .init("enter right", "down", "rent 1/10 top 0 page buy 三鷹"),
    .init("enter right", "up", "rent 1/10 top 0 page buy 白金高輪"),
    .init("/ 川 口 enter down enter", "right", "rent 2/2 top 0 filter 川口 page buy 川口"),
  ]

  /// After closing, list and choice are as before.
  static let closing: [KeyRowsTests.Row] = [
    .init("enter", "esc", "rent 1/10 top 0"), .init("enter", "enter", "rent 1/10 top 0"),
    .init("enter", "space", "rent 1/10 top 0"),
    .init("down enter down down", "esc", "rent 2/10 top 0"), .init("enter right down", "esc", "rent 1/10 top 0"),
    .init("enter right down", "enter", "rent 1/10 top 0"),
    .init("e end up enter up up", "esc", "rent 20/20 top 11 open"),
    .init("/ 川 enter down enter down", "esc", "rent 2/3 top 0 filter 川"),
    .init("/ 川 enter down enter down", "esc esc", "rent 1/10 top 0"),
    .init("enter", "e F", "rent 1/10 top 0 page rent 本厚木"),
    .init("enter", "/", "rent 1/10 top 0 prompt |"),
  ]

  @Test("nothing is said of a movement that is not known, and the page keeps its height")
  func unknown() {
    let state = BrowserState(ranking: Samples.unknown, size: .usual, language: .english)
    let pages = ["enter", "enter down", "enter right"].map { state.pressing($0) }
    let texts = pages.map { $0.overlay?.panel.text($0.words) ?? "" }
    #expect(texts.map { $0.contains("Movement") } == [false, true, false])
    #expect(texts.map { $0.contains("new") } == [false, true, false])
    #expect(Set(pages.map { $0.overlay?.panel.count }).count == 1)
    #expect(texts[0].contains("Other list  Buy No. 1\n"), "\(texts[0])")
  }

  @Test("clicks: the chosen town opens its page, another is chosen; under the page nothing can be clicked")
  func clicks() throws {
    let state = try Self.state()
    let omiya = try #require(state.cells(of: "大宮").first)
    let chosen = state.clicking(omiya).state
    #expect(chosen.summary == "rent 2/10 top 0")
    let page = chosen.clicking(omiya).state
    #expect(page.summary == "rent 2/10 top 0 page rent 大宮")
    for y in 0..<23 {
      for x in stride(from: 0, to: 80, by: 3) {
        #expect(page.clicking(Point(x: x, y: y)).state.summary == page.summary)
      }
    }
  }

  @Test("the text of the page", arguments: says)
  func text(keys: String, language: Language, expected: [String]) throws {
    let state = try Self.state(keys, language: language)
    let text = state.frame(Look(theme: .dark, words: Words(language))).textRows.joined(separator: "\n")
    for part in expected { #expect(text.contains(part), "\(part) is missing:\n\(text)") }
  }

  static let says: [(String, Language, [String])] = [
    (
      "enter", .japanese,
      [
        "本厚木 ほんあつぎ Hon-Atsugi", "♛ 1  借りて住みたい", "▴ 3アップ", "前年        4位", "小田急小田原線", "買って住みたい 3位 ▴ 8アップ",
        "未登録", "▴ ここが最初です", "▾ 2位 大宮",
      ]
    ),
    (
      "enter right", .japanese,
      ["♛ 3  買って住みたい", "▴ 8アップ", "前年        11位", "借りて住みたい 1位 ▴ 3アップ", "▴ 2位 白金高輪", "▾ 4位 三鷹"]
    ),
    ("down down enter", .japanese, ["葛西 かさい Kasai", "買って住みたい 20位圏外", "▾ 1ダウン", "前年        2位"]),
    ("end up enter", .japanese, ["▴ 9位 柏", "▾ ここが最後です"]),
    ("e end up enter", .japanese, [" 20  借りて住みたい", "− キープ", "前年        20位", "▾ ここが最後です"]),
    ("/ 川 enter enter", .japanese, ["▴ ここが最初です", "▾ 12位 西川口"]),
    ("f enter", .japanese, ["✦ 登録済み"]),
    (
      "down enter", .english,
      [
        "Ōmiya 大宮 おおみや", "♛ 2  Rent", "▴ up 3", "Last year   No. 5", "Buy No. 15 ▴ up 9", "no", "▴ No. 1 Hon-Atsugi",
        "▾ No. 3 Kasai",
      ]
    ),
    ("down down enter", .english, ["Kasai 葛西 かさい", "Buy not in the top 20"]),
  ]

  @Test("towns that were not ranked, and towns without a reading, have a page too")
  func plainData() {
    let new = BrowserState(ranking: Samples.ranking(20), size: .usual).pressing("down down down enter")
    let text = new.frame().textRows.joined(separator: "\n")
    for part in ["街4", "+ 新登場", "前年        前年圏外", "第4線"] { #expect(text.contains(part), "\(text)") }
    let alone = BrowserState(ranking: Samples.ranking(rent: 1...3, buy: []), size: .usual).pressing("enter")
    #expect(alone.frame().textRows.joined().contains("買って住みたい データがありません"))
  }

  @Test("a town that is not in the shown list is shown as neither its first nor its last")
  func outside() throws {
    // 大宮 is No. 15 to buy, hidden while ranks 11+ are closed.
    let state = try Self.state("down enter right")
    let text = state.frame().textRows.joined(separator: "\n")
    #expect(!(text.contains("ここが最初です") && text.contains("ここが最後です")), "\(text)")
  }

  @Test("f marks the town of the page, not the chosen one")
  func favorite() throws {
    var state = try Self.state("enter down")
    #expect(state.press("f") == [.keepFavorite(.tokyo("大宮"), true)])
    #expect(state.favorites == [.tokyo("大宮")])
    #expect(state.summary == "rent 1/10 top 0 page rent 大宮")
    #expect(state.press("f") == [.keepFavorite(.tokyo("大宮"), false)])
    #expect(state.favorites.isEmpty)
  }

  @Test("y copies the town of the page, in the list of the page")
  func copy() throws {
    for (keys, language, parts, name) in [
      ("enter", Language.japanese, ["本厚木 ほんあつぎ", "1 借りて住みたい", "3アップ", "小田急小田原線"], "本厚木"),
      ("enter right", .japanese, ["3 買って住みたい", "8アップ", "小田急小田原線"], "本厚木"),
      ("enter down", .japanese, ["2 借りて住みたい", "3アップ", "JR京浜東北・根岸線ほか"], "大宮"),
      ("enter", .english, ["1 Rent", "up 3", "小田急小田原線"], "Hon-Atsugi"),
    ] {
      var state = try Self.state(keys, language: language)
      guard case .copy(let text, let notice)? = state.press("y").first else {
        Issue.record("\(keys): nothing is copied")
        continue
      }
      for part in parts { #expect(text.contains(part), "\(keys): \(text)") }
      #expect(notice == Notice(.noticePageCopied, text: name))
    }
  }

  @Test("o opens the ranking's source, from the list and from the page", arguments: ["", "enter", "right enter", "F"])
  func source(keys: String) throws {
    var state = try Self.state(keys)
    #expect(state.press("o") == [.open("https://www.homes.co.jp/cont/s_ranking/shutoken/")])
  }

  @Test(
    "in a small terminal all of it can be scrolled to", arguments: [Size(40, 12), Size(20, 5), Size(60, 6), Size(9, 2)])
  func scroll(size: Size) throws {
    var state = try Self.state("enter", size: size)
    let height = state.overlayHeight
    let farthest = (state.overlay?.panel.count ?? 0) - height
    for (keys, expected) in [
      ("end", farthest), ("pagedown", farthest), ("home", 0), ("pageup", 0),
      ("ctrl-d", min(max(height / 2, 1), farthest)),
      ("ctrl-u", 0),
    ] {
      state.press(keys)
      #expect(state.overlay?.scroll == expected, "\(keys)")
    }
    var frames: Set<Int> = []
    for _ in 0..<20 {
      frames.insert(state.overlay?.scroll ?? -1)
      state.handle(.mouse(Mouse(.wheelDown, at: Point(x: 1, y: 1))))
    }
    #expect(frames.max() == farthest)
    state.press("down")
    #expect(state.overlay?.scroll == 0 && state.page?.town == 1, "the next town is shown from its top")
  }

  @Test("another size changes neither the town nor, if there is room, the scroll")
  func resize() throws {
    var state = try Self.state("enter down end", size: Size(40, 8))
    let scroll = try #require(state.overlay?.scroll)
    #expect(scroll > 0)
    for size in [Size(0, 0), Size(1, 1), Size(300, 100)] { state.apply(.resize(size)) }
    #expect(state.overlay?.scroll == 0)
    #expect(state.summary == "rent 2/10 top 0 page rent 大宮", "beside the page, the list shows it too")
    #expect(state.frame() == (try Self.state("enter down", size: Size(300, 100))).frame())
  }

  /// Favourites only: 本厚木, 大宮 and 葛西 in the rent list.
  @Test(
    "if the page's town leaves the list, up and down go to its neighbours",
    arguments: [
      ("enter f", "down", "大宮"), ("enter f", "up", "本厚木"), ("enter down f", "down", "葛西"),
      ("enter down f", "up", "本厚木"),
      ("enter down down f", "up", "大宮"), ("enter down down f", "down", "葛西"), ("enter f f", "down", "大宮"),
      ("enter down f f", "down", "葛西"), ("enter down f f", "up", "本厚木"),
    ])
  func unmarked(before: String, key: String, town: String) throws {
    let state = try Self.state("F", favorites: ["本厚木", "大宮", "葛西"]).pressing(before)
    #expect(state.pressing(key).town?.townName == town)
    #expect(state.pressing("esc").page == nil)
  }

  @Test("another browser's favourites leave the page where it is")
  func favoritesFromOutside() throws {
    var state = try Self.state("F enter down", favorites: ["本厚木", "大宮", "葛西"])
    state.apply(.favorites(["大宮", "葛西"]))
    #expect(state.town?.townName == "大宮")
    #expect(state.pressing("down").town?.townName == "葛西")
    #expect(state.pressing("up").town?.townName == "大宮")
  }

  /// Favourites only, in the order of their readings: 大宮, 葛西, 本厚木.
  @Test(
    "the same if the list has another order",
    arguments: [
      ("enter f", "down", "葛西"), ("enter f", "up", "大宮"), ("enter down f", "down", "本厚木"),
      ("enter down f", "up", "大宮"), ("enter down down f", "down", "本厚木"), ("enter down down f", "up", "葛西"),
      ("enter down f f", "down", "本厚木"), ("enter down f ? esc", "down", "本厚木"),
    ])
  func unmarkedSorted(before: String, key: String, town: String) throws {
    let sorted = try Self.state("F S", favorites: ["本厚木", "大宮", "葛西"])
    #expect(sorted.names(.rent) == ["大宮", "葛西", "本厚木"])
    #expect(sorted.pressing("home \(before) \(key)").town?.townName == town)
  }

  @Test(
    "if the other list does not show the town, up and down go to its neighbours in the order of the rows",
    arguments: [("S", "大宮", "恵比寿", "柏"), ("S", "千葉", "白金高輪", "東京"), ("e S", "川口", "勝どき", "北浦和")])
  func otherListSorted(order: String, name: String, before: String, after: String) throws {
    // In the order of the readings, the list to buy with ranks 11+ closed.
    let state = try Self.state(order)
    let place = try #require(state.names(.rent).firstIndex(of: name))
    let page = state.pressing("home " + String(repeating: "down ", count: place) + "enter right")
    #expect(page.page?.market == .buy && page.page?.isShown == false && page.town?.townName == name)
    #expect(page.pressing("up").town?.townName == before)
    #expect(page.pressing("down").town?.townName == after)
  }

  @Test("the page knows the town's place in the other list, however it came to be shown", arguments: pagesOfOther)
  func other(keys: String) throws {
    let state = try Self.state(keys)
    let page = try #require(state.page)
    let name = try #require(state.town?.townName)
    #expect(state.overlay?.panel.other == state.towns(page.market.other).firstIndex { $0.townName == name })
  }

  static let pagesOfOther = [
    "enter", "enter down", "enter down down", "enter right", "enter right right", "enter right down", "enter tab tab",
    "right enter", "S end up enter up", "F esc enter f",
  ]
}
