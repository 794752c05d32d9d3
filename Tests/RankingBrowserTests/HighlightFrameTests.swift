import RankingCore
import TerminalUI
import Testing

@testable import RankingBrowser

/// Search matches are highlighted in the frame, on exactly their cells.
@Suite(.timeLimit(.minutes(10))) struct HighlightFrameTests {
  struct Found: Equatable, CustomStringConvertible {
    let text: String
    /// Its first cell.
    let x: Int
    let width: Int
    var description: String { "\(text) at \(x), \(width) cells" }
  }

  /// The highlighted pieces of a row.
  private static func found(_ frame: Buffer, row y: Int, _ theme: Theme = .dark) -> [Found] {
    var result: [Found] = []
    var start: Int?
    let cells = Array(frame.row(y))
    for x in 0...cells.count {
      let isFound = x < cells.count && cells[x].style.background == theme[.match].background
      if isFound, start == nil { start = x }
      if !isFound, let first = start {
        var scalars = String.UnicodeScalarView()
        for cell in cells[first..<x] { scalars.append(contentsOf: cell.glyph.scalars) }
        result.append(Found(text: String(scalars), x: first, width: x - first))
        start = nil
      }
    }
    return result
  }

  private static func ranking(_ name: String, _ line: String) -> Ranking {
    Ranking(data: TownRankingData(townRankingsForRent: [Samples.town(1, name, .new, line)]))
  }

  /// Query, name, line, and the highlighted text, with its cells from the beginning of its column.
  @Test(
    "text and cells",
    arguments: [
      ("厚木", "本厚木", "小田急線", [("厚木", 2, 4)], []),
      ("honatsugi", "本厚木", "小田急線", [("本厚木", 0, 6)], []),
      ("ほん", "ﾎﾝ町", "線", [("ﾎﾝ", 0, 2)], []),
      ("町", "ﾎﾝ町", "線", [("町", 2, 2)], []),
      ("が丘", "藤か\u{3099}丘", "線", [("か\u{3099}丘", 2, 4)], []),
      ("丘", "藤か\u{3099}丘", "線", [("丘", 4, 2)], []),
      ("か\u{3099}", "藤が丘", "線", [("が", 2, 2)], []),
      ("jr", "ＪＲ前", "JR中央線", [("ＪＲ", 0, 4)], [("JR", 0, 2)]),
      ("ＪＲ 央", "中央", "JR中央線", [("央", 2, 2)], [("JR", 0, 2), ("央", 4, 2)]),
      ("めとろ", "x", "東京ﾒﾄﾛ東西線", [], [("ﾒﾄﾛ", 4, 3)]),
      ("ぎ", "ﾎﾝｱﾂｷﾞ", "線", [("ギ", 4, 2)], []),
    ] as [(String, String, String, [(String, Int, Int)], [(String, Int, Int)])])
  func cells(
    query: String, name: String, line: String, inName: [(String, Int, Int)], inLine: [(String, Int, Int)]
  ) throws {
    for size in [Size.usual, Size(120, 40), Size(40, 12)] {
      let state = BrowserState(ranking: Self.ranking(name, line), size: size).searching(query)
      try #require(state.names(.rent).count == 1)
      let page = ListView.page(in: state.layout.list)
      let columns = RowColumns(width: page.width, metrics: state.metrics[.rent], isLeading: true)
      let lineX = try #require(columns.line).x
      let expected =
        inName.map { Found(text: $0.0, x: page.x + columns.town.x + $0.1, width: $0.2) }
        + inLine.map { Found(text: $0.0, x: page.x + lineX + $0.1, width: $0.2) }
      let frame = state.frame()
      let seen = Self.found(frame, row: page.y)
      #expect(seen == expected, "\(size.name)")
      #expect(zip(seen, expected).allSatisfy { Array($0.text.utf8) == Array($1.text.utf8) }, "in another form")
    }
  }

  @Test("in English the romanised name, or the kanji after it if there is room")
  func english() throws {
    func seen(_ query: String, _ width: Int) throws -> [String] {
      let state = BrowserState(ranking: Self.ranking("本厚木", "線"), size: Size(width, 24), language: .english).searching(
        query)
      return Self.found(state.frame(.english), row: 2).map(\.text)
    }
    #expect(try seen("honatsugi", 80) == ["Hon-Atsugi"])
    #expect(try seen("厚", 80) == ["厚"])
    #expect(try seen("厚", 24) == ["Hon-Atsugi"])
    #expect(try seen("線", 80) == ["線"])
  }

  @Test("what is cut off is not highlighted, nor is the mark for the cut", arguments: 12...60)
  func cut(width: Int) throws {
    let name = String(repeating: "寿限無", count: 30)
    let state = BrowserState(ranking: Self.ranking(name, name), size: Size(width, 12)).searching("無")
    let frame = state.frame()
    #expect(frame.brokenHalf == nil)
    for found in Self.found(frame, row: 2) {
      #expect(found.text == "無" && found.width == 2, "\(found)")
    }
    #expect(!Self.found(frame, row: 2).isEmpty || width < 20)
  }

  @Test("nothing is highlighted without a search, nor what matches elsewhere")
  func nothing() throws {
    for keys in ["", "/", "/ space", "/ 本 esc", "enter"] {
      let state = BrowserState(ranking: try .embedded(), size: .usual).pressing(keys)
      for y in 0..<24 { #expect(Self.found(state.frame(), row: y).isEmpty, "after \"\(keys)\", row \(y)") }
    }
    let state = BrowserState(ranking: try .embedded(), size: .usual).searching("めとろ")
    #expect(Self.found(state.frame(), row: 2).map(\.text) == ["メトロ"])
    #expect((3..<24).allSatisfy { Self.found(state.frame(), row: $0).isEmpty })
  }

  @Test("every theme shows it, on the chosen row and on others", arguments: ThemeTests.themes)
  func themes(theme: Theme) throws {
    let look = Look(theme: theme, words: Words(.japanese))
    let state = BrowserState(ranking: try .embedded(), size: .usual).searching("川")
    let frame = state.frame(look)
    for y in [2, 4] {
      let x = try #require((20..<40).first { frame[$0, y]?.glyph == Text("川").glyphs.first })
      let matching = try #require(frame[x, y]?.style)
      let other = try #require(frame[x + (y == 2 ? 2 : -2), y]?.style)
      #expect(matching.background != other.background || matching.attributes != other.attributes)
    }
  }
}
