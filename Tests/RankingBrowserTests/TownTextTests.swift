import RankingCore
import Testing

@testable import RankingBrowser

/// A town as text for the clipboard.
@Suite struct TownTextTests {
  @Test("in both languages")
  func text() {
    let town = Samples.town(1, "本厚木", .up(3), "小田急小田原線")
    #expect(TownText.line(town, .rent, Words(.japanese)) == "本厚木 借りて住みたい 1位 3アップ 小田急小田原線")
    #expect(TownText.line(town, .buy, Words(.english)) == "本厚木 Buy No. 1 up 3 小田急小田原線")
    let bare = Samples.town(12, "X", .new, "")
    #expect(TownText.line(bare, .rent, Words(.english)) == "X Rent No. 12 new", "no blank at the end")
  }

  @Test("one line without anything that a terminal or shell obeys, whatever the data", arguments: Market.allCases)
  func hostile(market: Market) {
    for town in Samples.hostile.data[market] {
      let line = TownText.line(town, market, Words(.japanese))
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
