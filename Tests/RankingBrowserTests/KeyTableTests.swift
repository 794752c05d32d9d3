import TerminalUI
import TestSupport
import Testing

@testable import RankingBrowser

/// The key table and what is made from it.
@Suite(.timeLimit(.minutes(10))) struct KeyTableTests {
  /// The tables: keys of the list, and of the prompt.
  static let tables = [BrowserKeyMap.list, BrowserKeyMap.prompt]

  @Test("no key is bound twice", arguments: tables.indices)
  func once(table: Int) {
    let keys = Self.tables[table].bindings.flatMap(\.keys)
    let twice = Set(keys.filter { key in keys.filter { $0 == key }.count > 1 })
    #expect(twice.map(\.label) == [])
  }

  @Test("every row has keys, and a help text of its own in both languages", arguments: tables.indices)
  func help(table: Int) {
    let bindings = Self.tables[table].bindings
    for binding in bindings {
      #expect(!binding.keys.isEmpty)
      #expect(!binding.help.texts.japanese.isEmpty && !binding.help.texts.english.isEmpty)
    }
    #expect(Set(bindings.map(\.help)).count == bindings.count)
    #expect(Set(bindings.map(\.help.texts.japanese)).count == bindings.count)
    #expect(Set(bindings.map(\.help.texts.english)).count == bindings.count)
  }

  @Test("the groups have every row of the tables once")
  func groups() {
    let rows = BrowserKeyMap.groups.flatMap(\.bindings).map { $0.keys.map(\.label) }
    let bound = Self.tables.flatMap(\.bindings).map { $0.keys.map(\.label) }
    #expect(rows.count == bound.count && rows.allSatisfy(bound.contains) && bound.allSatisfy(rows.contains))
    #expect(Set(BrowserKeyMap.groups.map(\.heading)).count == BrowserKeyMap.groups.count)
  }

  @Test("no key of the prompt is a letter: letters are typed")
  func promptKeys() {
    for key in BrowserKeyMap.prompt.bindings.flatMap(\.keys) {
      if case .character = key { Issue.record("\(key.label) cannot be typed") }
    }
  }

  @Test(
    "the help lists every key with its words, and a legend of every movement", arguments: [Look.japanese, .english])
  func helpScreen(look: Look) throws {
    let state = BrowserState(ranking: try .embedded(), size: Size(120, 80)).pressing("?")
    let rows = state.frame(look).textRows
    for group in BrowserKeyMap.groups { #expect(rows.contains { $0.contains(" \(look.words[group.heading]) ") }) }
    for binding in BrowserKeyMap.groups.flatMap(\.bindings) {
      let words = look.words[binding.help]
      let keys = binding.keys.map(look.words.marks.label).joined(separator: " ")
      let isThere = rows.contains { row in
        guard let place = row.firstRange(of: " \(words) ") else { return false }
        return row[..<place.lowerBound].split(separator: " ").suffix(binding.keys.count).joined(separator: " ") == keys
      }
      #expect(isThere, "no row has \(keys) before \"\(words)\"")
    }
    for word in [Word.legendUp, .legendDown, .legendUnchanged, .legendNew, .legendCrown, .legendChosen, .favorite] {
      #expect(rows.contains { $0.contains(look.words[word]) })
    }
  }

  @Test("the guides' key tables are those of the code", arguments: Language.allCases)
  func guide(language: Language) throws {
    let table = BrowserKeyMap.markdown(Words(language))
    #expect(try Project.difference(of: table, from: "keys", in: Project.guide(language.rawValue)) == nil)
  }
}
