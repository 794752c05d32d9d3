import TerminalUI

extension Buffer {
  /// The first place of a lone half of a wide character; nil if there is none.
  package var brokenHalf: String? {
    for y in 0..<size.height {
      let row = Array(row(y))
      for (x, cell) in row.enumerated() {
        if cell.glyph.isContinuation, x == 0 || row[x - 1].glyph.width != 2 {
          return "(\(x), \(y)) is a right half without its left"
        }
        if cell.glyph.width == 2, x + 1 >= row.count || !row[x + 1].glyph.isContinuation {
          return "(\(x), \(y)) is a left half without its right"
        }
      }
    }
    return nil
  }
}
