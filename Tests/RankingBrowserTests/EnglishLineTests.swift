import RankingCore
import TerminalUI
import Testing

@testable import RankingBrowser

/// Lines in English: their English names where they are known, with the data's beside them where there is room.
@Suite(.timeLimit(.minutes(10))) struct EnglishLineTests {
  private static func rows(_ line: String, _ keys: String = "", width: Int, _ language: Language = .english) -> String {
    let ranking = Ranking(data: TownRankingData(townRankingsForRent: [Samples.town(1, "街", .up(1), line)]))
    let state = BrowserState(ranking: ranking, size: Size(width, 24), language: language).pressing(keys)
    return state.frame().textRows.joined(separator: "\n")
  }

  @Test(
    "the name, with or without others",
    arguments: [
      ("JR山手線", "JR Yamanote Line"), ("JR 山手線ほか", "JR Yamanote Line etc."),
      ("Osaka Metro御堂筋線ほか", "Osaka Metro Midōsuji Line etc."),
      ("銚子電鉄線ほか", "銚子電鉄線ほか"), ("ほか", "ほか"), ("", ""),
    ])
  func name(line: String, english: String) {
    let town = Samples.town(1, "街", .new, line)
    #expect(Words(.english).line(of: town) == english)
    #expect(Words(.japanese).line(of: town) == line)
    #expect(Words(.english).wholeLine(of: town) == (english == line ? line : "\(english) \(line)"))
    #expect(Words(.japanese).wholeLine(of: town) == line)
  }

  @Test("in every view", arguments: ["", "enter", "L"])
  func views(keys: String) {
    #expect(Self.rows("JR山手線ほか", keys, width: 80).contains("JR Yamanote Line etc."))
    #expect(!Self.rows("JR山手線ほか", keys, width: 80, .japanese).contains("Yamanote"))
    #expect(Self.rows("銚子電鉄線", keys, width: 80).contains("銚子電鉄線"))
  }

  @Test(
    "what is shown is found, also where it says that there are other lines", arguments: ["etc.", "yamanote line ETC."])
  func others(query: String) {
    #expect(finds(query, "x", line: "JR山手線ほか"))
    #expect(!finds(query, "x", line: "JR山手線"))
  }

  @Test("a row has the data's name behind it if both fit whole")
  func room() {
    let (english, japanese) = ("JR Yamanote Line etc.", "JR山手線ほか")
    var shown: Set<Bool> = []
    for width in 60...140 {
      let row = Self.rows(japanese, width: width)
      let hasBoth = row.contains("\(english) \(japanese)")
      shown.insert(hasBoth)
      #expect(row.contains("JR") && (hasBoth || !row.contains("山手")), "\(width) cells: \(row)")
    }
    #expect(shown == [true, false])
  }

  @Test("the key bar names the line that is filtered for in the language that is shown")
  func filter() {
    let bar = { (keys: String) in Self.rows("JR山手線", keys, width: 80).split(separator: "\n").last ?? "" }
    #expect(bar("L down enter").contains("JR Yamanote Line Esc"))
    #expect(bar("a L down enter a down").contains("JR Yamanote Line Esc"))
    #expect(bar("L down enter a down").contains("JR山手線 Esc"))
    #expect(bar("L enter").contains("JR Esc"))
  }

  @Test(
    "what a search found is highlighted where it is spelled out, or the whole name",
    arguments: [
      ("yamanote", ["Yamanote"], ["Yamanote"]), ("jr yama", ["JR", "Yama"], ["JR", "Yama"]),
      ("山手", ["山手"], ["JR Yamanote Line etc."]), ("jr", ["JR", "JR"], ["JR"]),
      ("やまのて", ["JR Yamanote Line etc."], ["JR Yamanote Line etc."]), ("x", [], []),
    ])
  func highlight(query: String, withRoom: [String], without: [String]) {
    let label = { (width: Int) in
      let town = Samples.town(1, "街", .new, "JR山手線ほか")
      let highlighter = Highlighter(SearchQuery(query))
      return NameLabel(
        town.availableLine, Words(.english).line(of: town), highlighter, found: highlighter.line(of: town), width: width
      )
    }
    func texts(_ label: NameLabel) -> [String] {
      label.found.map { range in
        var scalars = String.UnicodeScalarView()
        for glyph in label.text.glyphs[range] { scalars.append(contentsOf: glyph.scalars) }
        return String(scalars)
      }
    }
    #expect(texts(label(40)) == withRoom)
    #expect(texts(label(22)) == without)
  }
}
