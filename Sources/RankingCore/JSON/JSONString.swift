// Pointers: the bytes of a literal in the source, by its own count.

/// A string that the cursor has read: valid UTF-8, valid escapes.
struct JSONString {
  /// The bytes between the quotes.
  var range: Range<Int>
  /// Whether the bytes have to be unescaped.
  var hasEscapes: Bool
}

extension JSONCursor {
  /// Reads a string. The cursor must be at its opening quote.
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
        throw .syntax(offset: index, expected: .writtenControl)
      }
    }
    guard isComplete else { throw .needsMore }
    throw .syntax(offset: index, expected: .restOfText)
  }

  /// The offset after the escape whose backslash is at `start`.
  private func endOfEscape(at start: Int) throws(JSONFault) -> Int {
    let letter = start + 1
    guard letter < bytes.count else {
      if isComplete { throw .syntax(offset: letter, expected: .escape) }
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
          throw .syntax(offset: index, expected: .hexDigits)
        }
      }
      return letter + 5
    default:
      throw .syntax(offset: letter, expected: .escapeLetter)
    }
  }
}

extension JSONCursor {
  /// The text of a string, stream-safe.
  ///
  /// - Returns: nil if an escape is one half of a surrogate pair without the other: RFC 8259 allows that, but it is not
  ///   text.
  func text(of string: JSONString) -> String? {
    guard string.hasEscapes else { return StreamSafe.text(String(decoding: bytes[string.range], as: UTF8.self)) }
    guard let text = unescaped(string) else { return nil }
    return StreamSafe.text(String(decoding: text, as: UTF8.self))
  }

  /// Whether a string's text is `word`, which is ASCII.
  func isEqual(_ string: JSONString, _ word: StaticString) -> Bool {
    let word = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    guard string.hasEscapes else {
      guard string.range.count == word.count else { return false }
      let text = bytes.span.extracting(string.range)
      for index in word.indices where text[index] != word[index] {
        return false
      }
      return true
    }
    return unescaped(string)?.elementsEqual(word) ?? false
  }

  private func unescaped(_ string: JSONString) -> [UInt8]? {
    var rest = bytes[string.range]
    var result: [UInt8] = []
    result.reserveCapacity(rest.count)
    while let byte = rest.popFirst() {
      guard byte == ASCII.backslash, let letter = rest.popFirst() else {
        result.append(byte)
        continue
      }
      switch letter {
      case UInt8(ascii: "b"): result.append(0x08)
      case UInt8(ascii: "f"): result.append(0x0C)
      case UInt8(ascii: "n"): result.append(ASCII.lineFeed)
      case UInt8(ascii: "r"): result.append(ASCII.carriageReturn)
      case UInt8(ascii: "t"): result.append(ASCII.tab)
      case UInt8(ascii: "u"):
        guard let scalar = Self.scalar(&rest) else { return nil }
        result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      default: result.append(letter)
      }
    }
    return result
  }

  /// The scalar that starts with the four digits at the front of `rest`; nil if it is half a surrogate pair.
  private static func scalar(_ rest: inout ArraySlice<UInt8>) -> Unicode.Scalar? {
    let first = fourDigits(&rest)
    // 0xD800...0xDBFF is the first half of a pair and 0xDC00...0xDFFF the second.
    guard first & 0xFC00 == 0xD800 else { return Unicode.Scalar(first) }
    guard rest.popFirst() == ASCII.backslash, rest.popFirst() == UInt8(ascii: "u") else { return nil }
    let second = fourDigits(&rest)
    guard second & 0xFC00 == 0xDC00 else { return nil }
    return Unicode.Scalar(0x10000 + (first & 0x3FF) << 10 + (second & 0x3FF))
  }

  private static func fourDigits(_ rest: inout ArraySlice<UInt8>) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      value = value << 4 + (rest.popFirst().flatMap(ASCII.hexValue) ?? 0)
    }
    return value
  }
}

/// What a byte of 0x80 or more begins, by table 3-7 of the Unicode Standard ("Well-Formed UTF-8 Byte Sequences").
enum UTF8Sequence: Equatable {
  /// A well-formed scalar of this many bytes, 2 to 4.
  case valid(Int)
  /// The bytes end within what may become a scalar.
  case cutOff
  /// Not UTF-8.
  case invalid

  /// Examines the bytes from `index`, which must be within the span.
  @inline(__always)
  init(at index: Int, in span: Span<UInt8>) {
    let lead = span[index]
    let length: Int
    // The second byte's range excludes overlong forms, surrogates and values above U+10FFFF.
    var lowest: UInt8 = 0x80
    var highest: UInt8 = 0xBF
    switch lead {
    case 0xE1...0xEC, 0xEE...0xEF: length = 3
    case 0xC2...0xDF: length = 2
    case 0xE0:
      length = 3
      lowest = 0xA0
    case 0xED:
      length = 3
      highest = 0x9F
    case 0xF0:
      length = 4
      lowest = 0x90
    case 0xF1...0xF3: length = 4
    case 0xF4:
      length = 4
      highest = 0x8F
    default:
      self = .invalid
      return
    }
    for place in 1..<length {
      guard index + place < span.count else {
        self = .cutOff
        return
      }
      let byte = span[index + place]
      guard lowest <= byte, byte <= highest else {
        self = .invalid
        return
      }
      lowest = 0x80
      highest = 0xBF
    }
    self = .valid(length)
  }
}
