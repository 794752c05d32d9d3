import RankingBrowser
import RankingCore

/// The output of `--version`: about the program and its data.
enum Version {
  static let number = "1.0.0"
  /// The release date of this version, shown in the manual page.
  static let date = "2026-11-30"

  static func text(_ language: Language) -> String {
    let words = Words(language)
    let known = EmbeddedRegion.allCases.flatMap(\.editions).map {
      TownRankingData(region: words.name($0.region), edition: words.name($0.edition))
    }
    return "townranking \(number) (data: \(editions(known)))\n"
  }

  /// Each edition with its regions.
  static func editions(_ rankings: [TownRankingData]) -> String {
    var editions: [String] = []
    for edition in rankings.map({ $0.edition ?? "" }) where !editions.contains(edition) { editions.append(edition) }
    return editions.map { edition in
      let regions = rankings.filter { ($0.edition ?? "") == edition }.compactMap(\.region)
      return [edition, regions.joined(separator: ", ")].filter { !$0.isEmpty }.joined(separator: " ")
    }.filter { !$0.isEmpty }.joined(separator: "; ")
  }
}
