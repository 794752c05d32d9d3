import RankingCore
import TerminalUI

/// Both lists with all ranks as tables in Markdown, to be pasted into a page or a chat.
package enum Markdown {
  /// Rankings one after the other, a blank line between them.
  package static func text(_ rankings: [Ranking], _ words: Words, _ marks: Marks) -> String {
    rankings.map { text($0, words, marks, isAlone: rankings.count == 1) }.joined(separator: "\n")
  }

  package static func text(_ ranking: Ranking, _ words: Words, _ marks: Marks) -> String {
    text(ranking, words, marks, isAlone: true)
  }

  private static func text(_ ranking: Ranking, _ words: Words, _ marks: Marks, isAlone: Bool) -> String {
    var lines = ["# " + MarkdownText.escaped(words.heading(ranking, isAlone: isAlone))]
    for market in Market.allCases {
      let towns = ranking.data[market]
      lines += ["", "## " + MarkdownText.escaped(words.tab(market)), ""]
      if towns.isEmpty {
        lines.append(words[.noData])
        continue
      }
      lines.append(row([.pageRank, .pageMovement, .town, .pageLine].map { words[$0] }))
      lines.append("|---:|---|---|---|")
      lines += towns.map { town in
        let movement = "\(marks.movement(town.change)) \(words.change(town.change))"
        return row([String(town.rank), movement, town.townName, town.availableLine].map(MarkdownText.escaped))
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func row(_ cells: [String]) -> String {
    "| " + cells.joined(separator: " | ") + " |"
  }
}
