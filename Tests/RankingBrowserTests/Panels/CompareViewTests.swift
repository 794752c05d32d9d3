import RankingCore
import TerminalUI
import Testing

@testable import RankingBrowser

/// Rent beside buy.
@Suite(.timeLimit(.minutes(10))) struct CompareViewTests {
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
    state.overlay?.kind == .compare
  }

  @Test("it scrolls, not beyond its ends")
  func scrolls() {
    func top(_ keys: String) -> Int? {
      Self.embedded.pressing(keys).overlay?.scroll
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
      (72, 1, "本厚木      ♛ 1      ♛ 3     ▾ 「買って」が2ランク下"),
      (72, 5, "三鷹          8        4     ▴ 「買って」が4ランク上"),
      (39, 2, "大宮          ♛ 2     15   ▾ 13ランク下"), (19, 2, "大宮       2 15 ▾13"),
      (19, 7, "川口      17 18 ▾1"), (39, 9, "「借りて」のみ 13件"), (39, 23, ""), (39, 24, "「買って」のみ 13件"),
      (39, 37, "  20  中目黒     ▾ 7ダウン   東京メトロ日比谷線ほか"),
    ])
  func line(width: Int, index: Int, text: String) throws {
    let panel = ComparePanel.panel(Comparison(try Ranking.embedded().data), Words(.japanese), width: width)
    #expect(panel.at(index).text == text)
  }

  @Test("the same rank, in both languages")
  func same() {
    let towns = [Samples.town(4, "街", .new, "線")]
    let comparison = Comparison(TownRankingData(townRankingsForRent: towns, townRankingsForBuy: towns))
    #expect(ComparePanel.panel(comparison, Words(.japanese), width: 72).at(1).text.hasSuffix("− 同じ順位"))
    #expect(ComparePanel.panel(comparison, Words(.english), width: 39).at(1).text.hasSuffix("− same"))
    #expect(ComparePanel.panel(comparison, Words(.english, .ascii), width: 19).at(1).text.hasSuffix(" ="))
  }

  @Test("a ranking with one list says so, and one without towns too")
  func oneList() {
    let towns = [Samples.town(1, "街", .new, "線")]
    let data = [
      TownRankingData(townRankingsForRent: towns), TownRankingData(townRankingsForBuy: towns), TownRankingData(),
    ]
    let texts = data.map { ComparePanel.panel(Comparison($0), Words(.english), width: 72).text(Words(.english)) }
    #expect(
      texts == [
        "Rent vs Buy\nThere is only one list\nThere is no \"Buy\" list\n",
        "Rent vs Buy\nThere is only one list\nThere is no \"Rent\" list\n",
        "Rent vs Buy\nNo data\n",
      ])
  }

  @Test("a key bar without a choice")
  func keyBar() {
    let state = Self.embedded.pressing("c")
    #expect(
      KeyBar.entries(state, in: state.layout.keyBar).map(\.entry.word) == [
        .barScroll, .barCopy, .barClose, .barQuit,
      ])
  }
}
