import RankingCore
import TerminalUI

extension PanelKind {
  /// The lines of a list, by operator. Enter narrows the lists to one of them, or to all of an operator.
  static let lines = PanelKind("lines", keys: [.character("L")], help: .helpLines, bar: .barLines, enter: .barFilter) {
    input in
    LinesPanel.panel(LineTable(input.towns[input.market]), input.words, width: input.width(hasChoice: true))
  }
}

enum LinesPanel {
  /// Cells beyond which more width is of no use.
  private static let widest = 112

  static func panel(_ table: LineTable, _ words: Words, width: Int) -> Panel {
    let title = words.filled(.linesTitle, table.summary.townCount)
    guard !table.groups.isEmpty else {
      return Panel(title: title, width: 40, lines: [PanelLine([.init(0, words[.noData], .panelText)])])
    }
    let width = min(width, widest)
    let columns = LineColumns(table, words, width: width)
    let rows = table.rows
    return Panel(title: title, width: width, header: [columns.header], count: rows.count, words) { index in
      switch rows[index] {
      case .group(let group):
        var line = columns.line(words.owner(group.owner), .panelTitle, indent: 0, group.summary, isGroup: true)
        line.choice = .filter(LineFilter(.owner(group.owner)))
        return line
      case .line(let row):
        var line = columns.line(
          words.line(row.name), .panelText, indent: LineColumns.indent, row.summary, isGroup: false)
        line.choice = .filter(LineFilter(.line(row.key, spelling: row.name)))
        return line
      }
    }
  }
}

extension LineTable {
  fileprivate enum Row {
    case group(Group)
    case line(Line)
  }

  /// The groups with their lines, from the top; towns without a line have a heading only.
  fileprivate var rows: [Row] {
    groups.flatMap { group in [.group(group)] + (group.owner == .noLine ? [] : group.lines.map(Row.line)) }
  }
}

/// The columns of the lines, for a given width in cells.
private struct LineColumns {
  static let indent = 2

  /// Where a column begins and ends, in cells.
  private struct Column {
    let x: Int
    let end: Int
  }

  private let words: Words
  private let name: Column
  private let towns: Column?
  private let best: Column?
  private let mean: Column?
  private let names: Column?
  private let isShort: Bool

  init(_ table: LineTable, _ words: Words, width: Int) {
    self.words = words
    isShort = width < 56
    let gap = isShort ? 1 : 2
    func cells(_ word: Word) -> Int { TextWidth.cells(of: words[word]) }
    func digits(_ number: Int?) -> Int { min(String(number ?? 0).utf8.count, ListMetrics.longestRank) }
    let townsWidth = width < 8 ? 0 : max(digits(table.summary.townCount), width < 30 ? 2 : cells(.lineTowns)) + gap
    let bestWidth = width < 24 ? 0 : max(digits(table.summary.lastRank), cells(.lineBest)) + gap
    let isMoving = table.summary.meanMovementTenths != nil || table.summary.newCount > 0
    let meanWidth =
      width < 36 || !isMoving ? 0 : max(isShort ? 6 : 8, cells(isShort ? .lineMeanShort : .lineMean)) + gap
    let room = max(width - townsWidth - bestWidth - meanWidth, 1)
    let wanted = Panel.width(of: Self.texts(table, words), limit: 44)
    let nameWidth = isShort ? room : min(max(wanted, 12), room)
    name = Column(x: 0, end: nameWidth)
    var x = nameWidth
    func take(_ cells: Int) -> Column? {
      defer { x += cells }
      return cells == 0 ? nil : Column(x: x + gap, end: x + cells)
    }
    towns = take(townsWidth)
    best = take(bestWidth)
    mean = take(meanWidth)
    names = width - x - gap >= 12 ? Column(x: x + gap, end: width) : nil
  }

  /// The texts of the first column.
  private static func texts(_ table: LineTable, _ words: Words) -> some Sequence<String> {
    let margin = String(repeating: " ", count: indent)
    return table.groups.lazy.flatMap { group -> [String] in
      let lines = group.lines.prefix(200).map { line -> String in
        let others = line.summary.otherLinesCount > 0 ? " " + words[.lineOthers] : ""
        return margin + words.line(line.name) + others
      }
      return [words.owner(group.owner)] + lines
    }
  }

  var header: PanelLine {
    var pieces: [PanelLine.Piece] = []
    if let towns { pieces.append(.right(towns.x, towns.end, words[.lineTowns], .panelLabel)) }
    if let best { pieces.append(.right(best.x, best.end, words[.lineBest], .panelLabel)) }
    if let mean { pieces.append(.init(mean.x, words[isShort ? .lineMeanShort : .lineMean], .panelLabel)) }
    if let names { pieces.append(.init(names.x, words[.lineNames], .panelLabel)) }
    return PanelLine(pieces)
  }

  /// A line, or the heading of a group: its name and a summary of its towns.
  func line(_ text: String, _ role: Role, indent: Int, _ summary: LineSummary, isGroup: Bool) -> PanelLine {
    var pieces: [PanelLine.Piece] = [.init(indent, text, role, width: name.end - indent)]
    // That some of its towns have other lines too, if there is room for the word.
    let others = indent + TextWidth.cells(of: text) + 1
    let word = words[.lineOthers]
    if !isGroup, summary.otherLinesCount > 0, others + TextWidth.cells(of: word) <= name.end {
      pieces.append(.init(others, word, .panelLabel, width: name.end - others))
    }
    if let towns { pieces.append(.right(towns.x, towns.end, String(summary.townCount), role)) }
    if let best, let rank = summary.bestRank { pieces.append(.right(best.x, best.end, String(rank), role)) }
    if let mean { pieces.append(piece(mean, summary)) }
    if let names, !isGroup {
      pieces.append(.init(names.x, townNames(summary), .panelLabel, width: names.end - names.x))
    }
    return PanelLine(pieces)
  }

  private func piece(_ column: Column, _ summary: LineSummary) -> PanelLine.Piece {
    let tenths = summary.meanMovementTenths
    let change =
      tenths.map { RankChange(isRankUp: $0 > 0, rankFluctuation: $0) }
      ?? (summary.newCount == summary.townCount ? .new : .unknown)
    let mark = words.marks.movement(change)
    let text = tenths.map { "\(mark) \(String(Int($0.magnitude / 10), digits: 2)).\($0.magnitude % 10)" }
    return .init(
      column.x, text ?? words.movement(change, isShort: isShort), .panelMovement(change), width: column.end - column.x)
  }

  private func townNames(_ summary: LineSummary) -> String {
    let isWhole = summary.names.count == summary.townCount
    let names = summary.names.map(words.town)
    let separator = words.language == .english ? ", " : " "
    return names.joined(separator: separator) + (isWhole ? "" : " \(words.marks.cut.string)")
  }
}
