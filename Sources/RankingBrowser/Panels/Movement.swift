import RankingCore
import TerminalUI

extension PanelKind {
  /// The movement chart of what the tab shows.
  static let movement = PanelKind("movement", keys: [.character("m")], help: .helpMovement, bar: .barMovement) {
    input in
    let rows = input.rows[input.market]
    let shown = rows.leading(MovementChart.limit, of: input.towns[input.market])
    let chart = MovementChart(leading: shown, total: rows.count, input.words)
    return MovementPanel.panel(chart, input.words, width: input.width())
  }
}

/// The movement chart: slopes from last year's ranks to this year's, or a table of them if there is no room.
enum MovementPanel {
  /// - Parameter width: the cells available.
  static func panel(_ chart: MovementChart, _ words: Words, width: Int) -> Panel {
    let marks = words.marks
    let title = words.filled(.movementTitle, text: marks.right)
    guard chart.entries.contains(where: { $0.change != .unknown }) else {
      let line = PanelLine([.init(0, words[.noData], .panelLabel)])
      return Panel(title: title, width: min(TextWidth.cells(of: title), width), lines: [line])
    }
    var header = chart.total > chart.entries.count ? [limit(chart, words)] : []
    guard let columns = MovementColumns(chart.metrics, width: width) else {
      let table = MovementTable(chart: chart, words: words, width: width)
      return Panel(title: title, width: width, header: header, lines: chart.entries.indices.map(table.line))
    }
    let rows = MovementRows(chart: chart, words: words, columns: columns)
    let scale = words.filled(
      chart.metrics.hasBreaks ? .movementScaleBroken : .movementScale, text: marks.cut.string)
    let both = "\(title)  \(scale)"
    let isRoomy = TextWidth.cells(of: both) <= columns.width
    if !isRoomy { header.append(PanelLine([.init(0, scale, .panelLabel)])) }
    return Panel(
      title: isRoomy ? both : title, width: columns.width, header: header,
      lines: chart.axis.rows.indices.map(rows.line))
  }

  /// Says that not all towns are drawn.
  private static func limit(_ chart: MovementChart, _ words: Words) -> PanelLine {
    let text = words.filled(.movementLimit, chart.entries.count, text: String(chart.total))
    return PanelLine([.init(0, text, .panelLabel)])
  }
}

/// Where the parts of the movement chart are, in cells from the panel's left: last year's names and ranks, the slopes,
/// this year's ranks, names and movements.
struct MovementColumns: Equatable {
  /// Last year's names, aligned to the right.
  let lastNames: RowColumns.Column
  let lastRank: RowColumns.Column
  let slope: RowColumns.Column
  let rank: RowColumns.Column
  let name: RowColumns.Column
  let change: RowColumns.Column
  /// The other towns of a tie.
  let tie: RowColumns.Column
  /// Cells of the whole chart.
  let width: Int

  /// Cells. A narrower slope cannot be followed, a wider one only separates the ends.
  private static let slopes = 14...64
  private static let slopeBesideTies = 20

  /// - Parameter width: the cells available.
  /// - Returns: nil if names and slopes do not fit side by side.
  init?(_ metrics: MovementMetrics, width: Int) {
    var x = 0
    func take(_ cells: Int, gap: Int = 1) -> RowColumns.Column {
      defer { x += cells + gap }
      return RowColumns.Column(x: x, width: cells)
    }
    let ranks = metrics.rank
    let changes = metrics.change
    let wanted = max(metrics.lastYear, metrics.skipped - ranks - 1, 4)
    let ends = width - 2 * ranks - changes - 5 - Self.slopes.lowerBound
    // Whole if a slope fits between them.
    let isRoomy = metrics.tie == 0 && wanted + metrics.firstName <= ends
    let names = isRoomy ? metrics.firstName : min(metrics.firstName, width / 4)
    let lasts = isRoomy ? wanted : max(min(wanted, width / 4), 4)
    let room = width - (lasts + ranks + ranks + names + changes + 5)
    // Ties get what a good slope leaves, and at least the room to say how many towns they have.
    let ties = min(metrics.tie, max(room - Self.slopeBesideTies - 1, 4))
    let slopes = room - (ties > 0 ? ties + 1 : 0)
    guard slopes >= Self.slopes.lowerBound else { return nil }
    lastNames = take(lasts)
    lastRank = take(ranks)
    slope = take(min(slopes, Self.slopes.upperBound))
    rank = take(ranks)
    name = take(names)
    change = take(changes, gap: ties > 0 ? 1 : 0)
    tie = take(ties, gap: 0)
    self.width = x
  }
}

