import RankingCore
import TerminalUI
import Testing

@testable import RankingBrowser

/// What is chosen and scrolled after sequences of keys.
@Suite(.timeLimit(.minutes(10))) struct SequenceTests {
  /// Of ranks 2, 4, 9 and 20 in the rent list.
  private static let favorites: Favorites = ["大宮", "八王子", "柏", "小岩"]

  /// A town that is still shown stays chosen; otherwise it is the first one.
  @Test("the favourites, from the list and from a search", arguments: sequences)
  func favorites(keys: String, height: Int, summary: String, town: String?) throws {
    let state = BrowserState(ranking: try .embedded(), size: Size(80, height)) { $0.favorites = Self.favorites }
      .pressing(keys)
    #expect(state.summary == summary)
    #expect(state.town?.townName == town)
  }

  static let sequences: [(String, Int, String, String?)] = [
    ("down down down F", 24, "rent 2/4 top 0 favourites", "八王子"),
    ("down down F", 24, "rent 1/4 top 0 favourites", "大宮"),
    ("down down down F F", 24, "rent 4/10 top 0", "八王子"),
    ("end F F", 12, "rent 2/10 top 0", "大宮"),
    ("e end up F", 12, "rent 4/4 top 0 open favourites", "小岩"),
    ("e end up F F", 12, "rent 20/20 top 11 open", "小岩"),
    ("/ j r enter F", 24, "rent 1/4 top 0 favourites filter jr", "大宮"),
    ("/ j r enter F F", 24, "rent 1/16 top 0 filter jr", "大宮"),
    ("/ j r enter F esc", 24, "rent 1/4 top 0 favourites", "大宮"),
    ("/ j r enter F esc F", 24, "rent 2/10 top 0", "大宮"),
    ("/ j r enter down down down down F", 12, "rent 1/4 top 0 favourites filter jr", "大宮"),
    ("/ j r enter down down down down F F", 12, "rent 1/16 top 0 filter jr", "大宮"),
    ("/ j r enter down down down F F", 12, "rent 1/16 top 0 filter jr", "大宮"),
    ("/ j r enter end F F", 12, "rent 16/16 top 7 filter jr", "小岩"),
  ]

  @Test(
    "badges are strong for ranks 1 to 10, wherever the order of an open list puts them", arguments: Market.allCases,
    [1, 2, 3, 4, 5])
  func badges(market: Market, steps: Int) throws {
    let keys = (market == .rent ? "" : "right ") + "e" + String(repeating: " s", count: steps)
    let state = BrowserState(ranking: try .embedded(), size: Size(80, 40)).pressing(keys)
    let frame = state.frame()
    let columns = RowColumns(width: 80, metrics: state.metrics[market], isLeading: false)
    let ranks = (0..<20).compactMap { state.town(inRow: $0, of: market)?.rank }
    #expect(ranks.count == 20 && ranks != Array(1...20), "sorted")
    for (row, rank) in ranks.enumerated() {
      let y = state.layout.list.y + state.listLayout.line(of: row)
      let expected = Theme.dark[Role.badge(market, isLeading: rank <= 10), chosen: row == 0]
      for x in columns.badge.x + 1..<columns.badge.end {
        #expect(frame[x, y]?.style == expected, "rank \(rank) in row \(row)")
      }
    }
  }
}
