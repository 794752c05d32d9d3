import RankingBrowser
import RankingCore
import TerminalUI
import Testing

/// The search prompt through keys and reducer, on the real ranking.
@Suite(.timeLimit(.minutes(10))) struct SearchTests {
  private static func state(_ keys: String = "", size: Size = .usual) throws -> BrowserState {
    BrowserState(ranking: try .embedded(), size: size).pressing(keys)
  }

  @Test("the list narrows with typing and widens with erasing; ranks 11+ are found even if closed")
  func narrows() throws {
    var state = try Self.state("/")
    #expect(state.names(.rent).count == 10 && !state.isNarrowed, "an empty prompt leaves out nothing")
    for (text, rent, buy) in [
      ("川", ["川崎", "西川口", "川口"], ["川口"]), ("口", ["西川口", "川口"], ["川口"]), ("x", [], []),
    ] {
      state.type(text)
      #expect(state.names(.rent) == rent && state.names(.buy) == buy, "after \(text)")
    }
    for (rent, buy) in [(["西川口", "川口"], ["川口"]), (["川崎", "西川口", "川口"], ["川口"])] {
      state.press("backspace")
      #expect(state.names(.rent) == rent && state.names(.buy) == buy)
    }
    state.press("backspace")
    #expect(state.summary == "rent 1/10 top 0 prompt |")
  }

  @Test(
    "while a name is typed letter by letter its town stays", arguments: ["honatsugi", "hon-atsugi", "本厚木", "ほんあつぎ"])
  func staysFound(text: String) throws {
    for length in 1...text.count {
      let state = try Self.state().searching(String(text.prefix(length)))
      #expect(state.names(.rent).contains("本厚木") && state.names(.buy).contains("本厚木"), "\(text.prefix(length))")
    }
  }

  @Test("Enter keeps the filter and returns the keys to the list")
  func keep() throws {
    var state = try Self.state().searching("川").pressing("enter")
    #expect(state.summary == "rent 1/3 top 0 filter 川")
    state.press("j")
    #expect(state.summary == "rent 2/3 top 0 filter 川")
    #expect(state.lastRow.hasPrefix("/川 Esc 解除"), "\(state.lastRow)")
    #expect(state.press("q") == [.quit])
    state.press("/")
    #expect(state.summary == "rent 2/3 top 0 prompt 川|", "the prompt opens again with its text")
    state.type("口")
    #expect(state.names(.rent) == ["西川口", "川口"])
  }

  @Test("Enter without search text keeps no filter", arguments: ["", " ", "　"])
  func keepNothing(text: String) throws {
    let state = try Self.state("down down").searching(text).pressing("enter")
    #expect(state.summary == "rent 3/10 top 0")
  }

  @Test(
    "Esc drops the search: choice, scroll and expansion of both tabs are restored",
    arguments: ["", "enter", "enter down down", "enter right down left", "tab down tab", "enter / x enter"])
  func drop(keys: String) throws {
    for before in ["", "down down", "e pagedown pagedown down right down down left", "end right e end left"] {
      for size in [Size.usual, Size(40, 12)] {
        let state = try Self.state(before, size: size)
        let dropped = state.searching("川").pressing(keys).pressing("esc")
        #expect(dropped.lists == state.lists, "before: \(before)")
        #expect(dropped.frame() == state.frame(), "before: \(before)")
        #expect(dropped.search == nil && !dropped.isNarrowed)
      }
    }
  }

  @Test("a second Esc does nothing more")
  func dropOnce() throws {
    let state = try Self.state("down").searching("川").pressing("enter esc esc")
    #expect(state.summary == "rent 2/10 top 0")
  }

  @Test("Backspace in an empty prompt leaves it, but not before")
  func leaveByBackspace() throws {
    #expect(try Self.state("down / backspace").summary == "rent 2/10 top 0")
    #expect(try Self.state("down / x backspace").summary == "rent 1/10 top 0 prompt |")
    #expect(try Self.state("down / x backspace backspace").summary == "rent 2/10 top 0")
    #expect(try Self.state("/ x home backspace").summary == "rent -/0 top 0 prompt |x", "nothing is before the cursor")
  }

  @Test("the other tab's matches are counted and announced")
  func otherTab() throws {
    for (text, market, count) in [("川", Market.rent, 1), ("めとろ", .rent, 2), ("x", .rent, 0), ("川", .buy, 3)] {
      var state = try Self.state(market == .buy ? "right" : "").searching(text)
      let announced = "\(market == .rent ? "買って" : "借りて"): \(count)件"
      #expect(state.otherMatches == count)
      #expect(state.lastRow.hasSuffix(announced), "\(state.lastRow)")
      state.press("enter")
      #expect(state.lastRow.hasSuffix(announced), "\(state.lastRow)")
    }
    #expect(try Self.state("/").otherMatches == nil)
    let english = BrowserState(ranking: try .embedded(), size: .usual, language: .english).searching("kawa")
    #expect(english.lastRow.hasSuffix("3 found  Buy: 1 found"), "\(english.lastRow)")
  }

  @Test("left and right keep the filter")
  func otherList() throws {
    var state = try Self.state().searching("川").pressing("enter down right")
    #expect(state.summary == "buy 1/1 top 0 filter 川")
    #expect(state.names(.buy) == ["川口"])
    state.press("left")
    #expect(state.summary == "rent 2/3 top 0 filter 川")
  }

  @Test("no match: an empty state says so, in both tabs and languages", arguments: Language.allCases)
  func noMatch(language: Language) throws {
    let words = Words(language)
    for keys in ["/ x x", "/ x x enter", "/ x x enter right"] {
      let state = BrowserState(ranking: try .embedded(), size: .usual, language: language).pressing(keys)
      let rows = state.frame(Look(theme: .dark, words: words)).textRows
      #expect(rows.contains { $0.contains(words[.noMatch]) } && rows.contains { $0.contains(words[.noMatchHint]) })
    }
  }

  @Test("keys on an empty result do nothing and break nothing")
  func keysOnNothing() throws {
    var state = try Self.state("/ x x enter")
    for key in ["enter", "space", "down", "up", "home", "end", "pagedown", "pageup", "e", "f", "y"] {
      #expect(state.press(key) == [], "\(key)")
      #expect(state.summary == "rent -/0 top 0 filter xx", "\(key)")
    }
  }

  @Test("pasted text is typed without its line ends; in the list it is ignored")
  func paste() throws {
    var state = try Self.state("/")
    state.handle(.paste("本\n厚\r\n木\r\n"))
    #expect(state.summary == "rent 1/1 top 0 prompt 本厚木|")
    state.press("enter")
    state.handle(.paste("q\nesc"))
    #expect(state.summary == "rent 1/1 top 0 filter 本厚木")
    state.press("/ home")
    state.handle(.paste("JR "))
    #expect(state.summary == "rent -/0 top 0 prompt JR |本厚木")
  }

  private static let printable: [Character] =
    (UInt8(0x20)...UInt8(0x7E)).map { Character(Unicode.Scalar($0)) } + ["本", "ō", "が"]

  @Test("every printable key is typed", arguments: printable)
  func types(character: Character) throws {
    var state = try Self.state("/ x")
    #expect(state.handle(.key(.character(character))) == [])
    #expect(state.search?.text == PromptText("x\(character)"))
    #expect(state.isPrompting && state.market == .rent && state.favorites.isEmpty && !state.showsFavoritesOnly)
  }

  @Test("the keys of the prompt", arguments: promptKeys)
  func key(row: KeyRowsTests.Row) throws {
    #expect(try Self.state("/").pressing(row.before).pressing(row.keys).summary == row.then)
  }

  /// After searching for 川: three towns to rent, one to buy.
  static let promptKeys: [KeyRowsTests.Row] = [
    .init("川", "down", "rent 2/3 top 0 prompt 川|"), .init("川 down", "up", "rent 1/3 top 0 prompt 川|"),
    .init("川 down down", "down", "rent 3/3 top 0 prompt 川|"), .init("川", "up", "rent 1/3 top 0 prompt 川|"),
    .init("川", "pagedown", "rent 3/3 top 0 prompt 川|"), .init("川 pagedown", "pageup", "rent 1/3 top 0 prompt 川|"),
    .init("川 down", "口", "rent 1/2 top 0 prompt 川口|"), .init("川", "tab", "buy 1/1 top 0 prompt 川|"),
    .init("川", "shift-tab", "buy 1/1 top 0 prompt 川|"), .init("川 tab", "tab", "rent 1/3 top 0 prompt 川|"),
    .init("川 口", "left", "rent 1/2 top 0 prompt 川|口"), .init("川 口", "ctrl-b", "rent 1/2 top 0 prompt 川|口"),
    .init("川 口", "home", "rent 1/2 top 0 prompt |川口"), .init("川 口", "ctrl-a", "rent 1/2 top 0 prompt |川口"),
    .init("川 口 home", "right", "rent 1/2 top 0 prompt 川|口"), .init("川 口 home", "ctrl-f", "rent 1/2 top 0 prompt 川|口"),
    .init("川 口 home", "end", "rent 1/2 top 0 prompt 川口|"), .init("川 口 home", "ctrl-e", "rent 1/2 top 0 prompt 川口|"),
    .init("川 口", "backspace", "rent 1/3 top 0 prompt 川|"), .init("川 口", "ctrl-h", "rent 1/3 top 0 prompt 川|"),
    .init("川 口 home", "delete", "rent 1/2 top 0 prompt |口"), .init("川 口 home", "ctrl-d", "rent 1/2 top 0 prompt |口"),
    .init("川 space 口", "ctrl-w", "rent 1/3 top 0 prompt 川 |"), .init("x 川 left", "ctrl-u", "rent 1/3 top 0 prompt |川"),
    .init("川", "enter", "rent 1/3 top 0 filter 川"), .init("川", "esc", "rent 1/10 top 0"),
    .init("川", "f1", "rent 1/3 top 0 prompt 川|"), .init("川", "ctrl-n", "rent 1/3 top 0 prompt 川|"),
  ]

  @Test(
    "keys of the prompt with outside effects",
    arguments: [("ctrl-c", BrowserEffect.quit), ("ctrl-l", .redraw), ("ctrl-z", .suspend)])
  func effect(key: String, effect: BrowserEffect) throws {
    var state = try Self.state().searching("川")
    let summary = state.summary
    #expect(state.press(key) == [effect])
    #expect(state.summary == summary)
  }

  @Test("every key of the prompt's table has a row here")
  func complete() {
    let names =
      Self.promptKeys.flatMap { $0.keys.split(separator: " ").map(String.init) } + ["ctrl-c", "ctrl-l", "ctrl-z"]
    let tried = Set(names.compactMap { Key(named: $0) })
    #expect(Set(BrowserKeyMap.prompt.bindings.flatMap(\.keys)).subtracting(tried).map(\.label) == [])
  }

  @Test("there is no search while the ranking is being read")
  func loading() {
    let state = BrowserState(ranking: nil, size: .usual).pressing("/")
    #expect(state.search == nil)
  }
}
