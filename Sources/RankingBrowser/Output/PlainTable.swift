import RankingCore
import TerminalUI

/// Both lists with all ranks as an aligned table, for a pipe or a printer.
package enum PlainTable {
  /// Rankings one after the other, a blank line between them.
  package static func text(_ rankings: [Ranking], _ words: Words, _ marks: Marks) -> String {
    rankings.map { text($0, words, marks, isAlone: rankings.count == 1) }.joined(separator: "\n")
  }

  package static func text(_ ranking: Ranking, _ words: Words, _ marks: Marks) -> String {
    text(ranking, words, marks, isAlone: true)
  }

  private static func text(_ ranking: Ranking, _ words: Words, _ marks: Marks, isAlone: Bool) -> String {
    var lines = [Printable.line(words.heading(ranking, isAlone: isAlone))]
    for market in Market.allCases {
      let towns = ranking.data[market]
      lines += ["", words.tab(market)]
      if towns.isEmpty { lines.append("  \(words[.noData])") }
      let rows = towns.map { row($0, words, marks) }
      let ranks = rows.reduce(0) { max($0, $1.rank.width) }
      let changes = rows.reduce(0) { max($0, $1.change.width) }
      let names = rows.reduce(0) { max($0, $1.name.width) }
      for row in rows {
        lines.append(
          "  " + padded(row.rank, ranks, isRight: true) + "  " + padded(row.change, changes) + "  "
            + padded(row.name, names) + "  " + row.line.string)
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private struct Row {
    let rank, change, name, line: Text
  }

  private static func row(_ town: TownInfo, _ words: Words, _ marks: Marks) -> Row {
    Row(
      rank: Text(String(town.rank)), change: Text("\(marks.movement(town.change)) \(words.change(town.change))"),
      name: Text(town.townName), line: Text(town.availableLine))
  }

  private static func padded(_ text: Text, _ width: Int, isRight: Bool = false) -> String {
    let blanks = String(repeating: " ", count: max(width - text.width, 0))
    return isRight ? blanks + text.string : text.string + blanks
  }
}
