import RankingCore
import Testing

@testable import townranking

/// Printed rankings, one and several.
@Suite(.timeLimit(.minutes(10))) struct PrintCommandTests {
  private static func ranking(_ town: String, title: String? = nil, name: String) -> Ranking {
    let towns = [TownInfo(rank: 1, townName: town, isRankUp: nil, rankFluctuation: nil, availableLine: "L|M")]
    return Ranking(data: TownRankingData(townRankingsForRent: towns, title: title), name: name)
  }

  private static let rankings = [ranking("A", title: "T", name: "a.json"), ranking("B", name: "dir/b.json")]

  private static func text(_ rankings: ArraySlice<Ranking>, _ format: Options.Format) -> String {
    var options = Options()
    options.givenLanguage = .english
    options.isAscii = true
    let printed = PrintCommand.printed(Array(rankings), options, favorites: nil)
    return PieceWriter<Never>.text { PrintCommand.write(printed, options, format, to: &$0) }
  }

  @Test("several tables are separated by a blank line, and those without a title have a name")
  func plain() {
    #expect(
      Self.text(Self.rankings[...], .plain) == """
        T

        Rent
          1  + new  A  L|M

        Buy
          This ranking has only a "Rent" list

        dir/b.json

        Rent
          1  + new  B  L|M

        Buy
          This ranking has only a "Rent" list

        """)
    #expect(Self.text(Self.rankings.suffix(1), .plain).hasPrefix("Towns to Live In\n"))
  }

  @Test("several rankings have a column with their name")
  func tsv() {
    #expect(
      Self.text(Self.rankings[...], .tsv).split(separator: "\n").map { $0.replacing("\t", with: ",") } == [
        "ranking,list,rank,town,movement,last_year,line", "a.json,rent,1,A,new,,L|M", "dir/b.json,rent,1,B,new,,L|M",
      ])
    #expect(Self.text(Self.rankings.prefix(1), .tsv).hasPrefix("list\trank\t"))
  }

  @Test("a ranking as JSON can be read back unchanged")
  func json() throws {
    let text = Self.text(Self.rankings.prefix(1), .json)
    #expect(text.hasSuffix("}\n"))
    #expect(try RankingReader.read(Array(text.utf8), name: "").data == Self.rankings.first?.data)
  }

  @Test(
    "in English, title and towns are as on the screen; tsv and json keep the names of the data",
    arguments: EmbeddedRegion.allCases)
  func english(region: EmbeddedRegion) throws {
    let ranking = try region.ranking()
    let title = try #require(ranking.data.title)
    let english = try #require(EnglishNames.of(title))
    let plain = Self.text([ranking], .plain)
    let markdown = Self.text([ranking], .markdown)
    #expect(plain.hasPrefix("\(english)\n") && markdown.hasPrefix("# \(english)\n"))
    let machine = [Self.text([ranking], .tsv), Self.text([ranking], .json)]
    #expect(machine[1].contains(title) && !machine[1].contains(english))
    for town in ranking.data[.rent] {
      let romaji = try #require(Readings.embedded[town.townName]?.romaji)
      #expect(plain.contains("  \(romaji) \(town.townName) "), "\(plain)")
      #expect(markdown.contains("| \(romaji) \(town.townName) |"), "\(markdown)")
      for text in machine { #expect(text.contains(town.townName) && !text.contains(romaji)) }
    }
    let japanese = PieceWriter<Never>.text { PrintCommand.write([PrintedRanking(ranking)], Options(), .plain, to: &$0) }
    #expect(japanese.hasPrefix("\(title)\n") && !japanese.contains(" \(english)"))
  }

  @Test("headings and tables in Markdown, one ranking after the other")
  func markdown() {
    #expect(
      Self.text(Self.rankings.prefix(1), .markdown) == """
        # T

        ## Rent

        | Rank | Movement | Town | Line |
        |---:|---|---|---|
        | 1 | + new | A | L\\|M |

        ## Buy

        This ranking has only a "Rent" list

        """)
    let lines = Self.text(Self.rankings[...], .markdown).split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("# ") } == ["# T", "# dir/b.json"])
  }
}
