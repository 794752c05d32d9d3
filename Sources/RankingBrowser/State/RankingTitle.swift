import RankingCore

/// What a ranking is called, whatever the language: its title, and what region and edition add to it.
struct RankingTitle: Sendable {
  let title: String?
  /// What the title does not name.
  let more: [String]

  init(_ data: TownRankingData) {
    title = data.title
    more = [data.region, data.edition].compactMap { $0 }.filter { data.title?.contains($0) != true }
  }
}
