import TerminalUI
import TestSupport
import Testing

@testable import RankingBrowser

/// The key table and what is made of it.
@Suite struct KeyTableTests {
  private static let bindings = BrowserKeyMap.list.bindings

  @Test("no key is bound twice")
  func once() {
    let keys = Self.bindings.flatMap(\.keys)
    let twice = Set(keys.filter { key in keys.filter { $0 == key }.count > 1 })
    #expect(twice.map(\.label) == [])
  }

  @Test("every row has keys, and help in both languages of its own")
  func help() {
    for binding in Self.bindings {
      #expect(!binding.keys.isEmpty)
      #expect(!binding.help.texts.japanese.isEmpty && !binding.help.texts.english.isEmpty)
    }
    #expect(Set(Self.bindings.map(\.help)).count == Self.bindings.count)
    #expect(Set(Self.bindings.map(\.help.texts.japanese)).count == Self.bindings.count)
    #expect(Set(Self.bindings.map(\.help.texts.english)).count == Self.bindings.count)
  }

  @Test(
    "the help lists every key with its words, and a legend of every movement", arguments: [Look.japanese, .english])
  func helpScreen(look: Look) throws {
    let state = BrowserState(ranking: try .embedded(), size: Size(120, 60)).pressing("?")
    let rows = state.frame(look).textRows
    for binding in Self.bindings {
      let words = look.words[binding.help]
      let keys = binding.keys.map(look.theme.marks.label).joined(separator: " ")
      let isThere = rows.contains { row in
        guard let place = row.firstRange(of: " \(words) ") else { return false }
        return row[..<place.lowerBound].split(separator: " ").suffix(binding.keys.count).joined(separator: " ") == keys
      }
      #expect(isThere, "no row has \(keys) before \"\(words)\"")
    }
    for word in [Word.legendUp, .legendDown, .legendUnchanged, .legendNew, .legendCrown, .legendChosen] {
      #expect(rows.contains { $0.contains(look.words[word]) })
    }
  }

  @Test("the README's key table is the one of the code")
  func readme() throws {
    let table = BrowserKeyMap.markdown(Words(.english))
    #expect(try Project.difference(of: table, from: "keys", in: "README.md") == nil)
  }
}
