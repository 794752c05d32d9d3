/// A table in which the first columns are words and the others numbers, which end at the same place.
struct TextTable {
  private var rows: [[String]]
  private let wordColumns: Int

  /// - Parameter wordColumns: how many columns are words.
  init(_ header: [String], wordColumns: Int = 1) {
    rows = [header]
    self.wordColumns = wordColumns
  }

  mutating func add(_ row: [String]) {
    rows.append(row)
  }

  /// The lines, the header and a rule first.
  var text: String {
    let widths = rows.reduce(into: [Int]()) { widths, row in
      for (column, cell) in row.enumerated() {
        if widths.indices.contains(column) {
          widths[column] = max(widths[column], cell.count)
        } else {
          widths.append(cell.count)
        }
      }
    }
    var lines = rows.map { row in
      zip(row, widths).enumerated().map { column, cell in
        let padding = String(repeating: " ", count: cell.1 - cell.0.count)
        return column < wordColumns ? cell.0 + padding : padding + cell.0
      }
      .joined(separator: "  ").droppingTrailingSpaces
    }
    lines.insert(widths.map { String(repeating: "-", count: $0) }.joined(separator: "  "), at: 1)
    return lines.map { $0 + "\n" }.joined()
  }
}

extension String {
  fileprivate var droppingTrailingSpaces: String {
    var result = self
    while result.last == " " { result.removeLast() }
    return result
  }
}
