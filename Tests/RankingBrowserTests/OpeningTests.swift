import RankingCore
import TerminalUI
import TestSupport
import Testing

@testable import RankingBrowser

/// A search and an order that the browser opens with.
@Suite(.timeLimit(.minutes(10))) struct OpeningTests {
  private static func opening(_ search: String, _ order: SortOrder = .rank) -> BrowserState.Opening {
    var opening = BrowserState.Opening()
    opening.search = .kept(search)
    opening.order = order
    return opening
  }

  @Test(
    "it is as if it had been typed and kept, in both tabs and every region",
    arguments: ["ka", "大宮", "chuo line", "x x"],
    ["", "down", "right", "]", "] ]", "] [", "esc", "right esc", "] esc [", "/ backspace", "/ esc", "s", "F", "e"])
  func likeTyped(search: String, keys: String) throws {
    let opened = BrowserState(rankings: Ranking.embeddedRegions, size: .usual, Self.opening(search))
    let typed = BrowserState(rankings: Ranking.embeddedRegions, size: .usual).searching(search).pressing("enter")
    #expect(opened.pressing(keys).summary == typed.pressing(keys).summary)
    #expect(opened.pressing(keys).frame() == typed.pressing(keys).frame())
  }

  @Test("the order is the one that s leads to", arguments: SortOrder.allCases)
  func order(order: SortOrder) throws {
    let ranking = try Ranking.embedded()
    var typed = BrowserState(ranking: ranking, size: .usual)
    while typed.order != order { typed.press("s") }
    // Without its notice, and not at the town that stays chosen.
    typed.press("g")
    let opened = BrowserState(ranking: ranking, size: .usual, Self.opening("", order))
    #expect(opened.frame() == typed.frame())
    #expect(opened.names(.buy) == typed.names(.buy))
    #expect(opened.pressing("s").order == order.next(by: 1))
  }

  @Test("Esc clears the search and leaves the order and the favourites")
  func escape() throws {
    var opening = Self.opening("川", .reading)
    opening.favorites = ["川口", "川崎", "大宮"]
    opening.showsFavoritesOnly = true
    let state = BrowserState(ranking: try .embedded(), size: .usual, opening)
    #expect(state.names(.rent) == ["川口", "川崎"])
    let cleared = state.pressing("down esc")
    #expect(cleared.search == nil && cleared.order == .reading && cleared.names(.rent) == ["大宮", "川口", "川崎"])
  }

  @Test(
    "nothing to search for is no search", arguments: ["", " ", "\u{3000}\t", "\u{1B}\n\u{7}"].map { RawText($0) })
  func blank(text: RawText) {
    #expect(Search.kept(text.text) == nil)
  }

  @Test("the text has the limits of a pasted one")
  func limits() throws {
    for text in ["a\u{1B}[2J\nb\u{2028}\u{0}", String(repeating: "大", count: 5_000), "か\u{3099}\u{202E}x"] {
      var state = BrowserState(ranking: try .embedded(), size: .usual).pressing("/")
      state.handle(.paste(text))
      let kept = try #require(Search.kept(text))
      #expect(kept.text == state.search?.text && kept.query == state.search?.query && !kept.isEditing)
    }
  }

  @Test("a ranking that comes later is searched, however long it is", arguments: [100, 25_000])
  func late(count: Int) throws {
    var state = BrowserState(ranking: nil, size: .usual, Self.opening("街7", .fall))
    #expect(state.frame().textRows.contains { $0.contains("読み込み中") })
    let effects = state.reduce(.loaded(Samples.ranking(count)))
    let requests = effects.compactMap { effect in if case .compute(let request) = effect { request } else { nil } }
    let request = try #require(requests.first { $0.kind == .rows })
    #expect(request.isLong == (count > 1_000) && state.isWorking)
    #expect(state.frame().textRows.last?.contains("処理中") == true)
    // Esc before the answer: it comes too late.
    var escaped = state
    escaped.press("esc")
    _ = escaped.reduce(.answered(try request.answer()))
    #expect(escaped.search == nil && escaped.rows[.rent].count == 10)
    _ = state.reduce(.answered(try request.answer()))
    let names = state.names(.rent)
    #expect(names.count > 10 && names.allSatisfy { $0.contains("街7") } && !state.isWorking)
    #expect(state.pressing("esc").rows[.rent].count == 10)
  }

  @Test("Esc while the ranking is still being read clears it too")
  func early() {
    var state = BrowserState(ranking: nil, size: .usual, Self.opening("街7")).pressing("esc")
    state.apply(.loaded(Samples.ranking(100)))
    #expect(state.search == nil && state.names(.rent).count == 10)
  }
}
