import RankingCore
import TerminalUI
import TestSupport
import Testing

@testable import RankingBrowser

/// The key that changes the language.
@Suite(.timeLimit(.minutes(10))) struct LanguageTests {
  private static func state(_ keys: String, _ language: Language = .japanese, offers: Bool = false) throws
    -> BrowserState
  {
    var opening = BrowserState.Opening()
    opening.words = Words(language)
    opening.offersLanguage = offers
    return BrowserState(rankings: Ranking.embeddedRegions, size: Size(100, 16), opening).pressing(keys)
  }

  private static let places = [
    "", "e down down pagedown", "right e end", "/ 大 enter down", "s s down", "f F", "L enter", "m down down", "c", "?",
    "enter ?", "down enter down", "] down", "r down", "L down",
  ]

  @Test("everything is as if it had been opened in the other language", arguments: places, Language.allCases)
  func everything(keys: String, language: Language) throws {
    var changed = try Self.state(keys + " a", language)
    var opened = try Self.state(keys, language.other)
    // What was said of the last key.
    changed.notice = nil
    opened.notice = nil
    changed.strip = nil
    opened.strip = nil
    #expect(changed.frame().textRows == opened.frame().textRows)
    #expect(changed.summary == opened.summary)
  }

  @Test("twice is not at all", arguments: places)
  func twice(keys: String) throws {
    var state = try Self.state(keys)
    var back = try Self.state(keys + " a a")
    for _ in 0..<2 { state.notice = nil; back.notice = nil; state.strip = nil; back.strip = nil }
    #expect(back.frame().textRows == state.frame().textRows)
  }

  @Test("in the prompt the key is a letter")
  func prompt() throws {
    let state = try Self.state("/ a")
    #expect(state.words.language == .japanese && state.search?.text.string == "a")
  }

  @Test("it is offered where it is wanted, until it was used")
  func offer() throws {
    func bar(_ state: BrowserState) -> String { state.frame().textRows.last ?? "" }
    #expect(bar(try Self.state("")).contains("English") == false)
    #expect(bar(try Self.state("", offers: true)).contains("a English"))
    #expect(bar(try Self.state("down right", offers: true)).contains("a English"))
    #expect(bar(try Self.state("a", offers: true)).contains("TOWNRANKING_OPTIONS='--lang en'"))
    #expect(bar(try Self.state("a a down", offers: true)).contains("English") == false)
  }
}
