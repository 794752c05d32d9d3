/// What a message reports as found: a short quotation from the data.
extension JSONCursor {
  /// The most characters of the data that a message quotes.
  static let longestQuote = 40

  /// The value at `offset`, for a message about its type or size.
  func quoteValue(at offset: Int) throws(JSONFault) -> Mismatch.Found {
    guard offset < bytes.count else { return try quoteToken(at: offset) }
    switch bytes[offset] {
    case ASCII.openBrace: return .object
    case ASCII.openBracket: return .list
    case let byte where Self.isWordByte(byte): return .quote(try quoteWord(at: offset))
    default: return try quoteToken(at: offset)
    }
  }

  /// The token at `offset`, for a message about the grammar.
  func quoteToken(at offset: Int) throws(JSONFault) -> Mismatch.Found {
    guard offset < bytes.count else {
      if isComplete { return .endOfData }
      throw .needsMore
    }
    let byte = bytes[offset]
    if byte == ASCII.quote { return .quote(try quoteText(at: offset)) }
    if Self.isWordByte(byte) { return .quote("'\(try quoteWord(at: offset))'") }
    var length = 1
    if byte >= 0x80 {
      switch UTF8Sequence(at: offset, in: bytes.span) {
      case .valid(let count): length = count
      case .cutOff where !isComplete: throw .needsMore
      case .cutOff, .invalid: throw .notUTF8(offset: offset)
      }
    }
    let text = String(decoding: bytes[offset..<(offset + length)], as: UTF8.self)
    return .quote(text.unicodeScalars.first.flatMap(Self.nameOfInvisible) ?? "'\(text)'")
  }

  /// A number or a word such as `NaN`.
  private func quoteWord(at offset: Int) throws(JSONFault) -> String {
    let word = bytes[offset...].prefix(Self.longestQuote + 1).prefix(while: Self.isWordByte)
    return try shortened(word)
  }

  /// A string with its quotes, as written.
  func quoteText(at offset: Int) throws(JSONFault) -> String {
    var end = offset + 1
    // A scalar has at most four bytes.
    let limit = min(bytes.count, offset + 4 * (Self.longestQuote + 1))
    while end < limit, bytes[end] != ASCII.quote, bytes[end] >= ASCII.space {
      end += bytes[end] == ASCII.backslash ? 2 : 1
    }
    end = min(end, bytes.count)
    if end < bytes.count, bytes[end] == ASCII.quote { end += 1 }
    return try shortened(bytes[offset..<end])
  }

  /// The bytes as text, or their beginning and `…` if they are many.
  private func shortened(_ bytes: ArraySlice<UInt8>) throws(JSONFault) -> String {
    let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
    let isLong = scalars.count > Self.longestQuote
    // The next byte might belong to it, and the same text must give the same message however it arrives.
    guard isLong || isComplete || bytes.endIndex < self.bytes.count else { throw .needsMore }
    return isLong ? String(scalars.prefix(Self.longestQuote)) + "…" : String(scalars)
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), ASCII.zero...ASCII.nine,
      ASCII.plus, ASCII.minus, ASCII.point, UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// A name for what is invisible in a message, for example "U+3000 (IDEOGRAPHIC SPACE)".
  static func nameOfInvisible(_ scalar: Unicode.Scalar) -> String? {
    let properties = scalar.properties
    switch properties.generalCategory {
    case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
      let digits = String(scalar.value, radix: 16, uppercase: true)
      let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      return properties.name.map { "\(code) (\($0))" } ?? code
    default: return nil
    }
  }
}

/// A text, or its beginning and `…` if it is long.
func shortened(_ text: String) -> String {
  let scalars = text.unicodeScalars
  guard scalars.count > JSONCursor.longestQuote else { return text }
  return String(scalars.prefix(JSONCursor.longestQuote)) + "…"
}
