import RankingCore
import TerminalUI

/// Both lists as lines of fields separated by tabs: list, rank, town, movement, last year's rank, line. If there are
/// several rankings, the name of the ranking's file is the first field. What is not known is empty.
enum TabSeparated {
  /// Writes rankings one after the other.
  /// - Parameter areNamed: whether each line begins with the name of its ranking; nil if there are several.
  static func write<Failure>(
    _ rankings: [PrintedRanking], areNamed: Bool? = nil, to out: inout PieceWriter<Failure>
  ) throws(Failure) {
    let isNamed = areNamed ?? (rankings.count > 1)
    if isNamed { out.append("ranking\t" as StaticString) }
    out.append("list\trank\ttown\tmovement\tlast_year\tline\n" as StaticString)
    for printed in rankings {
      let name = isNamed ? Printable.line(printed.ranking.name) + "\t" : ""
      for market in Market.allCases {
        for town in printed.data[market] {
          out.append(name)
          out.append(market == .rent ? "rent\t" : "buy\t" as StaticString)
          append(town, to: &out)
          try out.handOnIfFull()
        }
      }
    }
  }

  private static func append<Failure>(_ town: TownInfo, to out: inout PieceWriter<Failure>) {
    out.append(town.rank)
    out.append("\t" as StaticString)
    out.append(printable: town.townName)
    out.append("\t" as StaticString)
    append(town.change, to: &out)
    out.append("\t" as StaticString)
    if let rank = town.lastYearRank { out.append(rank) }
    out.append("\t" as StaticString)
    out.append(printable: town.availableLine)
    out.append("\n" as StaticString)
  }

  private static func append<Failure>(_ change: RankChange, to out: inout PieceWriter<Failure>) {
    switch change {
    case .up(let ranks):
      out.append("+" as StaticString)
      out.append(ranks)
    case .down(let ranks):
      out.append("-" as StaticString)
      out.append(ranks)
    case .unchanged: out.append("0" as StaticString)
    case .new: out.append("new" as StaticString)
    case .unknown: break
    }
  }
}
