import RankingCore

/// The lines of the movement chart, a row at a time.
struct MovementSlopes {
  let chart: MovementChart
  let marks: Marks
  let column: RowColumns.Column

  /// What is seen of the lines in a row, cells of one look together.
  func pieces(inRow row: Int) -> [PanelLine.Piece] {
    var pieces: [PanelLine.Piece] = []
    var text = String.UnicodeScalarView()
    var start = 0
    var role: Role?
    func finish(at x: Int) {
      if let role { pieces.append(.init(column.x + start, String(text), role, width: x - start)) }
      text.removeAll()
      start = x
    }
    let cells = cells(inRow: row)
    let edge = entering(row)
    for (x, cell) in cells.enumerated() {
      let next = x == 0 && edge != nil ? edge?.role : cell.path.flatMap(change).map(Role.panelMovement)
      if next != role {
        finish(at: x)
        role = next
      }
      if x == 0, let edge {
        text.append(contentsOf: edge.mark.unicodeScalars)
      } else {
        text.append(scalar(cell))
      }
    }
    finish(at: cells.count)
    return pieces
  }

  private func cells(inRow row: Int) -> [SlopeCell] {
    var cells = Array(repeating: SlopeCell(), count: column.width)
    for (index, path) in chart.paths.enumerated() where path.passes(row) {
      for (x, y) in SlopeLine(from: path.from ?? path.to, to: path.to, width: column.width).dots(inRow: row)
      where cells.indices.contains(x / 2) {
        // A line that comes from the edge is dotted: it starts at no town of last year.
        if path.from == nil && x % 4 > 1 { continue }
        // Dots of two lines show a crossing; a character can be that of one line only.
        cells[x / 2].add(x: x, y: y, of: index, keepsOthers: !marks.isASCII)
      }
    }
    return cells
  }

  private func scalar(_ cell: SlopeCell) -> Unicode.Scalar {
    guard let index = cell.path, chart.paths.indices.contains(index) else { return " " }
    let path = chart.paths[index]
    guard marks.isASCII else { return cell.braille }
    return path.from.map { cell.ascii(fall: path.to - $0, width: column.width) } ?? "."
  }

  /// A town that enters from the edge in this row: its mark stands there, whatever else begins in the cell.
  private func entering(_ row: Int) -> (mark: String, role: Role)? {
    guard chart.axis.rows.indices.contains(row) else { return nil }
    for index in chart.axis.rows[row].now where chart.entries.indices.contains(index) {
      let entry = chart.entries[index]
      if entry.lastYear == nil { return (marks.movement(entry.change), .panelMovement(entry.change)) }
    }
    return nil
  }

  /// How the town of a path moved.
  private func change(_ path: Int) -> RankChange? {
    guard chart.paths.indices.contains(path) else { return nil }
    let entry = chart.paths[path].entry
    return chart.entries.indices.contains(entry) ? chart.entries[entry].change : nil
  }
}
