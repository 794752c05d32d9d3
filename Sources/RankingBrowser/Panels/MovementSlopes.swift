import RankingCore

/// The lines of the movement chart, a row at a time.
struct MovementSlopes {
  let chart: MovementChart
  let marks: Marks
  let column: RowColumns.Column

  /// What is visible of the lines in a row; cells of the same look form one piece.
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
        // A line that comes from the edge is dotted: it does not start at a town of last year.
        if path.from == nil && x % 4 > 1 { continue }
        // Dots of two lines show a crossing; a character can only belong to one line.
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

  /// A town that enters from the edge in this row: its mark is there, whatever else begins in the cell.
  private func entering(_ row: Int) -> (mark: String, role: Role)? {
    guard chart.axis.rows.indices.contains(row) else { return nil }
    for index in chart.axis.rows[row].now where chart.entries.indices.contains(index) {
      let entry = chart.entries[index]
      if entry.lastYear == nil, entry.change != .unknown {
        return (marks.movement(entry.change), .panelMovement(entry.change))
      }
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

/// A cell of the slopes: its dots and the path they belong to.
struct SlopeCell: Equatable {
  /// The dots, from the top: bits 0...3 at the left, 4...7 at the right.
  private(set) var dots: UInt8 = 0
  /// The index of the path added last.
  private(set) var path: Int?

  /// Adds a dot. Where lines cross, the cell and its colour belong to the later one.
  /// - Parameter keepsOthers: whether the dots of the earlier one stay, so that no line is interrupted.
  mutating func add(x: Int, y: Int, of path: Int, keepsOthers: Bool) {
    if self.path != path && !keepsOthers { dots = 0 }
    self.path = path
    dots |= 1 << UInt8(clamping: 4 * (x & 1) + (y & 3))
  }

  /// The Braille pattern with its dots.
  var braille: Unicode.Scalar {
    // Dots 1, 2, 3 and 7 of Braille are at the left, 4, 5, 6 and 8 at the right.
    let bits: [UInt32] = [0x01, 0x02, 0x04, 0x40, 0x08, 0x10, 0x20, 0x80]
    let pattern = bits.enumerated().reduce(UInt32(0)) { dots >> UInt8($1.offset) & 1 == 1 ? $0 | $1.element : $0 }
    return Unicode.Scalar(0x2800 + pattern) ?? " "
  }

  /// The character closest to its dots.
  /// - Parameters:
  ///   - fall: rows that the whole line goes down; negative if up.
  ///   - width: cells of the whole line.
  func ascii(fall: Int, width: Int) -> Unicode.Scalar {
    let rows = dots & 0xF | dots >> 4
    guard rows != 0 else { return " " }
    let isSteep = abs(fall) * 2 > width
    if isSteep || rows.nonzeroBitCount >= 3 {
      // Of the four dots per row of a steep line, one cell has two: the others need no character.
      if rows.nonzeroBitCount < 2 { return " " }
      return abs(fall) > width * 2 ? "|" : fall > 0 ? "\\" : "/"
    }
    switch rows {
    case 0b0001, 0b0011: return "'"
    case 0b1000: return "."
    default: return "-"
    }
  }
}

/// A straight line of dots, two per cell across and four down, from the middle of one row to that of another.
struct SlopeLine {
  private let width: Int
  private let start: Int
  private let end: Int

  /// - Parameters:
  ///   - from: the row at the left.
  ///   - to: the row at the right.
  ///   - width: cells.
  init(from: Int, to: Int, width: Int) {
    self.width = max(2 * width - 1, 1)
    start = 4 * from + Self.middle
    end = 4 * to + Self.middle
  }

  /// The dot row of a cell at the height of the text.
  private static let middle = 2

  /// The dots in a row: columns from the left, and rows 0...3 from the row's top.
  func dots(inRow row: Int) -> [(x: Int, y: Int)] {
    let top = 4 * row
    let fall = end - start
    if abs(fall) <= width {
      // Only the columns near the row can have dots in it.
      let above = fall == 0 ? 0 : (top - 1 - start) * width / fall
      let below = fall == 0 ? width : (top + 4 - start) * width / fall
      let first = max(min(above, below) - 1, 0)
      let last = min(max(above, below) + 1, width)
      guard first <= last else { return [] }
      return (first...last).compactMap { x in
        let y = start + Self.rounded(fall * x, width) - top
        return (0..<4).contains(y) ? (x, y) : nil
      }
    }
    let span = min(start, end)...max(start, end)
    return (0..<4).compactMap { y in
      span.contains(top + y) ? (Self.rounded((top + y - start) * width, fall), y) : nil
    }
  }

  /// The quotient rounded to the nearest number.
  private static func rounded(_ number: Int, _ divisor: Int) -> Int {
    let (part, whole) = divisor < 0 ? (-number, -divisor) : (number, divisor)
    let doubled = 2 * part + whole
    return doubled >= 0 ? doubled / (2 * whole) : -((-doubled + 2 * whole - 1) / (2 * whole))
  }
}
