import RankingCore
import TerminalUI
import Testing

@testable import RankingBrowser

/// The lines of a list.
@Suite(.timeLimit(.minutes(10))) struct LinesViewTests {
  static let embedded = BrowserState(ranking: try? .embedded(), size: .usual)

  @Test(
    "Enter narrows the list to a line or an operator",
    arguments: [
      ("L enter", "JR", 16), ("L down enter", "JR中央線", 6), ("L down down enter", "JR総武線", 4),
      ("L down up enter", "JR", 16), ("L end enter", "東急田園都市線", 1), ("L end up space", "東急", 1),
      ("2 L enter", "JR", 14), ("L enter L down enter", "JR中央線", 6), ("L end home enter", "JR", 16),
    ])
  func enter(keys: String, name: String, count: Int) {
    let state = Self.embedded.pressing(keys)
    #expect(state.overlay == nil)
    #expect(state.line?.name(state.words) == name)
    #expect(state.rows[state.market].count == count)
  }

  @Test(
    "Esc closes the view, and then drops the line", arguments: ["L esc", "L L", "L enter esc", "L down esc", "L c esc"])
  func esc(keys: String) {
    let state = Self.embedded.pressing(keys)
    #expect(state.overlay == nil)
    #expect(state.line == nil)
    #expect(state.rows[.rent].count == 10)
  }

  /// The filters that Enter sets, line by line.
  private static func filters(_ towns: [TownInfo], _ language: Language = .japanese) -> [LineFilter] {
    LinesPanel.panel(LineTable(towns), Words(language), width: 72).lines.compactMap { line in
      if case .filter(let filter) = line.choice { filter } else { nil }
    }
  }

  @Test(
    "a filter is the same in both tabs, wherever it was opened, and in every region",
    arguments: ["L enter", "2 L enter"])
  func everywhere(keys: String) throws {
    let state = Self.embedded.pressing(keys)
    for way in ["", "]", "] ]"] {
      let there = state.pressing(way)
      for market in Market.allCases {
        let towns = there.towns(market).filter { $0.availableLine.hasPrefix("JR") }
        #expect(there.names(market) == towns.map(\.townName), "\(way)")
      }
    }
    #expect(state.rows[.rent].count == 16 && state.rows[.buy].count == 14)
  }

  @Test("a line's filter takes all its spellings, an operator's lines that no list showed")
  func spellings() throws {
    let towns = ["JR 大阪環状線ほか", "東急東横線"].enumerated().map { Samples.town($0 + 1, "街", .new, $1) }
    let filters = Self.filters(towns)
    func names(_ line: String) -> [String] {
      filters.filter { $0.includes(Samples.town(1, "街", .new, line)) }.map { $0.name(Words(.japanese)) }
    }
    #expect(names("ＪＲ大阪環状線") == ["JR", "JR 大阪環状線"])
    #expect(names("JR奈良線ほか") == ["JR"])
    #expect(names("東急 東横線") == ["東急", "東急東横線"])
    #expect(names("東京メトロ東西線") == [] && names("") == [])
  }

  @Test("総武線 is not 総武本線")
  func twoLines() throws {
    let filters = Self.filters(try Ranking.embedded().data[.buy]).filter { $0.name(Words(.japanese)).contains("総武") }
    #expect(filters.map { $0.name(Words(.japanese)) } == ["JR総武線", "JR総武本線"])
    let filter = try #require(filters.first)
    #expect(filter.includes(Samples.town(1, "街", .new, "JR総武線ほか")))
    #expect(!filter.includes(Samples.town(1, "街", .new, "JR総武本線")))
  }

  @Test("each row's filter has as many towns as the row says")
  func counts() throws {
    for ranking in Ranking.embeddedRegions {
      for market in Market.allCases {
        let towns = ranking.data[market]
        let table = LineTable(towns)
        let summaries = table.groups.flatMap { group in
          [group.summary] + (group.owner == .noLine ? [] : group.lines.map(\.summary))
        }
        let filters = Self.filters(towns)
        #expect(filters.count == summaries.count)
        for (filter, summary) in zip(filters, summaries) {
          #expect(towns.filter(filter.includes).count == summary.townCount)
        }
      }
    }
  }

  @Test("unknown operators, no line, new towns")
  func others() {
    let towns = ["銚子電鉄線ほか", "", "東急東横線"].enumerated().map { Samples.town($0 + 1, "街", .new, $1) }
    let panel = LinesPanel.panel(LineTable(towns), Words(.japanese), width: 72)
    #expect(
      panel.text(Words(.japanese)) == """
        路線別(街3件)
                           街  最高位  平均変動  街の名前
        東急                1       3  + 新登場
          東急東横線        1       3  + 新登場  街
        その他の路線        1       1  + 新登場
          銚子電鉄線 ほか   1       1  + 新登場  街
        路線の記載なし      1       2  + 新登場

        """)
    #expect(Self.filters(towns).last?.includes(towns[1]) == true)
    #expect(
      Self.filters(towns, .english).map { $0.name(Words(.english)) } == [
        "Tokyu", "Tokyu Tōyoko Line", "Other lines", "銚子電鉄線", "No line named",
      ])
  }

  @Test("movements that are not known: nothing for a line, no column where there are none")
  func unknown() {
    let towns = [Samples.town(1, "甲", .unknown, "い線"), Samples.town(2, "乙", .unknown, "ろ線")]
    #expect(
      LinesPanel.panel(LineTable(towns), Words(.japanese), width: 72).text(Words(.japanese)) == """
        路線別(街2件)
                      街  最高位  街の名前
        その他の路線   2       1
          い線         1       1  甲
          ろ線         1       2  乙

        """)
    let mixed = towns + [Samples.town(3, "丙", .new, "は線"), Samples.town(4, "丁", .new, "い線")]
    #expect(
      LinesPanel.panel(LineTable(mixed), Words(.japanese), width: 72).text(Words(.japanese)) == """
        路線別(街4件)
                      街  最高位  平均変動  街の名前
        その他の路線   4       1
          い線         2       1            甲 丁
          ろ線         1       2            乙
          は線         1       3  + 新登場  丙

        """)
  }

  @Test("no towns: nothing can be chosen")
  func empty() {
    let panel = LinesPanel.panel(LineTable([]), Words(.japanese), width: 72)
    #expect(!panel.hasChoice)
    #expect(panel.text(Words(.japanese)) == "路線別(街0件)\nデータがありません\n")
    let state = BrowserState(ranking: Samples.ranking(0), size: .usual).pressing("L down enter")
    #expect(state.overlay == nil && state.line == nil)
  }

  @Test("the key bar says what Enter does")
  func keyBar() {
    func words(_ keys: String) -> [Word] {
      let state = Self.embedded.pressing(keys)
      return KeyBar.entries(state, in: state.layout.keyBar).map(\.entry.word)
    }
    #expect(words("L") == [.barChoice, .barFilter, .barCopy, .barClose, .barQuit])
    #expect(words("r") == [.barChoice, .barShow, .barCopy, .barClose, .barQuit])
  }
}
