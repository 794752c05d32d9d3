import RankingBrowser
import RankingCore
import TerminalUI
import Testing

@testable import townranking

/// The table for pipes and printers.
@Suite(.timeLimit(.minutes(10))) struct PlainTableTests {
  private static func lines(_ ranking: Ranking) -> [String] {
    PlainTable.text(ranking, Words(.japanese)).split(separator: "\n", omittingEmptySubsequences: false).map(
      String.init)
  }

  @Test("a small list as a whole")
  func whole() {
    let towns = [
      Samples.town(1, "本厚木", .up(3), "小田急小田原線"), Samples.town(9, "蕨", .new, "JR京浜東北・根岸線"),
      Samples.town(10, "X", .down(12), ""), Samples.town(11, "柴", .unknown, "線"),
    ]
    let ranking = Ranking(data: TownRankingData(townRankingsForRent: towns, title: "題"))
    #expect(
      PlainTable.text(ranking, Words(.english, .ascii)) == """
        題

        Rent (1, some others)
           1  ^ up 3     Hon-Atsugi 本厚木  Odakyu Odawara Line 小田急小田原線
           9  + new      Warabi 蕨          JR Keihin-Tōhoku and Negishi Line JR京浜東北・根岸線
          10  v down 12  X                  \("")
          11             柴                 線

        Buy
          This ranking has only a "Rent" list

        """)
  }

  @Test("no column for movements where none is known")
  func unknown() {
    let towns = [Samples.town(1, "本厚木", .unknown, "線"), Samples.town(20, "蕨", .unknown, "線")]
    #expect(
      PlainTable.text(Ranking(data: TownRankingData(townRankingsForRent: towns)), Words(.japanese))
        .contains("\n   1  本厚木  線\n  20  蕨      線\n"))
  }

  @Test("every town is there, in order, in aligned columns", arguments: ["embedded", "ties", "hostile"])
  func columns(name: String) throws {
    let ranking = try ["embedded": .embedded(), "ties": Samples.ties, "hostile": Samples.hostile][name] ?? .embedded()
    let lines = Self.lines(ranking)
    var place = 1
    for market in Market.allCases {
      #expect(lines[place] == "" && lines[place + 1].hasPrefix(Words(.japanese).tab(market)))
      place += 2
      var columns: Set<Int> = []
      for town in ranking.data[market] {
        let line = lines[place]
        let townName = Printable.line(town.townName)
        let end = Printable.line(town.availableLine)
        #expect(line.hasSuffix(end), "\(line)")
        #expect(line.hasPrefix("  ") && line.split(separator: " ").first == "\(town.rank)", "\(line)")
        let cells = TextWidth.cells(of: line) - TextWidth.cells(of: end)
        #expect(townName.isEmpty || line.contains("  \(townName) "), "\(line)")
        columns.insert(cells)
        place += 1
      }
      #expect(columns.count <= 1, "the lines begin in different cells: \(columns)")
    }
    #expect(lines[place...] == [""], "nothing comes after the towns")
  }

  @Test("no escape byte, no control character")
  func controls() {
    let text = PlainTable.text(Samples.hostile, Words(.japanese))
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) })
    #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
  }
}
