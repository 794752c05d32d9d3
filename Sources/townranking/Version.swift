import RankingBrowser
import RankingCore

/// The output of `--version`: about the program and its data.
enum Version {
  static let number = "1.0.0"
  /// The release date of this version, shown in the manual page.
  static let date = "2026-11-30"

  static func text(_ language: Language) -> String {
    let words = Words(language)
    let known = EmbeddedRegion.allCases.map { region in
      (words.name(region.names.first ?? ""), region.editions.map { words.name($0.edition) })
    }
    return "townranking \(number) (data: \(editions(known)))\n"
  }

  /// The years of the regions, each with all regions that have them.
  static func editions(_ regions: [(name: String, editions: [String])]) -> String {
    var known: [(years: String, regions: [String])] = []
    for region in regions {
      let (first, last) = (region.editions.first ?? "", region.editions.last ?? "")
      let years = region.editions.count > 2 ? "\(first)-\(last)" : region.editions.joined(separator: ", ")
      if let place = known.firstIndex(where: { $0.years == years }) {
        known[place].regions.append(region.name)
      } else {
        known.append((years, [region.name]))
      }
    }
    return known.map { "\($0.years) \($0.regions.joined(separator: ", "))" }.joined(separator: "; ")
  }
}
