import RankingBrowser
import RankingCore
import TerminalUI

/// Both lists with all ranks as Markdown tables, to be pasted into a page or a chat.
enum Markdown {
  /// Writes rankings one after the other, with a blank line between them.
  static func write<Failure>(
    _ rankings: [PrintedRanking], _ words: Words, to out: inout PieceWriter<Failure>
  ) throws(Failure) {
    var movements = MovementTexts(words)
    for (index, printed) in rankings.enumerated() {
      if index > 0 { out.append("\n" as StaticString) }
      out.append("# \(escaped(words.heading(printed.ranking, isAlone: rankings.count == 1)))\n")
      for market in Market.allCases {
        out.append("\n## \(escaped(printed.heading(market, words)))\n\n")
        let towns = printed.data[market]
        if towns.isEmpty {
          out.append("\(printed.emptyText(market, words))\n")
        } else {
          try write(towns, words, &movements, to: &out)
        }
      }
    }
  }

  private static func write<Failure>(
    _ towns: [TownInfo], _ words: Words, _ movements: inout MovementTexts,
    to out: inout PieceWriter<Failure>
  ) throws(Failure) {
    let titles: [Word] = [.pageRank, .pageMovement, .town, .pageLine]
    out.append("| \(titles.map { words[$0] }.joined(separator: " | ")) |\n|---:|---|---|---|\n")
    for town in towns {
      out.append("| " as StaticString)
      out.append(town.rank)
      for text in [movements[town.change].text, words.wholeTown(town.townName), words.wholeLine(of: town)] {
        out.append(" | " as StaticString)
        out.append(text, unless: { isSpecial(Unicode.Scalar($0)) }, escaped: escaped)
      }
      out.append(" |\n" as StaticString)
      try out.handOnIfFull()
    }
  }

  /// What begins emphasis, code, links, HTML, entities or mathematics, ends a cell, or closes a heading.
  private static func isSpecial(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\\", "`", "*", "_", "[", "]", "<", ">", "|", "~", "&", "$", "#": true
    default: false
    }
  }

  /// One line, printable, with a backslash before everything that Markdown would interpret.
  static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in Printable.line(text).unicodeScalars {
      if isSpecial(scalar) { result.append("\\") }
      result.append(scalar)
    }
    return String(result)
  }
}
