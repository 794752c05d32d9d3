/// A cell of the slopes: the dots in it and whose they are.
struct SlopeCell: Equatable {
  /// The dots, from the top: bits 0...3 those at the left, 4...7 those at the right.
  private(set) var dots: UInt8 = 0
  /// The index of the path that came last.
  private(set) var path: Int?

  /// Adds a dot. Where lines cross, the cell and its colour are those of the later one.
  /// - Parameter keepsOthers: whether the dots of the earlier one stay, so that no line is interrupted.
  mutating func add(x: Int, y: Int, of path: Int, keepsOthers: Bool) {
    if self.path != path && !keepsOthers { dots = 0 }
    self.path = path
    dots |= 1 << UInt8(clamping: 4 * (x & 1) + (y & 3))
  }

  /// The Braille pattern of its dots.
  var braille: Unicode.Scalar {
    // Dots 1, 2, 3 and 7 of Braille stand at the left, 4, 5, 6 and 8 at the right.
    let bits: [UInt32] = [0x01, 0x02, 0x04, 0x40, 0x08, 0x10, 0x20, 0x80]
    let pattern = bits.enumerated().reduce(UInt32(0)) { dots >> UInt8($1.offset) & 1 == 1 ? $0 | $1.element : $0 }
    return Unicode.Scalar(0x2800 + pattern) ?? " "
  }

  /// The character that comes nearest to its dots.
  /// - Parameters:
  ///   - fall: rows that the whole line goes down; negative if up.
  ///   - width: cells of the whole line.
  func ascii(fall: Int, width: Int) -> Unicode.Scalar {
    let rows = dots & 0xF | dots >> 4
    guard rows != 0 else { return " " }
    let isSteep = abs(fall) * 2 > width
    if isSteep || rows.nonzeroBitCount >= 3 {
      // Of a row's four dots of a steep line some cell has two: the others need no character.
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
