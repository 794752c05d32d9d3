import RankingCore
import TerminalUI

extension PanelKind {
  /// The years of the region as a table: a column a year, a row a rank. Up and down go through the towns of one year,
  /// whose heading is lit; the chosen town is lit in all of them.
  static let trend = PanelKind(
    "trend", keys: [.character("t")], help: .helpTrend, bar: .barTrend, enter: .barDetail, needsYears: true
  ) { input in
    let words = input.words
    let title = words.filled(.trendTitle, text: words.tab(input.market))
    guard input.years.count > 1 else {
      let name = input.years.first?.name ?? ""
      return Panel(
        title: title, width: 40, lines: [PanelLine([.init(0, words.filled(.oneYear, text: name), .panelText)])])
    }
    let naming = input.years.reduce(input.naming) { $0.joined(with: $1.naming) }
    let table = YearTable(input.years.map { ($0.name, $0.towns[input.market]) }, naming)
    let lit = input.years.firstIndex { $0.id == input.trendYear } ?? input.years.count - 1
    var panel = TrendView(table: table, naming: naming, lit: lit, input: input).panel(title)
    let chosen = input.chosen.map { PanelLine.Choice.town(naming.key(of: $0)) }
    panel.start =
      panel.lines.firstIndex { $0.choice != nil && $0.choice == chosen }
      ?? panel.lines.firstIndex { $0.choice != nil } ?? 0
    panel.copied = Panel.Copied(
      text: "\(title)\n" + table.lines(words).map { $0 + "\n" }.joined(),
      notice: Notice(.noticeViewCopied, text: title))
    return panel
  }
}

private struct TrendView {
  /// Cells of the screen from which there is a table; below, one year and the ranks of the chosen town.
  private static let tableFrom = 60
  /// Cells between columns.
  private static let gap = 1
  /// Cells of the table, as far as there is room.
  private static let leastWidth = 40
  /// The most cells of a town's name.
  private static let longestName = 24

  let table: YearTable
  /// How towns of all years are told apart.
  let naming: TownNaming
  /// The year that up and down go through, as an index of the years.
  let lit: Int
  let input: PanelInput

  private var words: Words { input.words }
  private var width: Int { input.width(hasChoice: true) }
  /// Cells of the ranks, with the gap after them.
  private var rankWidth: Int { table.rankDigits + 2 }

  func panel(_ title: String) -> Panel {
    input.screenWidth < Self.tableFrom ? narrow(title) : wide(title)
  }

  // MARK: The table

  private func wide(_ title: String) -> Panel {
    let names = table.rows.lazy.flatMap { $0.years.joined() }.map { words.town($0.town.townName) }
    let whole = max(
      Panel.width(of: names, limit: Self.longestName), Panel.width(of: table.names, limit: Self.longestName), 4)
    let years = table.names.count
    let room = width - rankWidth
    // Whole names if all years have room for them, or else as many years as leave a name recognisable.
    let least = min(whole, words.language == .english ? 10 : 8)
    let column = min(max((room + Self.gap) / years - Self.gap, least), whole)
    let count = min(max((room + Self.gap) / (column + Self.gap), 1), years)
    let first = min(max(lit - count / 2, 0), years - count)
    let shown = first..<first + count
    func x(_ year: Int) -> Int { rankWidth + (year - first) * (column + Self.gap) }
    var heading = shown.map { year in
      PanelLine.Piece(x(year), table.names[year], year == lit ? .lit(input.market) : .panelLabel, width: column)
    }
    if first > 0 { heading.insert(.init(rankWidth - 2, words.marks.left, .panelKey, width: 1), at: 0) }
    if first + count < years {
      heading.append(.init(x(first + count) - Self.gap, words.marks.right, .panelKey, width: 1))
    }
    let lines = table.rows.lazy.flatMap { row in
      (0..<row.height).lazy.map { line in
        var pieces =
          line == 0
          ? [PanelLine.Piece.right(0, rankWidth - 2, String(row.rank), .panelLabel)] : []
        pieces += shown.compactMap { year in
          let entries = row.years[year]
          guard entries.indices.contains(line) else { return nil }
          return .init(
            x(year), words.town(entries[line].town.townName), .panelText, width: column, town: entries[line].number)
        }
        return self.line(pieces, row.years[lit], line)
      }
    }
    // The title and the ranks below it need more than few short years do.
    let cells = min(max(x(first + count), Self.leastWidth), width)
    var panel = Panel(
      title: title, width: cells, header: [PanelLine(heading)], lines: Array(lines.prefix(Panel.longest)))
    panel.details = Panel.Details(place: .below, lines: details(within: cells - Self.gap), lit: .lit(input.market))
    return panel
  }

