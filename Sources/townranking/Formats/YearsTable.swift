import RankingBrowser
import RankingCore
import TerminalUI

/// The lists of all years of a region side by side: a column a year, a row a rank, and a row for each of the towns that
/// share one.
enum YearsTable {
  /// Writes the regions one after the other.
  static func write<Failure>(
    _ rankings: [PrintedRanking], _ words: Words, _ format: Options.Format, to out: inout PieceWriter<Failure>
  ) throws(Failure) {
    let regions = Years.groups(rankings.map(\.ranking.data)).map { years in years.map { rankings[$0] } }
    switch format {
    case .json: try writeJSON(regions.flatMap(\.self), to: &out)
    case .tsv:
      for years in regions { try writeFields(years, areSeveral: regions.count > 1, to: &out) }
    case .plain, .markdown:
      for (index, years) in regions.enumerated() {
        if index > 0 { out.append("\n" as StaticString) }
        try writeText(years, words, isMarkdown: format == .markdown, to: &out)
      }
    }
  }

  /// - Parameter words: for the names of the years; nil for those in the data.
  private static func table(_ years: [PrintedRanking], _ market: Market, _ words: Words? = nil) -> YearTable {
    let naming = years.dropFirst().reduce(years.first?.ranking.naming ?? TownNaming()) {
      $0.joined(with: $1.ranking.naming)
    }
    return YearTable(
      years.map { year in
        let name = year.ranking.data.edition ?? year.ranking.name
        return (words?.name(name) ?? name, year.data[market])
      }, naming)
  }

  private static func region(_ years: [PrintedRanking]) -> String {
    years.first.flatMap { Years.region(of: $0.ranking.data) ?? $0.ranking.data.title ?? $0.ranking.name } ?? ""
  }

  private static func writeText<Failure>(
    _ years: [PrintedRanking], _ words: Words, isMarkdown: Bool, to out: inout PieceWriter<Failure>
  ) throws(Failure) {
    let heading = words.name(region(years))
    out.append(isMarkdown ? "# \(Markdown.escaped(heading))\n" : "\(Printable.line(heading))\n")
    for market in Market.allCases {
      out.append(isMarkdown ? "\n## \(Markdown.escaped(words.tab(market)))\n\n" : "\n\(words.tab(market))\n")
      let table = table(years, market, words)
      if table.rows.isEmpty {
        // What was looked for is in none of the years, or none of them has this list.
        let year = years.last { !$0.ranking.data[market].isEmpty } ?? years.last
        out.append("\(isMarkdown ? "" : "  ")\(year?.emptyText(market, words) ?? "")\n")
      } else if isMarkdown {
        out.append("| \(words[.pageRank]) | \(table.names.map(Markdown.escaped).joined(separator: " | ")) |\n")
        out.append("|---:|\(String(repeating: "---|", count: table.names.count))\n")
        try writeRows(of: table) { (rank, names) throws(Failure) in
          let cells = names.map { Markdown.escaped(words.town($0)) }
          out.append("| \(rank) | \(cells.joined(separator: " | ")) |\n")
          try out.handOnIfFull()
        }
      } else {
        for line in table.lines(words) {
          out.append("  \(line)\n")
          try out.handOnIfFull()
        }
      }
    }
    if !years.allSatisfy(\.isEmpty) { out.append("\n\(words[.blankUnknown])\n") }
  }

  private static func writeFields<Failure>(
    _ years: [PrintedRanking], areSeveral: Bool, to out: inout PieceWriter<Failure>
  ) throws(Failure) {
    let region = areSeveral ? Printable.line(region(years)) + "\t" : ""
    var hasHeading = false
    for market in Market.allCases {
      let table = table(years, market)
      if !hasHeading {
        out.append(
          "\(areSeveral ? "region\t" : "")list\trank\t\(table.names.map(Printable.line).joined(separator: "\t"))\n")
        hasHeading = true
      }
      try writeRows(of: table) { (rank, names) throws(Failure) in
        let list = market == .rent ? "rent" : "buy"
        out.append("\(region)\(list)\t\(rank)\t\(names.map(Printable.line).joined(separator: "\t"))\n")
        try out.handOnIfFull()
      }
    }
  }

  /// Calls the closure with the rank and the towns of every row; empty where a year has none.
  private static func writeRows<Failure>(
    of table: YearTable, _ write: (Int, [String]) throws(Failure) -> Void
  ) throws(Failure) {
    for row in table.rows {
      for line in 0..<row.height {
        try write(row.rank, row.years.map { $0.indices.contains(line) ? $0[line].town.townName : "" })
      }
    }
  }

  /// An array of rankings, each in the form of the published file.
  private static func writeJSON<Failure>(
    _ years: [PrintedRanking], to out: inout PieceWriter<Failure>
  ) throws(Failure) {
    out.append("[\n" as StaticString)
    for (index, printed) in years.enumerated() {
      if index > 0 { out.append(",\n" as StaticString) }
      try RankingJSON.write(printed.data, to: &out)
    }
    out.append("\n]\n" as StaticString)
  }
}
