import Glibc

// Pointers: memcmp is given two rows of equal length.

// What differs between two frames.
extension Buffer {
  /// The columns of a row in which another buffer of the same size differs, the first to the last, with no half of a wide
  /// character of either; empty if there are none.
  package func changes(inRow y: Int, to other: Buffer) -> Range<Int> {
    guard size == other.size, 0 <= y, y < size.height, !hasSameRow(y, as: other) else { return 0..<0 }
    let start = y * size.width
    func differs(_ x: Int) -> Bool { cells[start + x] != other.cells[start + x] }
    func isContinuation(_ x: Int) -> Bool {
      cells[start + x].glyph.isContinuation || other.cells[start + x].glyph.isContinuation
    }
    var (first, end) = (0, size.width)
    while first < end, !differs(first) { first += 1 }
    while end > first, !differs(end - 1) { end -= 1 }
    while first > 0, isContinuation(first) { first -= 1 }
    while end < size.width, isContinuation(end) { end += 1 }
    return first..<end
  }

  /// Cells are plain bits without gaps, so their bytes are compared.
  private func hasSameRow(_ y: Int, as other: Buffer) -> Bool {
    let (row, otherRow) = (row(y), other.row(y))
    return row.withUnsafeBytes { bytes in
      otherRow.withUnsafeBytes { others in
        guard bytes.count == others.count, let start = bytes.baseAddress, let otherStart = others.baseAddress else {
          return bytes.count == others.count
        }
        return memcmp(start, otherStart, bytes.count) == 0
      }
    }
  }
}