/// The rows of the movement chart with slopes.
struct MovementRows {
  let chart: MovementChart
  let words: Words
  let columns: MovementColumns

  func line(_ index: Int) -> PanelLine {
    guard chart.axis.rows.indices.contains(index) else { return PanelLine() }
    let row = chart.axis.rows[index]
    let slopes = MovementSlopes(chart: chart, marks: words.marks, column: columns.slope)
    return PanelLine(left(row) + slopes.pieces(inRow: index) + right(row))
  }

  private func left(_ row: MovementAxis.Row) -> [PanelLine.Piece] {
    if row.isBreak {
      let mark = words.marks.cut.string
      let text = "\(mark) \(row.ranks.lowerBound)-\(row.ranks.upperBound) \(mark)"
      // A cut number would read as a different one.
      let whole = Text(text).whole(within: columns.lastRank.end, or: words.marks.cut).string
      return [ending(at: columns.lastRank.end, whole, .panelLabel, room: columns.lastRank.end)]
    }
    let rank = String(row.ranks.lowerBound)
    let rankPiece = ending(at: columns.lastRank.end, rank, .panelLabel, room: columns.lastRank.width)
    let towns = entries(row.lastYear)
    guard let first = towns.first else { return [rankPiece] }
    let label = TieLabel(
      towns.map { ($0.name, "") }, room: columns.lastNames.width, mark: words.marks.cut)
    var names = label.parts.map(\.name.string)
    if label.hiddenCount > 0 { names.append(TieLabel.hidden(label.hiddenCount)) }
    let role = towns.count == 1 ? Role.panelMovement(first.change) : .panelText
    let room = columns.lastNames.width
    return [ending(at: columns.lastNames.end, names.joined(separator: " "), role, room: room), rankPiece]
  }

  private func right(_ row: MovementAxis.Row) -> [PanelLine.Piece] {
    let towns = entries(row.now)
    guard let first = towns.first else { return [] }
    let name = Text(first.name).fitted(to: columns.name.width, mark: words.marks.cut)
    let movement = Text(change(first)).fitted(to: columns.change.width, mark: words.marks.cut)
    let pieces: [PanelLine.Piece] = [
      ending(at: columns.rank.end, String(first.rank), .panelLabel, room: columns.rank.width),
      .init(columns.name.x, name.string, .panelTitle, width: columns.name.width),
      .init(columns.change.x, movement.string, .panelMovement(first.change), width: columns.change.width),
    ]
    return pieces + tie(Array(towns.dropFirst()))
  }

  /// The towns after the first of a tie.
  private func tie(_ towns: [MovementChart.Entry]) -> [PanelLine.Piece] {
    guard !towns.isEmpty else { return [] }
    let label = TieLabel(
      towns.map { ($0.name, change($0)) }, room: columns.tie.width, mark: words.marks.cut)
    var pieces: [PanelLine.Piece] = []
    var x = columns.tie.x
    func add(_ text: String, _ role: Role) {
      let width = TextWidth.cells(of: text)
      pieces.append(.init(x, text, role, width: width))
      x += width + 1
    }
    for (part, town) in zip(label.parts, towns) {
      add(part.name.string, .panelTitle)
      if town.change != .unknown { add(part.movement, .panelMovement(town.change)) }
    }
    if label.hiddenCount > 0 { add(TieLabel.hidden(label.hiddenCount), .panelText) }
    return pieces
  }

  private func change(_ entry: MovementChart.Entry) -> String { words.movement(entry.change, isShort: true) }

  private func entries(_ indices: [Int]) -> [MovementChart.Entry] {
    indices.compactMap { chart.entries.indices.contains($0) ? chart.entries[$0] : nil }
  }

  /// A piece that ends before a column.
  private func ending(at end: Int, _ string: String, _ role: Role, room: Int) -> PanelLine.Piece {
    let text = Text(string).fitted(to: room, mark: words.marks.cut)
    return .init(end - text.width, text.string, role, width: text.width)
  }
}

