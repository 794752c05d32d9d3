import RankingBrowser
import RankingCore
import TerminalUI
import Testing

/// A town as text for the clipboard.
@Suite(.timeLimit(.minutes(10))) struct TownTextTests {
  /// What `y` copies of a town.
  private static func line(_ town: TownInfo, _ market: Market, _ language: Language) -> String {
    let towns = [town]
    let data =
      market == .rent ? TownRankingData(townRankingsForRent: towns) : TownRankingData(townRankingsForBuy: towns)
    var state = BrowserState(
      ranking: Ranking(data: data), market: market, isExpanded: true, size: .usual, language: language)
    guard case .copy(let text, _)? = state.press("y").first else { return "" }
    return text
  }

  @Test("in both languages")
  func text() {
    let town = Samples.town(1, "本厚木", .up(3), "小田急小田原線")
    #expect(Self.line(town, .rent, .japanese) == "本厚木 借りて住みたい 1位 3アップ 小田急小田原線")
    #expect(Self.line(town, .buy, .english) == "Hon-Atsugi 本厚木 Buy No. 1 up 3 Odakyu Odawara Line 小田急小田原線")
    let bare = Samples.town(12, "X", .new, "")
    #expect(Self.line(bare, .rent, .english) == "X Rent No. 12 new", "no blank at the end")
    #expect(Self.line(Samples.town(2, "X", .unknown, "L"), .rent, .english) == "X Rent No. 2 L")
  }

  @Test("one line without anything that a terminal or shell would obey, whatever the data", arguments: Market.allCases)
  func hostile(market: Market) {
    for town in Samples.hostile.data[market] {
      let line = Self.line(town, market, .japanese)
      let isPlain = line.unicodeScalars.allSatisfy { scalar in
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: false
        default: true
        }
      }
      #expect(isPlain, "\(line.debugDescription)")
      #expect(line.split(omittingEmptySubsequences: false) { $0.isNewline }.count == 1)
    }
  }
}
