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

  @Test("other years and regions and their keys are named where they fit beside the title in the middle")
  func regions() throws {
    #expect(try Self.row(80, "", .japanese).hasSuffix("住みたい街ランキング2021(首都圏)       { } 年  [ ] 地域 "))
    #expect(try Self.row(80, "", .english).hasSuffix(" [ ] regions "))
    for language in Language.allCases {
      let words = Words(language)
      let regions = "[ ] \(words[.headerRegions]) "
      let years = "{ } \(words[.headerYears])  \(regions)"
      // First the title alone, then with the regions, then with the years too.
      // Of an odd and an even number of columns the title is in the middle of one only.
      var hints = [0, 0]
      // Narrower, region and year stand for the title, and leave more room.
      for cells in 40...140 {
        let row = try Self.row(cells, "", language)
        let count = row.hasSuffix(years) ? 2 : row.hasSuffix(regions) ? 1 : 0
        #expect(count > 0 || !row.contains("]"), "\(cells): \(row)")
        #expect(count >= hints[cells % 2], "\(cells): \(row)")
        hints[cells % 2] = count
      }
      #expect(hints == [2, 2])
    }
  }

  @Test("a region of one year has no keys for others")
  func oneYear() throws {
    let row = try Self.row(140, "]", .japanese)
    #expect(row.contains("[ ]") && !row.contains("{ }"))
  }

  @Test("a list with gaps says so in the title's row, at any width", arguments: Language.allCases)
  func gaps(language: Language) throws {
    let mark = Words(language).gaps(10)
    for width in 40...140 {
      let row = try Self.row(width, "{ { { right } } } } } } } }", language)
      #expect(try Self.row(width, "} } } } }", language).contains(mark), "\(row)")
      #expect(try !Self.row(width, "", language).contains(mark.suffix(4)), "the list of 2021 has none")
      #expect(try Self.row(width, "{ { right", language).contains(Words(language).gaps(3)), "the other tab's")
    }
  }

  @Test("the order comes before the keys, and is never left out for them", arguments: Language.allCases)
  func order(language: Language) throws {
    let words = Words(language)
    let order = words.filled(.headerOrder, text: words[.orderClimb])
    for width in 60...140 {
      let row = try Self.row(width, "s", language)
      let parts = ["", "  [ ] \(words[.headerRegions])", "  { } \(words[.headerYears])  [ ] \(words[.headerRegions])"]
      #expect(parts.contains { row.hasSuffix(" \(order)\($0) ") }, "\(row)")
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
    for (offset, name) in [(0, "首都圏"), (1, "近畿圏"), (2, "中部圏"), (3, "近畿圏"), (4, "中部圏"), (7, "中部圏"), (8, "近畿圏")] {
      #expect(state.clicking(Point(x: x + offset, y: 0)).state.ranking.data.region == name, "cell \(offset)")
    }
  }

  @Test("a click on a key of the years does what the key does")
  func yearClicks() throws {
    let state = BrowserState(rankings: Ranking.embeddedRegions, size: .usual)
    let row = state.frame().textRows[0]
    let x = try #require(row.firstRange(of: "{ }").map { TextWidth.cells(of: String(row[..<$0.lowerBound])) })
    for (offset, year) in [(0, "2020"), (1, "2021"), (2, "2022"), (4, "2022"), (5, "2022"), (6, "2021")] {
      #expect(state.clicking(Point(x: x + offset, y: 0)).state.ranking.data.edition == year, "cell \(offset)")
    }
  }
}
