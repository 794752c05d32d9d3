import RankingBrowser
import RankingCore
import TerminalUI
import Testing

@Suite("Highlights", .timeLimit(.minutes(10)))
struct HighlightTests {
  /// Query, name, line, glyphs of the name, glyphs of the line.
  @Test(
    arguments: [
      ("厚木", "本厚木", "小田急線", [1..<3], []),
      ("honatsugi", "本厚木", "小田急線", [0..<3], []),
      ("あつぎ", "本厚木", "小田急線", [0..<3], []),
      ("hon atsugi", "本厚木", "", [0..<3], []),
      ("h on", "本厚木", "", [0..<3], []),
      ("jr", "大宮", "ＪＲ線", [], [0..<2]),
      ("jr 宮", "大宮", "JR線", [1..<2], [0..<2]),
      ("大 宮", "大宮", "", [0..<2], []),
      ("本 木", "本厚木", "", [0..<1, 2..<3], []),
      ("どき", "勝どき", "", [1..<3], []),
      ("勝 kachi", "勝どき", "", [0..<3], []),
      ("ガ", "藤か\u{3099}丘", "", [1..<2], []),
      ("株式", "㍿町", "㍿", [0..<1], [0..<1]),
      ("", "本厚木", "JR", [], []),
      ("が丘", "星ヶ丘", "", [1..<3], []),
      ("星が", "星ｹ丘", "", [0..<2], []),
      ("星か\u{3099}丘", "星ヶ丘", "", [0..<3], []),
      ("高", "髙田", "髙島線", [0..<1], [0..<1]),
      ("つ", "ッ町", "", [0..<1], []),
      ("\u{200B}宮", "大\u{200B}宮", "", [2..<3], []),
      ("yamanote", "x", "JR山手線ほか", [], [0..<7]),
      ("おだきゅう", "本厚木", "小田急小田原線", [], [0..<7]),
      ("odakyu hon", "本厚木", "小田急小田原線", [0..<3], [0..<7]),
      ("山手 jr", "x", "JR山手線", [], [0..<4]),
      ("線", "線の線", "京線・線", [0..<1, 2..<3], [1..<2, 3..<4]),
    ] as [(String, String, String, [Range<Int>], [Range<Int>])])
  func isWhatWasFound(query: String, name: String, line: String, inName: [Range<Int>], inLine: [Range<Int>]) {
    let highlighter = Highlighter(SearchQuery(query))
    let town = town(name, line: line)
    #expect(finds(query, name, line: line))
    #expect(highlighter.name(of: town).glyphs == inName)
    #expect(highlighter.line(of: town).glyphs == inLine)
  }

  @Test func staysOnItsCells() {
    let town = town("ﾎﾝ本厚木ｶﾞx")
    let cells = { (query: String) in
      Highlighter(SearchQuery(query)).name(of: town).glyphs.map { Text(town.townName).columns(of: $0) }
    }
    #expect(cells("ほん") == [0..<2])
    #expect(cells("厚") == [4..<6])
    #expect(cells("が") == [8..<10])
    #expect(cells("Ｘ") == [10..<11])
  }
}
