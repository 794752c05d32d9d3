import RankingCore
import TerminalUI

/// What a ranking is called, whatever the language: its title, and what region and edition add to it.
struct RankingTitle: Sendable {
  let title: String?
  /// What the title does not name.
  let more: [String]

  init(_ data: TownRankingData) {
    title = data.title
    let named = Array((data.title ?? "").utf8)
    more = [data.region, data.edition].compactMap { $0 }
      .filter { ByteSearch.firstOffset(of: Array($0.utf8), in: named) == nil }
  }
}
