import Foundation
import RankingBrowser
import RankingCore
import TestSupport
import Testing

@testable import townranking

extension CommandLineTests {
  /// `--year` and `--years`.
  @Suite(.timeLimit(.minutes(10))) struct YearsOptionTests {
    private static func options(_ words: String...) throws -> Options {
      try Options(parsing: (["townranking"] + words).map { FilePath($0) })
    }

    private static func table(_ format: Options.Format, _ rankings: [Ranking], _ words: Words = Words(.japanese))
      -> String
    {
      PieceWriter.text { out in YearsTable.write(rankings.map { PrintedRanking($0) }, words, format, to: &out) }
    }

    private static func embedded() throws -> [Ranking] {
      try (EmbeddedRegion.allCases.first?.editions ?? []).map { try $0.ranking() }
    }

    @Test(
      "the edition, or its four digits, alone or with a region",
      arguments: [
        ("--year 2026", "首都圏 2026"), ("--year 2021", "首都圏 2021"), ("--region kinki", "近畿圏 2023中間"),
        ("--region kinki --year 2023", "近畿圏 2023中間"), ("--region chubu --year 2023中間", "中部圏 2023中間"),
        ("--year 2018 --region tokyo", "首都圏 2018"),
      ])
    func edition(line: String, opens: String) throws {
      let options = try Options(
        parsing: (["townranking"] + line.split(separator: " ").map(String.init)).map { FilePath($0) })
      let edition = try #require(options.edition)
      #expect("\(edition.region) \(edition.edition)" == opens)
      let (rankings, first) = try RankingInput.embedded(options)
      #expect(rankings[first].data.edition == edition.edition && rankings[first].data.region == edition.region)
      #expect(try RankingInput.read(options).first?.result.get().data.edition == edition.edition)
    }

    @Test("a year that there is not is refused, with those that there are")
    func missing() throws {
      for words in [["--year", "2017"], ["--year", ""], ["--year", "202"], ["--region", "kinki", "--year", "2021"]] {
        let error = #expect(throws: UsageError.self) {
          try Options(parsing: (["townranking"] + words).map { FilePath($0) })
        }
        #expect(
          error?.description.contains(words.count == 2 ? "2018, 2019, 2020, 2021" : "2023中間 for Greater Osaka") == true)
      }
      #expect(throws: UsageError.regionAndFiles) { try Self.options("--year", "2026", "a.json") }
    }

    @Test("a year in the variable gives way to a file and to a region of the command line")
    func usual() throws {
      func options(_ words: [String], _ usual: String) throws -> Options {
        try Options(parsing: (["townranking"] + words).map { FilePath($0) }, usual: usual)
      }
      #expect(try options([], "--year 2026").edition?.edition == "2026")
      #expect(try options(["--year", "2020"], "--year 2026").edition?.edition == "2020")
      #expect(try options(["a.json"], "--year 2026").year == nil)
      #expect(try options(["--region", "kinki"], "--year 2026").edition?.region == "近畿圏")
      #expect(throws: UsageError.self) { try options([], "--year 1900") }
    }

    /// Year, list, rank and town of all that the files have, read by Foundation.
    private static func published() throws -> Set<String> {
      var rows: Set<String> = []
      for edition in EmbeddedRegion.allCases.first?.editions ?? [] {
        let data = try JSONDecoder().decode(TownRankingData.self, from: Data(edition.bytes))
        for market in Market.allCases {
          for town in data[market] { rows.insert("\(edition.edition) \(market) \(town.rank) \(town.townName)") }
        }
      }
      return rows
    }

    @Test("as fields: every rank of every file in its column, and nothing else")
    func fields() throws {
      let lines = Self.table(.tsv, try Self.embedded()).split(separator: "\n").map {
        $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      }
      #expect(lines.first == ["list", "rank"] + (2018...2026).map(String.init))
      var rows: Set<String> = []
      for line in lines.dropFirst() {
        try #require(line.count == 11)
        for (year, town) in zip(2018...2026, line.dropFirst(2)) where !town.isEmpty {
          #expect(rows.insert("\(year) \(line[0]) \(line[1]) \(town)").inserted)
        }
      }
      #expect(try rows == Self.published())
    }

    @Test("as Markdown the same cells")
    func markdown() throws {
      let text = Self.table(.markdown, try Self.embedded())
      #expect(text.hasPrefix("# 首都圏\n\n## 借りて住みたい\n\n| 順位 | 2018 | 2019 |"))
      let cells = text.split(separator: "\n").filter { $0.hasPrefix("| ") && !$0.hasPrefix("| 順位") }.map {
        $0.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast().map {
          $0.trimmingCharacters(in: .whitespaces)
        }
      }
      #expect(cells.allSatisfy { $0.count == 10 })
      #expect(try cells.reduce(0) { $0 + $1.dropFirst().count { !$0.isEmpty } } == Self.published().count)
    }

    @Test("as a table: aligned, with the years above, and what a blank means below", arguments: Language.allCases)
    func plain(language: Language) throws {
      let words = Words(language)
      let text = Self.table(.plain, try Self.embedded(), words)
      let lines = text.split(separator: "\n")
      #expect(lines.first == words.name("首都圏")[...])
      let heading = try #require(lines.first { $0.contains("2018") })
      #expect((2018...2026).allSatisfy { heading.contains("\($0)") })
      let first = try #require(lines.first { $0.hasPrefix("     1  ") || $0.hasPrefix("    1  ") })
      #expect(first.contains(words.town("池袋")) && first.contains(words.town("葛西")))
      #expect(lines.last == words[.blankUnknown][...])
    }

    @Test("as JSON an array of rankings that can be read again")
    func json() throws {
      let rankings = try Self.embedded()
      let text = Self.table(.json, rankings)
      let read = try JSONDecoder().decode([TownRankingData].self, from: Data(text.utf8))
      #expect(read == rankings.map(\.data))
    }

    @Test("towns that share a rank have a row each; regions stand one after the other")
    func ties() {
      func ranking(_ region: String, _ edition: String, _ rows: [(Int, String)]) -> Ranking {
        Ranking(
          data: TownRankingData(
            townRankingsForRent: rows.map { Samples.town($0.0, $0.1, .unknown, "線") }, region: region, edition: edition)
        )
      }
      let rankings = [
        ranking("東", "2024", [(1, "丙"), (2, "乙"), (2, "甲"), (2, "丁")]), ranking("西", "2024", [(1, "x")]),
        ranking("東", "2023", [(1, "甲"), (1, "乙")]),
      ]
      let text = Self.table(.tsv, rankings)
      #expect(
        text == """
          region\tlist\trank\t2023\t2024
          東\trent\t1\t甲\t丙
          東\trent\t1\t乙\t
          東\trent\t2\t\t乙
          東\trent\t2\t\t甲
          東\trent\t2\t\t丁
          region\tlist\trank\t2024
          西\trent\t1\tx

          """)
    }

    @Test("years have names in the language of the table; as fields those of the data", arguments: Language.allCases)
    func yearNames(language: Language) throws {
      let rankings = try (EmbeddedRegion(named: "kinki")?.editions ?? []).map { try $0.ranking() }
      let name = language == .english ? "2023 interim" : "2023中間"
      for format in [Options.Format.plain, .markdown] {
        let lines = Self.table(format, rankings, Words(language)).split(separator: "\n")
        #expect(lines.contains { $0.hasSuffix(name) || $0.hasSuffix("\(name) |") }, "\(format)")
      }
      #expect(Self.table(.tsv, rankings, Words(language)).hasPrefix("list\trank\t2023中間\n"))
    }

    @Test("no text of a file is obeyed by the terminal", arguments: [Options.Format.plain, .markdown, .tsv])
    func hostile(format: Options.Format) {
      let escape = "\u{1B}[31m"
      let rankings = ["1\(escape)", "2\(escape)"].map { edition in
        Ranking(
          data: TownRankingData(
            townRankingsForRent: [Samples.town(1, "甲\(escape)", .unknown, "線")], region: "東\(escape)", edition: edition)
        )
      }
      #expect(!Self.table(format, rankings).contains("\u{1B}"))
    }

    @Test("a long name does not make every other row as long", arguments: [Options.Format.plain, .markdown, .tsv])
    func longName(format: Options.Format) {
      let long = String(repeating: "甲", count: 10_000)
      let rankings = ["2023", "2024"].map { edition in
        let towns = (1...500).map { Samples.town($0, $0 == 7 ? long : "乙\($0)", .unknown, "線") }
        return Ranking(data: TownRankingData(townRankingsForRent: towns, region: "東", edition: edition))
      }
      #expect(Self.table(format, rankings).utf8.count < 3 * 2 * long.utf8.count)
    }

    @Test("--search narrows the table")
    func search() throws {
      let query = try #require(Search.kept("kasai")).query
      let printed = try Self.embedded().map { PrintedRanking($0, query) }
      let text = PieceWriter.text { out in YearsTable.write(printed, Words(.japanese), .tsv, to: &out) }
      #expect(text.contains("葛西") && !text.contains("大宮"))
    }

    @Test(
      "a list without towns says why, and nothing is said of blanks then", arguments: [Options.Format.plain, .markdown])
    func empty(format: Options.Format) throws {
      let query = try #require(Search.kept("zzz")).query
      let printed = try Self.embedded().map { PrintedRanking($0, query) }
      let words = Words(.japanese)
      let text = PieceWriter.text { out in YearsTable.write(printed, words, format, to: &out) }
      #expect(text.split(separator: "\n").count { $0.contains("見つかりません") } == 2)
      #expect(!text.contains(words[.blankUnknown]))
      let ranking = Ranking(
        data: TownRankingData(townRankingsForRent: [Samples.town(1, "甲", .unknown, "線")], region: "東", edition: "2024"))
      let one = Self.table(format, [ranking])
      #expect(one.contains("リストは「借りて住みたい」だけです") && one.contains(words[.blankUnknown]))
    }

    @Test(
      "lists that are printed say how towns moved since the year before, as the screen does; json what the file says")
    func movements() throws {
      func ranking(_ edition: String, _ names: [String]) -> Ranking {
        let towns = names.enumerated().map { Samples.town($0 + 1, $1, .unknown, "線") }
        return Ranking(data: TownRankingData(townRankingsForRent: towns, region: "東", edition: edition))
      }
      let rankings = [ranking("2024", ["乙", "丙", "甲"]), ranking("2023", ["甲", "乙"])]
      let printed = PrintCommand.printed(rankings, try Self.options("--sort", "climb"), favorites: nil)
      #expect(printed.first?.data[.rent].map(\.change) == [.up(1), .down(2), .unknown])
      #expect(printed.last?.data[.rent].allSatisfy { $0.change == .unknown } == true)
      #expect(PrintCommand.printed([rankings[0]], try Self.options(), favorites: nil).first?.data == rankings[0].data)
    }
  }
}
