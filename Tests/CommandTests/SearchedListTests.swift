import RankingBrowser
import RankingCore
import TerminalUI
import TestSupport
import Testing

@testable import townranking

/// `--search` and `--sort` where rankings are printed.
@Suite(.timeLimit(.minutes(10))) struct SearchedListTests {
  private static func options(_ search: String, _ order: SortOrder = .rank, favorites: Favorites? = nil) -> Options {
    var options = Options()
    options.givenLanguage = .english
    options.search = .kept(search)
    options.order = order
    options.favoritesOnly = favorites != nil
    return options
  }

  private static func text(
    _ rankings: [Ranking], _ format: Options.Format, _ options: Options, favorites: Favorites? = nil
  ) -> String {
    let printed = PrintCommand.printed(rankings, options, favorites: favorites)
    return PieceWriter<Never>.text { PrintCommand.write(printed, options, format, to: &$0) }
  }

  /// Lists and towns, as `rent 大宮`, from the columns of tsv.
  private static func towns(_ text: String) -> [String] {
    text.split(separator: "\n").dropFirst().map { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      return fields.count > 2 ? "\(fields[0]) \(fields[2])" : "\(line)"
    }
  }

  @Test(
    "what / finds in the browser is printed: by readings in kana and Latin letters, kanji and lines, of all ranks",
    arguments: [
      "omiya", "おおみや", "大宮", "ｵｵﾐﾔ", "ōmiya", "chuo line", "京浜東北", "mitaka", "koiwa", "kawa", "jr ka", "zzz", "",
    ],
    SortOrder.allCases)
  func likeTheBrowser(search: String, order: SortOrder) throws {
    let options = Self.options(search, order)
    for ranking in Ranking.embeddedRegions {
      var opening = options.opening
      opening.isExpanded = true
      let state = BrowserState(ranking: ranking, size: Size(width: 80, height: 24), opening)
      let shown = Market.allCases.flatMap { market in
        (0..<state.rows[market].count).compactMap { state.town(inRow: $0, of: market)?.townName }
          .map { "\(market) \($0)" }
      }
      #expect(Self.towns(Self.text([ranking], .tsv, options)) == shown)
      let data = try TownRankingData(json: Array(Self.text([ranking], .json, options).utf8), name: "")
      #expect(Market.allCases.flatMap { market in data[market].map { "\(market) \($0.townName)" } } == shown)
    }
  }

  @Test("a search in every format")
  func formats() throws {
    let ranking = try Ranking.embedded()
    let options = Self.options("oomiya")
    #expect(
      Self.text([ranking], .plain, options) == """
        Towns to Live In 2021 (Greater Tokyo)

        Rent
          2  ▴ up 3  Ōmiya 大宮  JR Keihin-Tōhoku and Negishi Line etc. JR京浜東北・根岸線ほか

        Buy
          15  ▴ up 9  Ōmiya 大宮  JR Keihin-Tōhoku and Negishi Line etc. JR京浜東北・根岸線ほか

        """)
    #expect(Self.towns(Self.text([ranking], .tsv, options)) == ["rent 大宮", "buy 大宮"])
    let markdown = Self.text([ranking], .markdown, options).split(separator: "\n").filter { $0.contains("宮") }
    #expect(markdown.count == 2 && markdown.allSatisfy { $0.hasPrefix("| ") })
  }

  @Test("an order in every format: in both lists, of all ranks")
  func orders() throws {
    let ranking = try Ranking.embedded()
    let options = Self.options("", .climb)
    let expected = ["rent 川口", "rent 三鷹", "rent 千葉", "buy 牛込柳町", "buy 千葉"]
    let tsv = Self.towns(Self.text([ranking], .tsv, options))
    #expect(tsv.count == 40 && tsv.prefix(3) == expected[..<3] && tsv[20..<22] == expected[3...])
    for format in [Options.Format.plain, .markdown, .json] {
      let text = Self.text([ranking], format, options)
      let places = expected.compactMap { town in
        town.split(separator: " ").last.flatMap { text.firstRange(of: $0)?.lowerBound }
      }
      #expect(places.count == 5 && places[0] < places[1] && places[1] < places[2] && places[2] < places[3])
    }
  }

  @Test("an order that the data do not have leaves them in that of their ranks, as in the browser")
  func unknownOrder() throws {
    let json = #"{"townRankingsForRent": [{"rank": 2, "townName": "A"}, {"rank": 1, "townName": "B"}]}"#
    let ranking = try Ranking(json: Array(json.replacing("\"}", with: "\", \"availableLine\": \"\"}").utf8), name: "")
    for order in [SortOrder.climb, .fall, .lastYear] {
      #expect(Self.towns(Self.text([ranking], .tsv, Self.options("", order))) == ["rent B", "rent A"])
    }
  }

  @Test("of several rankings each is searched")
  func several() throws {
    let text = Self.text(Ranking.embeddedRegions, .plain, Self.options("okazaki"))
    #expect(text.contains("\nTowns to Rent In 2023, Interim (Greater Nagoya)\n") && text.contains("Okazaki"))
    #expect(text.split(separator: "\n").count { $0 == "  Nothing found" } == 3)
    #expect(text.split(separator: "\n").count { $0 == "  This ranking has only a \"Rent\" list" } == 2)
  }

  @Test("among the favourites only those are found")
  func favorites() throws {
    let favorites: Favorites = ["大宮", "川口"]
    let options = Self.options("川", .climb, favorites: favorites)
    let ranking = try Ranking.embedded()
    #expect(Self.towns(Self.text([ranking], .tsv, options, favorites: favorites)) == ["rent 川口", "buy 川口"])
  }

  @Test(
    "finding nothing is said: as a sentence in the place of each list, or beside output that has no such place",
    arguments: [(nil, "Nothing found", Remark.noMatch), (["大宮"], "None of the favourites matches", .noFavoriteMatch)]
      as [(Favorites?, String, Remark)])
  func nothing(favorites: Favorites?, sentence: String, remark: Remark) throws {
    let options = Self.options("zzz", favorites: favorites)
    let rankings = [try Ranking.embedded()]
    let printed = PrintCommand.printed(rankings, options, favorites: favorites)
    for format in Options.Format.allCases {
      let text = Self.text(rankings, format, options, favorites: favorites)
      let beside = PrintCommand.remark(printed, options, format)
      switch format {
      case .plain, .markdown:
        #expect(text.split(separator: "\n").count { $0.hasSuffix(sentence) } == 2 && beside == nil, "\(text)")
      case .tsv: #expect(text.split(separator: "\n").count == 1 && beside?.description == remark.description)
      case .json:
        let data = try TownRankingData(json: Array(text.utf8), name: "")
        #expect(
          data.townRankingsForRent.isEmpty && data.townRankingsForBuy.isEmpty
            && beside?.description == remark.description)
      }
    }
    // One list is enough.
    let found = Self.options("橋本")
    let some = PrintCommand.printed(rankings, found, favorites: nil)
    #expect(Options.Format.allCases.allSatisfy { PrintCommand.remark(some, found, $0) == nil })
    let all = PrintCommand.printed([Ranking(data: TownRankingData())], Options(), favorites: nil)
    #expect(PrintCommand.remark(all, Options(), .tsv) == nil)
  }

  @Test("the printed frame shows the search and the order, and Esc clears the search")
  func frame() throws {
    var options = Self.options("ka", .reading)
    let size = Size(width: 80, height: 24)
    func frame(_ keys: String) throws -> String {
      options.keys = keys.split(separator: " ").compactMap { Key(named: String($0)) }
      return try PrintCommand.frame(options, size, favorites: Favorites()).text
    }
    let opened = try frame("")
    #expect(opened.contains("/ka Esc clear") && opened.contains("by kana reading"))
    #expect(opened.contains("1/6") && opened.contains("Mitaka 三鷹") && !opened.contains("Ōmiya 大宮"), "\(opened)")
    let cleared = try frame("escape")
    #expect(!cleared.contains("/ka") && cleared.contains("1/10") && cleared.contains("by kana reading"))
  }
}
