import RankingCore
import TerminalUI

/// Both lists with all ranks as tables in Markdown, to be pasted into a page or a chat.
package enum Markdown {
  /// Writes rankings one after the other, a blank line between them.
  package static func write<Failure>(
    _ rankings: [Ranking], _ words: Words, _ marks: Marks, to out: inout PieceWriter<Failure>
  ) throws(Failure) {
    var movements = MovementTexts(words, marks)
    for (index, ranking) in rankings.enumerated() {
      if index > 0 { out.append("\n" as StaticString) }
      out.append("# \(MarkdownText.escaped(words.heading(ranking, isAlone: rankings.count == 1)))\n")
      for market in Market.allCases {
        out.append("\n## \(MarkdownText.escaped(words.tab(market)))\n\n")
        try write(ranking.data[market], words, &movements, to: &out)
      }
    }
  }

  private static func write<Failure>(
    _ towns: [TownInfo], _ words: Words, _ movements: inout MovementTexts, to out: inout PieceWriter<Failure>
  ) throws(Failure) {
    if towns.isEmpty {
      out.append("\(words[.noData])\n")
      return
    }
    let titles: [Word] = [.pageRank, .pageMovement, .town, .pageLine]
    out.append("| \(titles.map { words[$0] }.joined(separator: " | ")) |\n|---:|---|---|---|\n")
    for town in towns {
      out.append("| " as StaticString)
      out.append(town.rank)
      for text in [movements[town.change].text, town.townName, town.availableLine] {
        out.append(" | " as StaticString)
        out.append(MarkdownText.isPlain(text.utf8Span.span) ? text : MarkdownText.escaped(text))
      }
      out.append(" |\n" as StaticString)
      try out.handOnIfFull()
    }
  }
}
