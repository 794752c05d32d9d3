import RankingCore
import TerminalUI

/// Both lists as lines of fields with tabs between them: list, rank, town, movement, last year's rank, line.
package enum TabSeparated {
  package static func text(_ ranking: Ranking) -> String {
    var lines = ["list\trank\ttown\tmovement\tlast_year\tline"]
    for market in Market.allCases {
      for town in ranking.data[market] {
        let fields = [
          market == .rent ? "rent" : "buy", String(town.rank), Printable.line(town.townName), movement(town.change),
          town.lastYearRank.map(String.init) ?? "", Printable.line(town.availableLine),
        ]
        lines.append(fields.joined(separator: "\t"))
      }
    }
    return lines.joined(separator: "\n") + "\n"
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
