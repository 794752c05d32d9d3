// Pointers: the bytes of a literal of the source, by its own count.

extension JSONCursor {
  /// The text of a string.
  ///
  /// - Returns: nil if an escape is one half of a surrogate pair without the other: RFC 8259 lets that pass,
  ///   but it is not text.
  func text(of string: JSONString) -> String? {
    guard string.hasEscapes else { return String(decoding: bytes[string.range], as: UTF8.self) }
    guard let text = unescaped(string) else { return nil }
    return String(decoding: text, as: UTF8.self)
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
