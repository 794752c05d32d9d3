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
      let widths = (0..<4).map { column in rows.reduce(0) { max($0, $1[column].width) } }
      for row in rows {
        lines.append(
          "  " + padded(row[0], widths[0], isRight: true) + "  " + padded(row[1], widths[1]) + "  "
            + padded(row[2], widths[2]) + "  " + row[3].string)
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func row(_ town: TownInfo, _ words: Words, _ marks: Marks) -> [Text] {
    [
      Text(String(town.rank)), Text("\(marks.movement(town.change)) \(words.change(town.change))"),
      Text(town.townName), Text(town.availableLine),
    ]
  }

  private static func padded(_ text: Text, _ width: Int, isRight: Bool = false) -> String {
    let blanks = String(repeating: " ", count: max(width - text.width, 0))
    return isRight ? blanks + text.string : text.string + blanks
  }
}
