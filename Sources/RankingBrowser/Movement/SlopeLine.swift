/// A straight line of dots, two to a cell across and four down, from the middle of one row to that of another.
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

  /// The dot of a cell that stands on the line of the text.
  private static let middle = 2

  /// The dots that lie in a row: columns from the left, and rows 0...3 from the row's top.
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
