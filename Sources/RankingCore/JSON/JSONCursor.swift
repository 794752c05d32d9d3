/// A place in a piece of JSON text, and the moves over it that RFC 8259 allows.
///
/// The bytes may be the beginning of more. A move that needs more than there is throws `needsMore`;
/// a move that fails leaves the offset anywhere, so the caller goes back to a copy.
///
/// An array, and not a pointer, because every access to it is checked; the tight loops look through its span.
struct JSONCursor {
  /// How many arrays and objects may be open at once. Recursion is as deep as this at most.
  static let deepestNesting = 64

  let bytes: [UInt8]
  /// Whether nothing comes after `bytes`.
  let isComplete: Bool
  /// The next byte to look at.
  var offset: Int

  /// The byte at the offset; nil at the end of all bytes.
  func peek() throws(JSONFault) -> UInt8? {
    if offset < bytes.count { return bytes[offset] }
    if isComplete { return nil }
    throw .needsMore
  }

  /// Goes over white space. Stops at the end of the bytes without a complaint.
  mutating func skipSpace() { offset = endOfSpace() }

  private func endOfSpace() -> Int {
    let span = bytes.span
    var index = offset
    while index < span.count {
      let byte = span[index]
      // Most bytes that come here are either spaces or greater than all of them.
      if byte > ASCII.space { break }
      guard
        byte == ASCII.space || byte == ASCII.lineFeed || byte == ASCII.carriageReturn || byte == ASCII.tab
      else { break }
      index += 1
    }
    return index
  }

  /// Goes over an opening bracket and the space after it.
  ///
  /// - Returns: whether something follows. If not, the closing bracket is passed too.
  mutating func open(closing: UInt8) throws(JSONFault) -> Bool {
    offset += 1
    skipSpace()
    guard try peek() == closing else { return true }
    offset += 1
    return false
  }

  /// Goes over what follows an element or member: a comma, or the closing bracket.
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
      throw .syntax(offset: offset, expected: closing == ASCII.closeBrace ? "',' or '}'" : "',' or ']'")
    }
    offset += 1
    return false
  }

  /// Goes over a member's name, the colon and the space around it.
  mutating func memberName() throws(JSONFault) -> JSONString {
    guard try peek() == ASCII.quote else {
      throw .syntax(offset: offset, expected: "a member name ('\"')")
    }
    let name = try string()
    skipSpace()
    guard try peek() == ASCII.colon else {
      throw .syntax(offset: offset, expected: "':' after a member name")
    }
    offset += 1
    skipSpace()
    return name
  }
}
