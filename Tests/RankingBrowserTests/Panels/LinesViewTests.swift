import RankingCore
import TerminalUI
import Testing

@testable import RankingBrowser

/// The lines of a list.
@Suite struct LinesViewTests {
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
    #expect(state.line?.name == name)
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

  @Test("総武線 is not 総武本線")
  func twoLines() throws {
    let table = LineTable(try Ranking.embedded().data[.buy])
    let names = (0..<table.rowCount).compactMap { LinesView.filter(table, line: $0)?.name }.filter { $0.contains("総武") }
    #expect(names == ["JR総武線", "JR総武本線"])
    for index in 0..<table.rowCount {
      guard let filter = LinesView.filter(table, line: index), filter.name == "JR総武線" else { continue }
      #expect(filter.includes(Samples.town(1, "街", .new, "JR総武線ほか")))
      #expect(!filter.includes(Samples.town(1, "街", .new, "JR総武本線")))
    }
  }

  @Test("each row's filter has as many towns as the row says")
  func counts() throws {
    for ranking in Ranking.embeddedRegions {
      for market in Market.allCases {
        let towns = ranking.data[market]
        let table = LineTable(towns)
        for index in 0..<table.rowCount {
          let filter = try #require(LinesView.filter(table, line: index))
          let summary =
            switch table.row(index) {
            case .group(let group): group.summary
            case .line(let line): line.summary
            case nil: LineSummary()
            }
          #expect(towns.filter(filter.includes).count == summary.townCount)
        }
      }
    }
  }

  @Test("rows that are not there", arguments: [-1, 13, Int.max])
  func outside(row: Int) throws {
    let table = LineTable(try Ranking.embedded().data[.rent])
    #expect(table.rowCount == 13)
    #expect(LinesView.filter(table, line: row) == nil)
    #expect(LinesView.panel(table, .japanese, width: 72).line(row).pieces.isEmpty)
  }

  @Test("unknown operators, no line, new towns")
  func others() {
    let towns = ["銚子電鉄線ほか", "", "東急東横線"].enumerated().map { Samples.town($0 + 1, "街", .new, $1) }
    let panel = LinesView.panel(LineTable(towns), .japanese, width: 72)
    #expect(
      panel.text(Words(.japanese)) == """
        路線 3件の街
                           街  最高  平均変動  街の名前
        東急                1     3  + 新登場
          東急東横線        1     3  + 新登場  街
        その他の路線        1     1  + 新登場
          銚子電鉄線 ほか   1     1  + 新登場  街
        路線の記載なし      1     2  + 新登場

        """)
    #expect(LinesView.filter(LineTable(towns), line: 4)?.includes(towns[1]) == true)
    #expect(LinesView.filter(LineTable(towns), line: 2, .english)?.name == "Other lines")
    #expect(LinesView.filter(LineTable(towns), line: 0, .english)?.name == "Tokyu")
  }

  @Test("no towns: nothing can be chosen")
  func empty() {
    let panel = LinesView.panel(LineTable([]), .japanese, width: 72)
    #expect(!panel.hasChoice)
    #expect(panel.text(Words(.japanese)) == "路線 0件の街\nデータがありません\n")
    let state = BrowserState(ranking: Samples.ranking(0), size: .usual).pressing("L down enter")
    #expect(state.overlay == nil && state.line == nil)
  }

  @Test("the key bar says what Enter does")
  func keyBar() {
    func words(_ keys: String) -> [Word] {
      let state = Self.embedded.pressing(keys)
      return KeyBar.entries(state, .japanese, in: state.layout.keyBar).map(\.entry.word)
    }
    #expect(words("L") == [.barChoice, .barFilter, .barCopy, .barClose, .barQuit])
    #expect(words("r") == [.barChoice, .barTake, .barCopy, .barClose, .barQuit])
  }

  @Test("fifty thousand lines are shown as fast as ten")
  func many() {
    let towns = (1...50_000).map { Samples.town($0, "街\($0)", .up($0 % 7), "JR第\($0)線") }
    let table = LineTable(towns)
    #expect(table.rowCount == 50_001)
    var pieces = 0
    let duration = ContinuousClock().measure {
      for _ in 0..<100 {
        let panel = LinesView.panel(table, .japanese, width: 72)
        pieces += (0..<20).reduce(0) { $0 + panel.line(25_000 + $1).pieces.count }
      }
    }
    #expect(pieces > 2_000)
    #expect(duration < .seconds(10))
  }
}
