// Pointers: the bytes of a literal in the source, by its own count.

/// A position in a piece of JSON text, and the steps over it that RFC 8259 allows.
///
/// The bytes may be the beginning of more. A step that needs more bytes than there are throws `needsMore`; a step that
/// fails leaves the offset anywhere, so the caller returns to a copy.
///
/// An array, not a pointer, because every access to it is checked; the tight loops use its span.
struct JSONCursor {
  /// How many arrays and objects may be open at once; this also limits recursion.
  static let deepestNesting = 64

  let bytes: [UInt8]
  /// Whether `bytes` is the end of the text.
  let isComplete: Bool
  /// The offset of the next byte.
  var offset: Int

  /// The byte at the offset; nil at the end of all bytes.
  func peek() throws(JSONFault) -> UInt8? {
    if offset < bytes.count { return bytes[offset] }
    if isComplete { return nil }
    throw .needsMore
  }

  /// Skips white space. Reaching the end of the bytes is no error.
  mutating func skipSpace() { offset = endOfSpace() }

  private func endOfSpace() -> Int {
    let span = bytes.span
    var index = offset
    while index < span.count {
      let byte = span[index]
      // Most bytes that come here are either spaces or greater than all white space.
      if byte > ASCII.space { break }
      guard
        byte == ASCII.space || byte == ASCII.lineFeed || byte == ASCII.carriageReturn || byte == ASCII.tab
      else { break }
      index += 1
    }
    return index
  }

  /// Reads an opening bracket and the space after it.
  ///
  /// - Returns: whether something follows. If not, the closing bracket is read too.
  mutating func open(closing: UInt8) throws(JSONFault) -> Bool {
    offset += 1
    skipSpace()
    guard try peek() == closing else { return true }
    offset += 1
    return false
  }

  /// Reads what follows an element or member: a comma, or the closing bracket.
  ///
  /// - Returns: whether something follows.
  mutating func next(closing: UInt8) throws(JSONFault) -> Bool {
    skipSpace()
    let byte = try peek()
    if byte == ASCII.comma {
      offset += 1
      skipSpace()
      return true
    }
    guard byte == closing else {
      throw .syntax(offset: offset, expected: closing == ASCII.closeBrace ? .commaOrBrace : .commaOrBracket)
    }
    offset += 1
    return false
  }

  /// Reads a member's name, the colon and the space around it.
  mutating func memberName() throws(JSONFault) -> JSONString {
    guard try peek() == ASCII.quote else {
      throw .syntax(offset: offset, expected: .memberName)
    }
    let name = try string()
    skipSpace()
    guard try peek() == ASCII.colon else {
      throw .syntax(offset: offset, expected: .colon)
    }
    offset += 1
    skipSpace()
    return name
  }
}

/// Why the JSON could not be read further. Offsets count bytes from the start of the cursor's bytes.
enum JSONFault: Error {
  /// The bytes end within a unit and more may come: try again from the unit's start.
  case needsMore
  /// The text is not JSON.
  case syntax(offset: Int, expected: Mismatch.Expectation)
  /// A byte that is not part of valid UTF-8.
  case notUTF8(offset: Int)
  /// The text is JSON, but not a ranking.
  case shape(Finding)
}

/// A value that is not as expected, with its place still in bytes.
struct Finding: Error {
  var path: DataPath
  var offset: Int
  /// What was found, in words; nil if the value at the offset is to be quoted.
  var found: Mismatch.Found?
  var expected: Mismatch.Expectation
}

/// A place in the ranking's tree.
struct DataPath: CustomStringConvertible {
  var list: Market?
  /// The element's index in the file's list, from 0.
  var index: Int?
  var member: String?

  var description: String {
    var text = list?.jsonKey ?? ""
    if let index { text += "[\(index)]" }
    if let member { text += text.isEmpty ? member : ".\(member)" }
    return text
  }
}

/// A value that the cursor has read. Arrays and objects are not kept.
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
  /// Reads one value of any type.
  ///
  /// - Parameters:
  ///   - expected: what to report if no value starts here.
  ///   - depth: how many arrays and objects are open.
  mutating func value(
    expecting expected: Mismatch.Expectation = .value, depth: Int
  ) throws(JSONFault) -> JSONValue {
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

  /// Reads `word` if it is next. Does not move if something else is.
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

  /// Checks whether one more array or object may be opened.
  func checkNesting(_ depth: Int) throws(JSONFault) {
    guard depth < Self.deepestNesting else {
      throw .syntax(offset: offset, expected: .nesting(Self.deepestNesting))
    }
  }
}

/// The bytes named in JSON's grammar.
enum ASCII {
  static let tab = UInt8(ascii: "\t")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let quote = UInt8(ascii: "\"")
  static let backslash = UInt8(ascii: "\\")
  static let comma = UInt8(ascii: ",")
  static let colon = UInt8(ascii: ":")
  static let minus = UInt8(ascii: "-")
  static let plus = UInt8(ascii: "+")
  static let point = UInt8(ascii: ".")
  static let zero = UInt8(ascii: "0")
  static let nine = UInt8(ascii: "9")
  static let openBrace = UInt8(ascii: "{")
  static let closeBrace = UInt8(ascii: "}")
  static let openBracket = UInt8(ascii: "[")
  static let closeBracket = UInt8(ascii: "]")

  /// Whether the byte is a decimal digit.
  static func isDigit(_ byte: UInt8) -> Bool { zero <= byte && byte <= nine }

  /// The value of a hexadecimal digit, 0 to 15.
  static func hexValue(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}
