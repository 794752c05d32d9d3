import RankingCore
import TerminalUI
import Testing

@testable import RankingBrowser

/// The key bar at every width: all entries shown are whole.
@Suite(.timeLimit(.minutes(10))) struct KeyBarTests {
  static let scenes = [
    "", "e end", "?", "right e", "enter", "/ 川 enter", "/ 川 口 と 本 厚 木 と 大 宮 enter", "/ x x enter", "F", "F / x enter",
  ]

  @Test("entries are inside, separate from one another and from the position", arguments: scenes)
  func apart(keys: String) throws {
    for width in 1...140 {
      let state = BrowserState(ranking: try .embedded(), size: Size(width, 24)).pressing(keys)
      let position = KeyBar.position(state)
      var x = 1
      for placed in KeyBar.entries(state, in: state.layout.keyBar) {
        #expect(placed.area.x >= x, "\(width) cells")
        x = placed.area.maxX + 2
      }
      #expect(x == 1 || x - 2 <= width - 1 - position.width, "\(width) cells: over the position")
    }
  }

  @Test("the position is whole or absent", arguments: ["", "end up", "e end", "e end up", "/ 川 enter", "F"])
  func position(keys: String) throws {
    for width in 1...30 {
      let state = BrowserState(ranking: try .embedded(), size: Size(width, 24)).pressing(keys)
      let row = try #require(state.frame().textRows.last)
      let position = KeyBar.position(state)
      #expect(!position.string.isEmpty)
      if position.width + 2 <= width {
        #expect(row.hasSuffix(" \(position.string) "), "\(width) cells: \(row)")
      } else {
        #expect(!row.contains { $0.isNumber }, "\(width) cells: \(row)")
      }
    }
  }

  @Test("q is the last entry to be left out", arguments: [Look.japanese, .english, .ascii])
  func quit(look: Look) throws {
    for width in 20...140 {
      let row = BrowserState(ranking: try .embedded(), size: Size(width, 24)).frame(look).textRows.last ?? ""
      #expect(row.contains("q \(look.words[.barQuit])"), "\(width) cells: \(row)")
    }
  }

  private static let always: [Word] = [
    .barSearch, .barFavorite, .barSort, .barMovement, .barCompare, .barLines, .barRegions, .barHelp, .barQuit,
  ]

  @Test("what can be pressed now")
  func entries() throws {
    func words(_ keys: String) throws -> [Word] {
      let state = BrowserState(ranking: try .embedded(), size: Size(140, 24)).pressing(keys)
      return KeyBar.entries(state, in: state.layout.keyBar).map(\.entry.word)
    }
    let all = Self.always.flatMap { $0 == .barRegions ? [$0, .barTrend] : [$0] }
    #expect(try words("") == [.barTabs, .barChoice, .barRest, .barDetail] + all)
    #expect(try words("e") == [.barTabs, .barChoice, .barHide, .barDetail] + all)
    let withoutTown = all.filter { $0 != .barFavorite }
    #expect(try words("end") == [.barTabs, .barChoice, .barRest, .barPress] + withoutTown)
    #expect(try words("/ J enter").first == .barDropFilter)
    #expect(try words("/ J enter").suffix(2) == [.barHelp, .barQuit])
    #expect(try words("F") == [.barAll, .barTabs] + withoutTown)
    #expect(try words("f F L down enter").prefix(2) == [.barDropFilter, .barAll])
    #expect(try words("enter") == [.barTown, .barOtherList, .barFavorite, .barSource, .barCopy, .barBack, .barQuit])
    #expect(try words("?") == [.barScroll, .barCopy, .barClose, .barQuit])
  }

  @Test(
    "from 100 cells on it names all that can be explored, in the order of the key table",
    arguments: [(Look.japanese, false), (.japanese, true), (.english, false), (.ascii, false)])
  func explored(look: Look, offersLanguage: Bool) throws {
    for width in 100...140 {
      var state = BrowserState(ranking: try .embedded(), size: Size(width, 24), language: look.words.language)
      state.offersLanguage = offersLanguage
      for keys in ["", "e end up"] {
        let shown = KeyBar.entries(state.pressing(keys), in: state.layout.keyBar).map(\.entry)
        #expect(Set(Self.always).isSubset(of: shown.map(\.word)), "\(width) cells: \(shown.map(\.word))")
        #expect(shown.contains { $0.word == .barLanguage } == offersLanguage)
        let places = shown.compactMap { $0.commands.first.map(BrowserKeyMap.place) }
        #expect(places == places.sorted())
      }
    }
  }

  @Test("entries stay where they are when the choice moves", arguments: ["e", "/ J R enter"])
  func steady(keys: String) throws {
    for width in stride(from: 40, through: 140, by: 4) {
      var state = BrowserState(ranking: try .embedded(), size: Size(width, 24)).pressing(keys)
      let words = KeyBar.entries(state, in: state.layout.keyBar).map(\.entry.word)
      for _ in 1..<state.listLayout.rowCount {
        state.press("down")
        #expect(KeyBar.entries(state, in: state.layout.keyBar).map(\.entry.word) == words, "\(width) cells")
      }
    }
  }

  @Test("of what can be explored the last is left out first")
  func lastFirst() throws {
    var counts: Set<Int> = []
    for width in 100...140 {
      let state = BrowserState(ranking: try .embedded(), size: Size(width, 24)).pressing("/ J R enter")
      let explored = Self.always.dropLast(2)
      let shown = KeyBar.entries(state, in: state.layout.keyBar).map(\.entry.word).filter(explored.contains)
      #expect(shown == Array(explored.prefix(shown.count)), "\(width) cells")
      counts.insert(shown.count)
    }
    #expect(counts.count > 1)
  }

  /// What can be open: entries that can be pressed have keys there.
  static let opened =
    scenes + [
      "e end s", "right", "enter right", "m", "c", "L", "r", "? m", "L enter", "F L", "/ x enter L enter",
    ]

  @Test("entries name keys of the table, and a key does the same as a click on its entry", arguments: opened)
  func keys(keys: String) throws {
    for marks in [Marks.unicode, .ascii] {
      let state = BrowserState(ranking: try .embedded(), size: Size(140, 24)).pressing(keys)
      for entry in KeyBar.entries(state) {
        let labels = entry.commands.compactMap(BrowserKeyMap.key).map { $0 == .enter ? marks.enter : marks.label($0) }
        #expect(labels.count == entry.commands.count, "\(entry.commands) have no keys")
        #expect(entry.labels(marks) == labels)
        if entry.commands.count == 1 { #expect(entry.click == entry.commands.first) }
      }
    }
  }
}
