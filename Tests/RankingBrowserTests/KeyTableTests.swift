import TerminalUI
import TestSupport
import Testing

@testable import RankingBrowser

/// The key table and what is made from it.
@Suite(.timeLimit(.minutes(10))) struct KeyTableTests {
  /// The tables, by their names in the help.
  static let tables: [(name: Word, map: KeyMap<BrowserCommand, Word>)] = [
    (.helpKeys, BrowserKeyMap.list), (.helpPromptKeys, BrowserKeyMap.prompt),
  ]

  @Test("no key is bound twice", arguments: tables.indices)
  func once(table: Int) {
    let keys = Self.tables[table].map.bindings.flatMap(\.keys)
    let twice = Set(keys.filter { key in keys.filter { $0 == key }.count > 1 })
    #expect(twice.map(\.label) == [])
  }

  @Test("every row has keys, and a help text of its own in both languages", arguments: tables.indices)
  func help(table: Int) {
    let bindings = Self.tables[table].map.bindings
    for binding in bindings {
      #expect(!binding.keys.isEmpty)
      #expect(!binding.help.texts.japanese.isEmpty && !binding.help.texts.english.isEmpty)
    }
    #expect(Set(bindings.map(\.help)).count == bindings.count)
    #expect(Set(bindings.map(\.help.texts.japanese)).count == bindings.count)
    #expect(Set(bindings.map(\.help.texts.english)).count == bindings.count)
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
    for table in Self.tables { #expect(rows.contains { $0.contains(" \(look.words[table.name]) ") }) }
    for binding in Self.tables.flatMap(\.map.bindings) {
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