/// The movement chart without slopes, for narrow screens: one line per town with both ranks.
struct MovementTable {
  let chart: MovementChart
  let words: Words
  private let rank: Int
  private let name: Int
  private let change: Int
  private let hasLastYear: Bool
  /// Whether the movement is written in words too.
  private let hasWords: Bool

  /// - Parameter width: the cells available.
  init(chart: MovementChart, words: Words, width: Int) {
    self.chart = chart
    self.words = words
    rank = min(chart.metrics.rank, ListMetrics.longestRank)
    let short = chart.metrics.change
    // Both ranks with a mark between them, as in " 7 ▸  4 ".
    let lastYear = rank + 3
    let rest = max(width - rank - 2 - short, 0)
    hasLastYear = rest - lastYear >= min(chart.metrics.name, 8)
    let room = rest - (hasLastYear ? lastYear : 0)
    name = min(chart.metrics.name, room)
    hasWords = room - name >= Self.wordRoom
    change = hasWords ? short + room - name : max(min(short, width - rank - 2 - name), 0)
  }

  /// Cells that a movement's word takes besides its number.
  private static let wordRoom = 8

  func line(_ index: Int) -> PanelLine {
    guard chart.entries.indices.contains(index) else { return PanelLine() }
    let entry = chart.entries[index]
    let marks = words.marks
    let role = Role.panelMovement(entry.change)
    var pieces: [PanelLine.Piece] = []
    var x = 0
    if hasLastYear, entry.change != .unknown {
      let last = padded(entry.lastYear.map(String.init) ?? marks.movement(entry.change))
      pieces += [.init(0, last, .panelLabel, width: rank), .init(rank + 1, marks.right, .panelLabel, width: 1)]
    }
    if hasLastYear { x = rank + 3 }
    pieces.append(.init(x, padded(String(entry.rank)), .panelText, width: rank))
    pieces.append(.init(x + rank + 1, entry.name, .panelTitle, width: name))
    let movement = words.movement(entry.change, isShort: !hasWords, within: change)
    pieces.append(.init(x + rank + name + 2, movement, role, width: change))
    return PanelLine(pieces)
  }

  private func padded(_ number: String) -> String {
    String(repeating: " ", count: max(rank - number.count, 0)) + number
  }
}

/// The towns of a tie on one line: their names whole, or cut, or as many as fit.
struct TieLabel: Equatable {
  struct Part: Equatable {
    let name: Text
    let movement: String
  }

  /// The towns with a name on the line.
  let parts: [Part]
  /// The number of towns that do not fit.
  let hiddenCount: Int

  /// Cells below which a cut name says nothing.
  private static let shortestName = 5

  /// - Parameters:
  ///   - towns: names and movements; a movement may be empty.
  ///   - room: cells; between two parts one stays blank.
  init(_ towns: [(name: String, movement: String)], room: Int, mark: Text) {
    let all = towns.map { Part(name: Text($0.name), movement: $0.movement) }
    let longest = all.reduce(0) { max($0, $1.name.width) }
    for limit in stride(from: longest, through: min(Self.shortestName, longest), by: -1) {
      let cut = all.map { Part(name: $0.name.fitted(to: limit, mark: mark), movement: $0.movement) }
      if Self.width(of: cut) <= room {
        parts = cut
        hiddenCount = 0
        return
      }
    }
    let fitting = (1...max(all.count, 1)).last { count in
      Self.width(of: all.prefix(count)) + 1 + Self.hidden(all.count - count).count <= room
    }
    if let fitting {
      parts = Array(all.prefix(fitting))
    } else {
      let blank = all.count > 1 ? Self.hidden(all.count - 1).count + 1 : 0
      parts = all.prefix(1).compactMap { part in
        let rest = room - blank - Self.width(of: part.movement)
        return rest < 3 ? nil : Part(name: part.name.fitted(to: rest, mark: mark), movement: part.movement)
      }
    }
    hiddenCount = all.count - parts.count
  }

  /// The number of towns not shown, for example `+3`.
  static func hidden(_ count: Int) -> String { "+\(count)" }

  private static func width(of parts: some Sequence<Part>) -> Int {
    parts.reduce(-1) { $0 + 1 + $1.name.width + width(of: $1.movement) }
  }

  private static func width(of movement: String) -> Int {
    movement.isEmpty ? 0 : movement.unicodeScalars.count + 1
  }
}
