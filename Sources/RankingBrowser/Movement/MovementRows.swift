import RankingCore
import TerminalUI

/// The rows of the movement chart with slopes.
struct MovementRows {
  let chart: MovementChart
  let look: Look
  let columns: MovementColumns

  func line(_ index: Int) -> PanelLine {
    guard chart.axis.rows.indices.contains(index) else { return PanelLine() }
    let row = chart.axis.rows[index]
    let slopes = MovementSlopes(chart: chart, marks: look.theme.marks, column: columns.slope)
    return PanelLine(left(row) + slopes.pieces(inRow: index) + right(row))
  }

  private func left(_ row: MovementAxis.Row) -> [PanelLine.Piece] {
    if row.isBreak {
      let mark = look.theme.marks.cut.string
      let text = "\(mark) \(row.ranks.lowerBound)-\(row.ranks.upperBound) \(mark)"
      return [ending(at: columns.lastRank.end, text, .panelLabel, room: columns.lastRank.end)]
    }
    let rank = String(row.ranks.lowerBound)
    let rankPiece = ending(at: columns.lastRank.end, rank, .panelLabel, room: columns.lastRank.width)
    let towns = entries(row.lastYear)
    guard let first = towns.first else { return [rankPiece] }
    let label = TieLabel(
      towns.map { ($0.name, "") }, room: columns.lastNames.width, mark: look.theme.marks.cut)
    var names = label.parts.map(\.name.string)
    if label.hiddenCount > 0 { names.append(TieLabel.hidden(label.hiddenCount)) }
    let role = towns.count == 1 ? Role.panelMovement(first.change) : .panelText
    let room = columns.lastNames.width
    return [ending(at: columns.lastNames.end, names.joined(separator: " "), role, room: room), rankPiece]
  }

  private func right(_ row: MovementAxis.Row) -> [PanelLine.Piece] {
    let towns = entries(row.now)
    guard let first = towns.first else { return [] }
    let name = Text(first.name).fitted(to: columns.name.width, mark: look.theme.marks.cut)
    let movement = Text(change(first)).fitted(to: columns.change.width, mark: look.theme.marks.cut)
    let pieces: [PanelLine.Piece] = [
      ending(at: columns.rank.end, String(first.rank), .panelLabel, room: columns.rank.width),
      .init(columns.name.x, name.string, .panelTitle, width: columns.name.width),
      .init(columns.change.x, movement.string, .panelMovement(first.change), width: columns.change.width),
    ]
    return pieces + tie(Array(towns.dropFirst()))
  }

  /// The towns behind the first of a tie.
  private func tie(_ towns: [MovementChart.Entry]) -> [PanelLine.Piece] {
    guard !towns.isEmpty else { return [] }
    let label = TieLabel(
      towns.map { ($0.name, change($0)) }, room: columns.tie.width, mark: look.theme.marks.cut)
    var pieces: [PanelLine.Piece] = []
    var x = columns.tie.x
    func add(_ text: String, _ role: Role) {
      let width = TextWidth.cells(of: text)
      pieces.append(.init(x, text, role, width: width))
      x += width + 1
    }
    for (part, town) in zip(label.parts, towns) {
      add(part.name.string, .panelTitle)
      add(part.movement, .panelMovement(town.change))
    }
    if label.hiddenCount > 0 { add(TieLabel.hidden(label.hiddenCount), .panelText) }
    return pieces
  }

  private func change(_ entry: MovementChart.Entry) -> String { look.movement(entry.change, isShort: true) }

  private func entries(_ indices: [Int]) -> [MovementChart.Entry] {
    indices.compactMap { chart.entries.indices.contains($0) ? chart.entries[$0] : nil }
  }

  /// A piece that ends before a column.
  private func ending(at end: Int, _ string: String, _ role: Role, room: Int) -> PanelLine.Piece {
    let text = Text(string).fitted(to: room, mark: look.theme.marks.cut)
    return .init(end - text.width, text.string, role, width: text.width)
  }
}
