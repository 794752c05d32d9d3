import RankingCore
import TerminalUI
import Testing

@testable import RankingBrowser

/// The title's row: the title, and at its right the order and that there are other regions.
@Suite(.timeLimit(.minutes(10))) struct TitleTests {
  private static func row(_ width: Int, _ keys: String, _ language: Language) throws -> String {
    let state = BrowserState(ranking: try .embedded(), size: Size(width, 24), language: language)
    return state.pressing(keys).frame().textRows.first ?? ""
  }

  @Test("the other regions and their keys are named where they fit beside the title in the middle")
  func regions() throws {
    #expect(try Self.row(80, "", .japanese).hasSuffix("住みたい街ランキング2021(首都圏)         [ ] ほかの地域 "))
    #expect(try Self.row(80, "", .english).hasSuffix("Towns to Live In 2021 (Greater Tokyo)    [ ] other regions "))
    for (language, width) in [(Language.japanese, 65), (.english, 76)] {
      let keys = "[ ] " + Words(language)[.headerRegions] + " "
      for cells in 1...140 {
        let row = try Self.row(cells, "", language)
        #expect(row.contains("[ ]") == (cells >= width) && row.hasSuffix(keys) == (cells >= width), "\(cells): \(row)")
      }
    }
  }

  @Test("the order comes before the regions, and is never left out for them", arguments: Language.allCases)
  func order(language: Language) throws {
    let words = Words(language)
    let order = words.filled(.headerOrder, text: words[.orderClimb])
    for width in 60...140 {
      let row = try Self.row(width, "s", language)
      #expect(row.hasSuffix(" \(order) ") || row.hasSuffix("  \(order)  [ ] \(words[.headerRegions]) "), "\(row)")
    }
    #expect(try Self.row(140, "s", language).contains("[ ]"))
    #expect(try Self.row(80, "s", language).contains("[ ]") == false)
  }

  @Test("while the first ranking is being read there is nothing to go to")
  func loading() {
    let state = BrowserState(rankings: [], size: Size(120, 24))
    #expect(state.frame().textRows.first?.contains("[ ]") == false)
  }

  @Test("a click on a key of the regions does what the key does, on their word what the second does")
  func clicks() throws {
    let state = BrowserState(rankings: Ranking.embeddedRegions, size: .usual).pressing("]")
    let row = state.frame().textRows[0]
    let x = try #require(row.firstRange(of: "[ ]").map { TextWidth.cells(of: String(row[..<$0.lowerBound])) })
    for (offset, region) in [(0, 0), (1, 1), (2, 2), (3, 1), (4, 2), (13, 2), (14, 1)] {
      #expect(state.clicking(Point(x: x + offset, y: 0)).state.region == region, "cell \(offset)")
    }
  }
}
