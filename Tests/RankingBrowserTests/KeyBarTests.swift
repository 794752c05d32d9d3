import RankingCore
import TerminalUI
import Testing

@testable import RankingBrowser

/// The key bar at every width: what is there is whole.
@Suite struct KeyBarTests {
  @Test("entries stand inside, apart from one another and from the position", arguments: ["", "e end", "?", "right e"])
  func apart(keys: String) throws {
    for width in 1...140 {
      let state = BrowserState(ranking: try .embedded(), size: Size(width, 24)).pressing(keys)
      let position = KeyBar.position(state)
      var x = 1
      for placed in KeyBar.entries(state, .japanese, in: state.layout.keyBar) {
        #expect(placed.area.x >= x, "\(width) cells")
        x = placed.area.maxX + 2
      }
      #expect(x == 1 || x - 2 <= width - 1 - TextWidth.cells(of: position), "\(width) cells: over the position")
    }
  }

  @Test("the position is whole or not there", arguments: ["", "end up", "e end", "e end up"])
  func position(keys: String) throws {
    for width in 1...30 {
      let state = BrowserState(ranking: try .embedded(), size: Size(width, 24)).pressing(keys)
      let row = try #require(state.frame().textRows.last)
      let position = KeyBar.position(state)
      #expect(
        row.hasSuffix("\(position) ") || row.allSatisfy { $0 == " " } || !row.contains("/"), "\(width) cells: \(row)")
    }
  }

  @Test("q comes last to go", arguments: [Look.japanese, .english, .ascii])
  func quit(look: Look) throws {
    for width in 20...140 {
      let row = BrowserState(ranking: try .embedded(), size: Size(width, 24)).frame(look).textRows.last ?? ""
      #expect(row.contains("q \(look.words[.barQuit])"), "\(width) cells: \(row)")
    }
  }

  @Test("what can be pressed now")
  func entries() throws {
    func words(_ keys: String) throws -> [Word] {
      let state = BrowserState(ranking: try .embedded(), size: Size(140, 24)).pressing(keys)
      return KeyBar.entries(state, .japanese, in: state.layout.keyBar).map(\.entry.word)
    }
    #expect(try words("") == [.barTabs, .barRest, .barChoice, .barHelp, .barQuit])
    #expect(try words("e") == [.barTabs, .barHide, .barChoice, .barHelp, .barQuit])
    #expect(try words("end") == [.barTabs, .barRest, .barChoice, .barPress, .barHelp, .barQuit])
    #expect(try words("?") == [.barScroll, .barClose, .barQuit])
  }
}
