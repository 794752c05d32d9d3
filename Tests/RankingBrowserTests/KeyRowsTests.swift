import RankingBrowser
import RankingCore
import TerminalUI
import Testing

/// Each key of the table: the keys before it, the key, and the result.
@Suite(.timeLimit(.minutes(10))) struct KeyRowsTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let before: String
    let keys: String
    let then: String
    var testDescription: String { "[\(before)] \(keys) -> \(then)" }

    init(_ before: String, _ keys: String, _ then: String) {
      self.before = before
      self.keys = keys
      self.then = then
    }
  }

  /// 20 towns per tab at 80x24: 21 lines of list, rank 11 on line 20 when open, the button on line 20 or 31.
  @Test("a key", arguments: tabs + choice + expansion + help + narrowing + views)
  func key(row: Row) {
    var state = BrowserState(ranking: Samples.ranking(20), size: .usual).pressing(row.before)
    let effects = state.press(row.keys)
    #expect(state.summary == row.then)
    #expect(effects == [])
  }

  @Test(
    "keys with outside effects",
    arguments: [
      ("q", BrowserEffect.quit), ("ctrl-c", .quit), ("ctrl-l", .redraw), ("ctrl-z", .suspend), ("o", .open("")),
    ], ["", "?", "e end", "enter", "/ 1 enter"])
  func effect(of key: (name: String, effect: BrowserEffect), before: String) {
    var state = BrowserState(ranking: Samples.ranking(20), size: .usual).pressing(before)
    let summary = state.summary
    #expect(state.press(key.name) == [key.effect])
    #expect(state.summary == summary, "the state stays")
  }

  @Test("y and f report the chosen town")
  func town() {
    var state = BrowserState(ranking: Samples.ranking(20), size: .usual).pressing("right down")
    let copied = BrowserEffect.copy("街2 買って住みたい 2位 2ダウン 第2線", Notice(.noticeCopied, text: "街2"))
    #expect(state.press("y") == [copied])
    #expect(state.press("f f") == [.keepFavorite("街2", true), .keepFavorite("街2", false)])
    #expect(state.summary == "buy 2/10 top 0")
    #expect(state.press("end y f") == [], "the button is no town")
  }

  @Test("every key of the table has a row here")
  func complete() {
    let rows = Self.tabs + Self.choice + Self.expansion + Self.help + Self.narrowing + Self.views
    let names =
      rows.flatMap { $0.keys.split(separator: " ").map(String.init) } + [
        "q", "ctrl-c", "ctrl-l", "ctrl-z", "o", "y", "f",
      ]
    let tried = Set(names.compactMap(Key.init(named:)))
    let bound = Set(BrowserKeyMap.list.bindings.flatMap(\.keys))
    #expect(bound.subtracting(tried).map(\.label) == [])
  }

  static let tabs = [
    Row("", "right", "buy 1/10 top 0"), Row("", "l", "buy 1/10 top 0"), Row("right", "right", "buy 1/10 top 0"),
    Row("", "left", "rent 1/10 top 0"), Row("right", "left", "rent 1/10 top 0"), Row("right", "h", "rent 1/10 top 0"),
    Row("", "tab", "buy 1/10 top 0"), Row("right", "tab", "rent 1/10 top 0"), Row("", "tab tab", "rent 1/10 top 0"),
    Row("", "shift-tab", "buy 1/10 top 0"), Row("right", "shift-tab", "rent 1/10 top 0"),
    Row("", "2", "buy 1/10 top 0"), Row("right", "2", "buy 1/10 top 0"), Row("right", "1", "rent 1/10 top 0"),
    Row("", "1", "rent 1/10 top 0"),
  ]

  static let choice = [
    Row("", "down", "rent 2/10 top 0"), Row("", "j", "rent 2/10 top 0"), Row("down", "up", "rent 1/10 top 0"),
    Row("down", "k", "rent 1/10 top 0"), Row("", "up", "rent 1/10 top 0"), Row("end", "down", "rent button/10 top 0"),
    Row("", "end", "rent button/10 top 0"), Row("", "G", "rent button/10 top 0"), Row("end", "up", "rent 10/10 top 0"),
    Row("end", "home", "rent 1/10 top 0"), Row("end", "g", "rent 1/10 top 0"),
    Row("", "pagedown", "rent button/10 top 0"), Row("end", "pageup", "rent 1/10 top 0"),
    Row("", "ctrl-d", "rent 6/10 top 0"), Row("end", "ctrl-u", "rent 6/10 top 0"),
    Row("e", "pagedown", "rent 11/20 top 0 open"), Row("e pagedown", "pagedown", "rent button/20 top 11 open"),
    Row("e end", "pageup", "rent 6/20 top 10 open"), Row("e", "ctrl-d ctrl-d ctrl-d", "rent 20/20 top 9 open"),
    Row("e end", "home", "rent 1/20 top 0 open"), Row("e pagedown", "down", "rent 12/20 top 1 open"),
    Row("e end", "up", "rent 20/20 top 11 open"),
  ]

  static let expansion = [
    Row("", "e", "rent 1/20 top 0 open"), Row("e", "e", "rent 1/10 top 0"), Row("right", "e", "buy 1/20 top 0 open"),
    Row("end up", "e", "rent 10/20 top 11 open"), Row("e end up", "e", "rent 10/10 top 0"),
    Row("end", "enter", "rent button/20 top 11 open"), Row("end", "space", "rent button/20 top 11 open"),
    Row("e end", "enter", "rent button/10 top 0"), Row("e end", "space", "rent button/10 top 0"),
    Row("end", "e", "rent button/20 top 11 open"), Row("down", "enter", "rent 2/10 top 0 page rent 街2"),
    Row("down", "space", "rent 2/10 top 0 page rent 街2"),
    Row("e", "enter", "rent 1/20 top 0 open page rent 街1"),
    Row("e down", "esc", "rent 2/20 top 0 open"), Row("down", "esc", "rent 2/10 top 0"),
  ]

  /// More of these in the tests of search and favourites.
  static let narrowing = [
    Row("", "/", "rent 1/10 top 0 prompt |"), Row("?", "/", "rent 1/10 top 0 prompt |"),
    Row("/ 2 enter", "/", "rent 1/3 top 0 prompt 2|"), Row("/ 2 enter", "esc", "rent 1/10 top 0"),
    Row("", "F", "rent -/0 top 0 favourites"), Row("F", "F", "rent 1/10 top 0"), Row("F", "esc", "rent 1/10 top 0"),
    Row("?", "F", "rent 1/10 top 0 help 0"),
  ]

  /// More of these in the tests of the views.
  static let views = [
    Row("", "m", "rent 1/10 top 0 movement 0"), Row("m", "esc", "rent 1/10 top 0"), Row("m", "m", "rent 1/10 top 0"),
    Row("", "c", "rent 1/10 top 0 compare 0"), Row("c", "enter", "rent 1/10 top 0"),
    Row("", "L", "rent 1/10 top 0 lines 0"), Row("", "r", "rent 1/10 top 0 regions 0"),
    Row("m", "c", "rent 1/10 top 0 compare 0"), Row("", "s", "rent 3/10 top 0"), Row("s", "S", "rent 1/10 top 0"),
    Row("down", "]", "rent 1/10 top 0"), Row("down ]", "[", "rent 2/10 top 0"), Row("down", "R", "rent 2/10 top 0"),
    Row("down", "{", "rent 2/10 top 0"), Row("down", "}", "rent 2/10 top 0"), Row("down", "p", "rent 2/10 top 0"),
    Row("", "t", "rent 1/10 top 0 trend 0"),
  ]

  static let help = [
    Row("", "a", "rent 1/10 top 0"), Row("down", "a a", "rent 2/10 top 0"), Row("m", "a", "rent 1/10 top 0 movement 0"),
    Row("", "?", "rent 1/10 top 0 help 0"), Row("", "f1", "rent 1/10 top 0 help 0"), Row("?", "?", "rent 1/10 top 0"),
    Row("?", "f1", "rent 1/10 top 0"), Row("?", "esc", "rent 1/10 top 0"), Row("?", "esc esc", "rent 1/10 top 0"),
    Row("?", "down", "rent 1/10 top 0 help 1"), Row("? down down", "up", "rent 1/10 top 0 help 1"),
    Row("?", "up", "rent 1/10 top 0 help 0"), Row("? end", "home", "rent 1/10 top 0 help 0"),
    Row("?", "ctrl-d", "rent 1/10 top 0 help 10"), Row("? ctrl-d", "ctrl-u", "rent 1/10 top 0 help 0"),
    Row("? pagedown", "pageup", "rent 1/10 top 0 help 0"),
    Row("e down ? end", "esc", "rent 2/20 top 0 open"),
    Row("?", "right", "rent 1/10 top 0 help 0"), Row("?", "tab", "rent 1/10 top 0 help 0"),
    Row("?", "2", "rent 1/10 top 0 help 0"), Row("?", "e", "rent 1/10 top 0 help 0"),
  ]
}
