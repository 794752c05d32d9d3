extension JSONCursor {
  /// Reads a number. The cursor must be at a digit or a minus.
  ///
  /// - Returns: the number's bytes.
  mutating func number() throws(JSONFault) -> Range<Int> {
    let start = offset
    if try peek() == ASCII.minus { offset += 1 }
    if try peek() == ASCII.zero {
      offset += 1
      if let byte = try peek(), ASCII.isDigit(byte) {
        throw .syntax(offset: start, expected: .noLeadingZeros)
      }
    } else {
      try skipDigits()
    }
    if try peek() == ASCII.point {
      offset += 1
      try skipDigits()
    }
    let mark = try peek()
    if mark == UInt8(ascii: "e") || mark == UInt8(ascii: "E") {
      offset += 1
      let sign = try peek()
      if sign == ASCII.plus || sign == ASCII.minus { offset += 1 }
      try skipDigits()
    }
    return start..<offset
  }

  /// Skips one digit or more.
  private mutating func skipDigits() throws(JSONFault) {
    let start = offset
    while let byte = try peek(), ASCII.isDigit(byte) {
      offset += 1
    }
    guard offset > start else { throw .syntax(offset: offset, expected: .digit) }
  }

  /// The value of a whole number, however it is written: `12`, `12.0`, `1.2e1`.
  ///
  /// A fraction too small for `Double` to tell does not count, as in `JSONDecoder` (and see RFC 8259, section 6).
  ///
  /// - Returns: nil if there is a fraction. A value outside the range of `Int` becomes the nearest `Int`; one of more
  ///   than 18 digits is only near.
  func wholeNumber(_ range: Range<Int>) -> Int? {
    let digits = bytes[range]
    // 18 digits always fit.
    if digits.count <= 18, digits.allSatisfy(ASCII.isDigit) {
      return digits.reduce(0) { $0 * 10 + Int($1 - ASCII.zero) }
    }
    guard let number = Double(String(decoding: digits, as: UTF8.self)), number == number.rounded() else { return nil }
    return Int(exactly: number) ?? (number < 0 ? .min : .max)
  }
}