  /// What is told of each town below the table: its name and its ranks, in lines of so many cells.
  private func details(within cells: Int) -> [[PanelLine]] {
    let names = names()
    // Nobody goes through more towns than that.
    return table.ranks.prefix(RegionState.longestAtOnce).enumerated().map { number, ranks in
      let name = names[number]
      let nameWidth = min(TextWidth.cells(of: name), Self.longestName) + 2
      let items = TownYears.items(table.names, ranks)
      let lines = TownYears.lines(items, within: cells - nameWidth).map { years in
        var x = nameWidth
        return PanelLine(
          years.map { year in
            let width = TextWidth.cells(of: items[year])
            defer { x += width + TownYears.gap.utf8.count }
            return PanelLine.Piece(x, items[year], year == lit ? .panelTitle : .panelText, width: width)
          })
      }
      let named = PanelLine.Piece(0, name, .lit(input.market), width: nameWidth - 2)
      return lines.enumerated().map { row, line in row == 0 ? PanelLine([named] + line.pieces) : line }
    }
  }

  /// The names of all towns, by their numbers; a favourite has its mark.
  private func names() -> [String] {
    var names = Array(repeating: "", count: table.ranks.count)
    for (year, naming) in input.years.map(\.naming).enumerated() {
      for row in table.rows {
        for entry in row.years[year] where names[entry.number].isEmpty {
          let isFavorite = input.favorites.contains(entry.town, of: naming)
          names[entry.number] = (isFavorite ? words.marks.favorite + " " : "") + words.town(entry.town.townName)
        }
      }
    }
    return names
  }

  // MARK: Without room for a table

  /// The towns of one year, and beside them the ranks of the chosen one, a year a row.
  private func narrow(_ title: String) -> Panel {
    let yearWidth = table.names.reduce(0) { max($0, TextWidth.cells(of: $1)) }
    let digits = table.rankDigits
    let listWidth = max(width - yearWidth - digits - 4, 8)
    let lines = table.rows.flatMap { row in
      row.years[lit].enumerated().map { line, entry in
        self.line(
          [
            .right(0, rankWidth - 2, String(row.rank), .panelLabel),
            .init(
              rankWidth - 1, words.town(entry.town.townName), .panelText, width: max(listWidth - rankWidth + 1, 1),
              town: entry.number),
          ], row.years[lit], line)
      }
    }
    let details = table.ranks.prefix(RegionState.longestAtOnce).map { ranks in
      zip(table.names, ranks).enumerated().map { year, told in
        PanelLine([
          .init(listWidth + 2, told.0, year == lit ? .lit(input.market) : .panelLabel, width: yearWidth),
          .right(
            listWidth + 2 + yearWidth, listWidth + 3 + yearWidth + digits, told.1.map(String.init) ?? "-", .panelText),
        ])
      }
    }
    let years = table.names[lit]
    var panel = Panel(title: "\(title) \(years)", width: width, lines: Array(lines.prefix(Panel.longest)))
    panel.details = Panel.Details(place: .beside, lines: details, lit: .lit(input.market), inView: lit)
    return panel
  }

  /// A line of the panel. It can be chosen where the lit year has a town in it.
  private func line(_ pieces: [PanelLine.Piece], _ entries: [YearTable.Entry], _ index: Int) -> PanelLine {
    guard entries.indices.contains(index) else { return PanelLine(pieces) }
    let entry = entries[index]
    var line = PanelLine(pieces, choice: .town(naming.key(of: entry.town)))
    line.town = PanelLine.Town(
      region: input.years[lit].id, market: input.market, index: entry.index, number: entry.number)
    return line
  }
}

extension YearTable {
  /// The most cells that a column is padded to; a longer name moves those after it.
  private static let widestColumn = 40

  /// The table as text: a heading, and a line for each rank, or for each of the towns that share one.
  package func lines(_ words: Words) -> [String] {
    let headings = self.names.map { Text($0).string }
    let names = rows.map { row in row.years.map { $0.map { Text(words.town($0.town.townName)).string } } }
    let widths = headings.enumerated().map { year, heading in
      let widest = names.reduce(TextWidth.cells(of: heading)) { width, row in
        row[year].reduce(width) { max($0, TextWidth.cells(of: $1)) }
      }
      return min(widest, Self.widestColumn)
    }
    let blank = String(repeating: " ", count: rankDigits)
    func line(_ first: String, _ cells: [String]) -> String {
      let padded = zip(cells, widths).map { $0 + String(repeating: " ", count: max($1 - TextWidth.cells(of: $0), 0)) }
      return ([first] + padded).joined(separator: "  ").withoutBlanksAtEnd
    }
    return [line(blank, headings)]
      + zip(rows, names).flatMap { row, names in
        (0..<row.height).map { index in
          line(
            index == 0 ? String(row.rank, digits: rankDigits) : blank,
            names.map { $0.indices.contains(index) ? $0[index] : "" })
        }
      }
  }
}
