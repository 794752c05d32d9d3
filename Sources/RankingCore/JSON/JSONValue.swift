// Pointers: the bytes of a literal of the source, by its own count.

/// A value that the cursor went over. Arrays and objects were looked at and left behind.
enum JSONValue {
  case null
  case bool(Bool)
  /// The number's bytes.
  case number(Range<Int>)
  case string(JSONString)
  case array
  case object
}

extension JSONCursor {
  /// Goes over one value, whatever it is.
  ///
  /// - Parameters:
  ///   - expected: what to say if no value starts here.
  ///   - depth: how many arrays and objects are open.
  mutating func value(expecting expected: String = "a value", depth: Int) throws(JSONFault) -> JSONValue {
    guard let byte = try peek() else { throw .syntax(offset: offset, expected: expected) }
    switch byte {
    case ASCII.quote: return .string(try string())
    case ASCII.openBrace:
      try skipObject(depth: depth)
      return .object
    case ASCII.openBracket:
      try skipArray(depth: depth)
      return .array
    case ASCII.minus, ASCII.zero...ASCII.nine: return .number(try number())
    case UInt8(ascii: "t") where try take("true"): return .bool(true)
    case UInt8(ascii: "f") where try take("false"): return .bool(false)
    case UInt8(ascii: "n") where try take("null"): return .null
    default: throw .syntax(offset: offset, expected: expected)
    }
  }

  /// Goes over `word` if it is next. Stays where it is if something else is.
  private mutating func take(_ word: StaticString) throws(JSONFault) -> Bool {
    var index = offset
    for byte in UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount) {
      guard index < bytes.count else {
        if isComplete { return false }
        throw .needsMore
      }
      guard bytes[index] == byte else { return false }
      index += 1
    }
    offset = index
    return true
  }

  private mutating func skipObject(depth: Int) throws(JSONFault) {
    try checkNesting(depth)
    var hasMember = try open(closing: ASCII.closeBrace)
    while hasMember {
      _ = try memberName()
      _ = try value(depth: depth + 1)
      hasMember = try next(closing: ASCII.closeBrace)
    }
  }

  private mutating func skipArray(depth: Int) throws(JSONFault) {
    try checkNesting(depth)
    var hasElement = try open(closing: ASCII.closeBracket)
    while hasElement {
      _ = try value(depth: depth + 1)
      hasElement = try next(closing: ASCII.closeBracket)
    }
  }

  private func checkNesting(_ depth: Int) throws(JSONFault) {
    guard depth < Self.deepestNesting else {
      throw .syntax(offset: offset, expected: "at most \(Self.deepestNesting) levels of brackets")
    }
  }
}
