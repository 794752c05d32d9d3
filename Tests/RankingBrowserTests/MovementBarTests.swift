import RankingCore
import TerminalUI
import Testing

@testable import RankingBrowser

/// A movement's bar: a cell a rank, wherever it is drawn.
@Suite(.timeLimit(.minutes(10))) struct MovementBarTests {
  @Test(
    "one cell a rank up to ten, and an arrow at the end of a longer one",
    arguments: [
      (RankChange.up(1), "", "▬"), (.up(7), "", "▬▬▬▬▬▬▬"), (.up(8), "", "▬▬▬▬▬▬▬▬"), (.up(9), "", "▬▬▬▬▬▬▬▬▬"),
      (.up(10), "", "▬▬▬▬▬▬▬▬▬▬"), (.up(11), "", "▬▬▬▬▬▬▬▬▬▸"), (.up(.max), "", "▬▬▬▬▬▬▬▬▬▸"), (.down(1), "▬", ""),
      (.down(10), "▬▬▬▬▬▬▬▬▬▬", ""), (.down(191), "◂▬▬▬▬▬▬▬▬▬", ""), (.unchanged, "", ""), (.new, "", ""),
    ])
  func cells(change: RankChange, left: String, right: String) {
    #expect(MovementBar.sides(change, .unicode) == (left, right))
  }

  @Test("in both tabs and in the comparison, whatever else is in the list", arguments: ["e", "right e", "c"])
  func everywhere(keys: String) throws {
    // What is open covers the list at this height.
    let size = Size(119, keys == "c" ? 25 : 60)
    let rows = BrowserState(ranking: try .embedded(), size: size).pressing(keys).frame().textRows
    let bars = rows.filter { $0.contains(Marks.unicode.axis) }
    #expect(bars.count == (keys == "c" ? 7 : 20))
    for row in bars {
      // In the comparison the ranks of both lists come first.
      let movement = row.drop { !"▴▾−".contains($0) }.prefix { $0 != "位" && $0 != "╎" && $0 != "▬" }
      let digits = movement.drop { !$0.isNumber && $0 != "−" }.prefix { $0.isNumber }
      let ranks = Int(String(digits)) ?? 0
      let drawn = row.filter { "▬◂▸".contains($0) }
      #expect(drawn.count == min(ranks, 10), "\(row)")
      #expect(drawn.contains { $0 != "▬" } == (ranks > 10), "\(row)")
    }
  }

  @Test("the legend shows both kinds", arguments: [Language.japanese, .english])
  func legend(language: Language) throws {
    let state = BrowserState(ranking: try .embedded(), size: Size(120, 70), language: language).pressing("?")
    let rows = state.frame(Look(theme: .dark, words: Words(language))).textRows
    #expect(rows.contains { $0.contains("╎▬▬▬ ") && $0.contains(Words(language)[.legendBar]) })
    #expect(rows.contains { $0.contains("╎▬▬▬▬▬▬▬▬▬▸ ") && $0.contains(Words(language)[.legendLongBar]) })
  }
}
