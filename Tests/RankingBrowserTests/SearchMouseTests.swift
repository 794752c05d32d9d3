import RankingBrowser
import RankingCore
import TerminalUI
import TestSupport
import Testing

/// Clicks on what search, page and favourites add to the key bar.
@Suite(.timeLimit(.minutes(10))) struct SearchMouseTests {
  private static let address = "https://www.homes.co.jp/cont/s_ranking/shutoken/"

  @Test(
    "an entry, all of its cells",
    arguments: [
      ("", "/ 検索", "rent 1/10 top 0 prompt |", nil), ("", "⏎ 詳細", "rent 1/10 top 0 page rent 本厚木", nil),
      ("", "f お気に入り", "rent 1/10 top 0", BrowserEffect.keepFavorite(.tokyo("本厚木"), true)),
      ("enter", "f お気に入り", "rent 1/10 top 0 page rent 本厚木", .keepFavorite(.tokyo("本厚木"), true)),
      ("enter", "◂ ▸ 別リスト", "rent 1/10 top 0 page buy 本厚木", nil), ("enter", "Esc 戻る", "rent 1/10 top 0", nil),
      ("enter", "o 出典", "rent 1/10 top 0 page rent 本厚木", .open(address)),
      ("enter", "q 終了", "rent 1/10 top 0 page rent 本厚木", .quit),
      ("/ 川 enter down", "/川 Esc 解除", "rent 1/10 top 0", nil),
      ("/ 川 enter", "◂ ▸ タブ", "buy 1/1 top 0 filter 川", nil), ("/ 川 enter", "/ 検索", "rent 1/3 top 0 prompt 川|", nil),
      ("/ x x enter", "/xx Esc 解除", "rent 1/10 top 0", nil), ("F", "F すべて表示", "rent 1/10 top 0", nil),
    ])
  func entry(keys: String, entry: String, then: String, effect: BrowserEffect?) throws {
    let state = BrowserState(ranking: try .embedded(), size: Size(140, 24)).pressing(keys)
    for point in try state.cells(of: entry) {
      #expect(point.y == 23)
      let clicked = state.clicking(point)
      #expect(clicked.state.summary == then && clicked.effects == [effect].compactMap { $0 }, "column \(point.x)")
    }
  }

  @Test("the filter is named, cut if it is long, and can be dropped wherever it is shown", arguments: 30...140)
  func longFilter(width: Int) throws {
    let state = BrowserState(ranking: try .embedded(), size: Size(width, 24))
      .searching("東京メトロ有楽町線と副都心線 本厚木").pressing("enter")
    #expect(state.frame().brokenHalf == nil)
    // Beside the position it has room from this width on.
    guard width >= 39 else { return #expect(!state.frame().textRows[23].contains("東京")) }
    let point = try #require(try state.cells(of: "/東京メトロ有楽⋯ Esc 解除").last)
    #expect(state.clicking(point).state.search == nil)
  }

  @Test("in the prompt: a click on its row does nothing, on a town chooses it, on a tab shows it")
  func prompt() throws {
    let state = BrowserState(ranking: try .embedded(), size: .usual).searching("川")
    for x in 0..<80 { #expect(state.clicking(Point(x: x, y: 23)).state.summary == state.summary, "column \(x)") }
    #expect(state.clicking(Point(x: 30, y: 4)).state.summary == "rent 2/3 top 0 prompt 川|")
    #expect(state.clicking(Point(x: 60, y: 1)).state.summary == "buy 1/1 top 0 prompt 川|")
    let page = state.clicking(Point(x: 30, y: 2)).state
    #expect(page.summary == "rent 1/3 top 0 prompt 川| page rent 川崎")
    #expect(page.pressing("esc").summary == state.summary)
  }

  @Test("on low terminals, where the prompt covers the list, too", arguments: 1...7)
  func lowPrompt(height: Int) throws {
    let state = BrowserState(ranking: try .embedded(), size: Size(80, height)).searching("川")
    for x in 0..<80 { #expect(state.clicking(Point(x: x, y: height - 1)).state.summary == state.summary) }
  }

  @Test("mouse actions before any search text are kept when the prompt is left", arguments: ["esc", "enter"])
  func emptyPrompt(key: String) throws {
    let state = BrowserState(ranking: try .embedded(), size: .usual).pressing("/")
    let button = try #require(state.cells(of: "11位以降を見る").first)
    let open = state.clicking(button).state
    #expect(open.list.isExpanded)
    #expect(open.pressing(key).summary == open.summary.replacing(" prompt |", with: ""))
    let chosen = state.clicking(Point(x: 30, y: 4)).state
    #expect(chosen.pressing(key).summary == "rent 2/10 top 0")
    // After a search the previous choice is restored; what was opened stays open.
    let looked = state.typing("x").pressing("backspace").clicking(button).state
    #expect(looked.pressing(key).summary == "rent 1/20 top 0 open")
  }
}
