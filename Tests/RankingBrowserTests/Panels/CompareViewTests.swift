import RankingCore
import TerminalUI
import Testing

@testable import RankingBrowser

/// Rent beside buy.
@Suite struct CompareViewTests {
  static let embedded = BrowserState(ranking: try? .embedded(), size: .usual)

  @Test(
    "c opens and closes it",
    arguments: [("c", true), ("c c", false), ("c esc", false), ("c enter", false), ("? c", true), ("c L c", true)])
  func opens(keys: String, isOpen: Bool) {
    let state = Self.embedded.pressing(keys)
    #expect(Self.isOpen(state) == isOpen)
    #expect(state.line == nil)
    #expect(state.lists == Self.embedded.lists, "choice and scroll stay")
  }

  private static func isOpen(_ state: BrowserState) -> Bool {
    guard case .panel(let panel) = state.overlay else { return false }
    return panel.kind.view == .compare
  }

  @Test("it scrolls, not beyond its ends")
  func scrolls() {
    func top(_ keys: String) -> Int? {
      guard case .panel(let panel) = Self.embedded.pressing(keys).overlay else { return nil }
      return panel.scroll
    }
    #expect(top("c") == 0)
    #expect(top("c up") == 0)
    #expect(top("c down") == 1)
    #expect(top("c end") == 3)
    #expect(top("c end down") == 3)
    #expect(top("c end home") == 0)
  }

  @Test(
    "lines as text",
    arguments: [
      (72, 1, "本厚木              ♛ 1      ♛ 3     ▾ 買ってが2位下"),
      (72, 5, "三鷹                  8        4     ▴ 買ってが4位上"),
      (39, 2, "大宮              ♛ 2     15   ▾ 13位下"), (19, 2, "大宮       2 15 ▾13"),
      (19, 7, "川口      17 18 ▾1"), (39, 9, "借りてのみ 13件"), (39, 23, ""), (39, 24, "買ってのみ 13件"),
      (39, 37, "  20  中目黒     ▾ 7ダウン   東京メトロ日比谷線ほか"),
    ])
  func line(width: Int, index: Int, text: String) throws {
    let panel = CompareView.panel(Comparison(try Ranking.embedded().data), .japanese, width: width)
    #expect(panel.line(index).text == text)
  }

  @Test("the same rank, in both languages")
  func same() {
    let towns = [Samples.town(4, "街", .new, "線")]
    let comparison = Comparison(TownRankingData(townRankingsForRent: towns, townRankingsForBuy: towns))
    #expect(CompareView.panel(comparison, .japanese, width: 72).line(1).text.hasSuffix("− 同じ順位"))
    #expect(CompareView.panel(comparison, .english, width: 39).line(1).text.hasSuffix("− same"))
    #expect(CompareView.panel(comparison, .ascii, width: 19).line(1).text.hasSuffix(" ="))
  }

  @Test("a ranking with one list says so, and one without towns too")
  func oneList() {
    let towns = [Samples.town(1, "街", .new, "線")]
    let data = [
      TownRankingData(townRankingsForRent: towns), TownRankingData(townRankingsForBuy: towns), TownRankingData(),
    ]
    let texts = data.map { CompareView.panel(Comparison($0), .english, width: 72).text(Words(.english)) }
    #expect(
      texts == [
        "Rent beside Buy\nThere is one list\nNo list \"Buy\"\n",
        "Rent beside Buy\nThere is one list\nNo list \"Rent\"\n",
        "Rent beside Buy\nNo data\n",
      ])
  }

  @Test("a key bar without a choice")
  func keyBar() {
    let state = Self.embedded.pressing("c")
    #expect(
      KeyBar.entries(state, .japanese, in: state.layout.keyBar).map(\.entry.word) == [
        .barScroll, .barCopy, .barClose, .barQuit,
      ])
  }

  @Test("a panel of fifty thousand towns costs no more than what is seen")
  func many() {
    let towns = (1...50_000).map { Samples.town($0, "街\($0)", .up(1), "線") }
    let comparison = Comparison(
      TownRankingData(
        townRankingsForRent: towns,
        townRankingsForBuy: towns.reversed().enumerated().map { index, town in
          var town = town
          town.rank = index + 1
          return town
        }))
    var count = 0
    var pieces = 0
    let duration = ContinuousClock().measure {
      for _ in 0..<100 {
        let panel = CompareView.panel(comparison, .japanese, width: 72)
        count = panel.count
        pieces += (0..<20).reduce(0) { $0 + panel.line(25_000 + $1).pieces.count }
      }
    }
    #expect(count == 50_003)
    #expect(pieces > 2_000)
    #expect(duration < .seconds(10))
  }
}
