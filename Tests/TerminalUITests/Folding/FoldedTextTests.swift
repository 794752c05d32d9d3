import Testing

@testable import TerminalUI

@Suite("Matches on exactly their glyphs and cells")
struct FoldedTextTests {
  /// Text, query, glyphs, cells.
  @Test(
    arguments: [
      ("本厚木", "厚木", [1..<3], [2..<6]),
      ("ＪＲ中央線", "jr", [0..<2], [0..<4]),
      ("JR中央線", "ＪＲ", [0..<2], [0..<2]),
      ("ﾎﾝｱﾂｷﾞ", "つぎ", [3..<5], [3..<6]),
      ("ホンアツキ\u{3099}", "ギ", [4..<5], [8..<10]),
      ("か\u{3099}か", "か", [1..<2], [2..<4]),
      ("東京ﾒﾄﾛ", "めとろ", [2..<5], [4..<7]),
      ("㍿町", "株", [0..<1], [0..<2]),
      ("㍿町", "式会", [0..<1], [0..<2]),
      ("㍿町", "社町", [0..<2], [0..<4]),
      ("ⅡⅡ", "i", [0..<1, 1..<2], [0..<1, 1..<2]),
      ("ⅡⅡ", "iii", [0..<2], [0..<2]),
      ("Ⅱx", "ix", [0..<2], [0..<2]),
      ("大大大", "大大", [0..<2], [0..<4]),
      ("大小大", "大", [0..<1, 2..<3], [0..<2, 4..<6]),
      ("JR 大阪", "jr大", [0..<4], [0..<5]),
      (" JR　線", "r線", [2..<5], [2..<7]),
      ("Osaka Metro", "metro", [6..<11], [6..<11]),
      ("Osaka Metro", "am", [], []),
      ("e\u{301}te\u{301}", "é", [0..<1, 2..<3], [0..<1, 2..<3]),
      ("本厚木", "", [], []), ("", "本", [], []), ("本", "本厚", [], []),
    ] as [(String, String, [Range<Int>], [Range<Int>])])
  func areFound(string: String, query: String, glyphs: [Range<Int>], cells: [Range<Int>]) {
    let text = Text(string)
    let ranges = FoldedText(text).ranges(of: SearchFold.query(query))
    #expect(ranges == glyphs)
    #expect(ranges.map { text.columns(of: $0) } == cells)
  }

  @Test func columnsStayWithinTheText() {
    #expect(Text("本木").columns(of: 1..<9) == 2..<4)
    #expect(Text("本木").columns(of: 5..<9) == 4..<4)
    #expect(Text("").columns(of: 0..<1) == 0..<0)
  }
}
