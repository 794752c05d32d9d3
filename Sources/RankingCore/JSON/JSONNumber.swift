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
  /// - Returns: nil if there is a fraction. A value outside the range of `Int` becomes the nearest `Int`.
  func wholeNumber(_ range: Range<Int>) -> Int? {
    let digits = bytes[range]
    // 18 digits always fit.
    if digits.count <= 18, digits.allSatisfy(ASCII.isDigit) {
      return digits.reduce(0) { $0 * 10 + Int($1 - ASCII.zero) }
    }
    return DecimalNumber(digits).wholeValue
  }
}

/// A JSON number as digits and a power of ten, for the rare forms that are not plain digits.
struct DecimalNumber {
  private var isNegative = false
  /// The digits without zeros at either end.
  private var digits: [UInt8] = []
  /// The value is `digits` times ten to this power. Saturates, as data may have any exponent.
  private var exponent = 0

  /// Parses a number that follows JSON's grammar.
  init(_ text: ArraySlice<UInt8>) {
    var rest = text
    if rest.first == ASCII.minus {
      isNegative = true
      rest.removeFirst()
    }
    let mantissa = rest.prefix { $0 != UInt8(ascii: "e") && $0 != UInt8(ascii: "E") }
    let fraction = mantissa.drop { $0 != ASCII.point }.dropFirst()
    exponent = Self.saturatingNumber(rest.dropFirst(mantissa.count + 1)) - fraction.count
    digits = Array(mantissa.lazy.filter(ASCII.isDigit).drop { $0 == ASCII.zero })
    while digits.last == ASCII.zero {
      digits.removeLast()
      exponent += 1
    }
  }

  /// The value if it is whole; the nearest `Int` if it is out of range.
  var wholeValue: Int? {
    if digits.isEmpty { return 0 }
    guard exponent >= 0 else { return nil }
    // 19 digits are more than `Int` is sure to hold, so longer ones need not be multiplied out.
    guard digits.count + exponent < 19 else { return isNegative ? .min : .max }
    let value = (digits + Array(repeating: ASCII.zero, count: exponent)).reduce(0) { $0 * 10 + Int($1 - ASCII.zero) }
    return isNegative ? -value : value
  }

  /// The exponent's value, at most a thousand million either way: far more than the length of any file.
  private static func saturatingNumber(_ text: ArraySlice<UInt8>) -> Int {
    let magnitude = text.lazy.filter(ASCII.isDigit).reduce(0) { min($0 * 10 + Int($1 - ASCII.zero), 1_000_000_000) }
    return text.first == ASCII.minus ? -magnitude : magnitude
  }
}
