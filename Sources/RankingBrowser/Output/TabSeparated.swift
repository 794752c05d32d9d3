import RankingCore
import TerminalUI

/// Both lists as lines of fields with tabs between them: list, rank, town, movement, last year's rank, line. Where there
/// are several rankings, the name of the ranking's file comes before all of them.
package enum TabSeparated {
  /// One ranking.
  package static func text(_ ranking: Ranking) -> String { text([ranking]) }

  /// Rankings one after the other.
  package static func text(_ rankings: [Ranking]) -> String {
    let isOne = rankings.count == 1
    var lines = [["ranking", "list", "rank", "town", "movement", "last_year", "line"].dropFirst(isOne ? 1 : 0)]
    for ranking in rankings {
      for market in Market.allCases {
        for town in ranking.data[market] {
          let fields = [
            Printable.line(ranking.name), market == .rent ? "rent" : "buy", String(town.rank),
            Printable.line(town.townName), movement(town.change), town.lastYearRank.map(String.init) ?? "",
            Printable.line(town.availableLine),
          ]
          lines.append(fields.dropFirst(isOne ? 1 : 0))
        }
      }
    }
    return lines.map { $0.joined(separator: "\t") + "\n" }.joined()
  }

  private static func movement(_ change: RankChange) -> String {
    switch change {
    case .up(let ranks): "+\(ranks)"
    case .down(let ranks): "-\(ranks)"
    case .unchanged: "0"
    case .new: "new"
    }
  }
}
