/// A string that the cursor went over: valid UTF-8, valid escapes.
struct JSONString {
  /// The bytes between the quotes.
  var range: Range<Int>
  /// Whether the bytes have to be unescaped.
  var hasEscapes: Bool
}

extension JSONCursor {
  /// Goes over a string. The cursor must be at its opening quote.
  mutating func string() throws(JSONFault) -> JSONString {
    let string = try stringAtOffset()
    offset = string.range.upperBound + 1
    return string
  }

  private func stringAtOffset() throws(JSONFault) -> JSONString {
    let span = bytes.span
    let start = offset + 1
    var index = start
    var hasEscapes = false
    while index < span.count {
      let byte = span[index]
      if byte == ASCII.quote {
        return JSONString(range: start..<index, hasEscapes: hasEscapes)
      } else if byte == ASCII.backslash {
        hasEscapes = true
        index = try endOfEscape(at: index)
      } else if byte >= 0x80 {
        switch UTF8Sequence(at: index, in: span) {
        case .valid(let length): index += length
        case .cutOff where !isComplete: throw .needsMore
        case .cutOff, .invalid: throw .notUTF8(offset: index)
        }
      } else if byte >= ASCII.space {
        index += 1
      } else {
        throw .syntax(offset: index, expected: "the rest of a text, with control characters written as \\u00..")
      }
    }
    guard isComplete else { throw .needsMore }
    throw .syntax(offset: index, expected: "the rest of a text and '\"'")
  }

  /// The offset after the escape whose backslash is at `start`.
  private func endOfEscape(at start: Int) throws(JSONFault) -> Int {
    let letter = start + 1
    guard letter < bytes.count else {
      if isComplete { throw .syntax(offset: letter, expected: "an escape") }
      throw .needsMore
    }
    switch bytes[letter] {
    case ASCII.quote, ASCII.backslash, UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return letter + 1
    case UInt8(ascii: "u"):
      for index in (letter + 1)..<(letter + 5) {
        guard index < bytes.count || isComplete else { throw .needsMore }
        guard index < bytes.count, ASCII.hexValue(bytes[index]) != nil else {
          throw .syntax(offset: index, expected: "four hexadecimal digits after \\u")
        }
      }
      return letter + 5
    default:
      throw .syntax(offset: letter, expected: "one of \" \\ / b f n r t u after '\\'")
    }
  }
}
