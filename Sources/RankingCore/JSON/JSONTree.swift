/// A small JSON text as a whole: for data other than rankings.
package indirect enum JSONTree: Hashable, Sendable {
  /// A text, with its escapes undone.
  case text(String)
  /// The elements of an array.
  case list([JSONTree])
  /// The members in their order.
  case object([Member])
  /// A number, `true`, `false`, `null`, or a text with half a surrogate pair, none of which is needed.
  case other

  /// A member of an object.
  package struct Member: Hashable, Sendable {
    /// Empty if the name has half a surrogate pair.
    package let name: String
    /// The value after the colon.
    package let value: JSONTree
    /// Name, colon and value as they stand in the text, in bytes from its start.
    package let place: Range<Int>
  }

  /// - Parameter bytes: JSON text by RFC 8259, without a byte order mark.
  /// - Returns: nil if the bytes are something else, or nested too deeply.
  package init?(_ bytes: [UInt8]) {
    var cursor = JSONCursor(bytes: bytes, isComplete: true, offset: 0)
    do throws(JSONFault) {
      cursor.skipSpace()
      self = try Self.value(&cursor, depth: 0)
      cursor.skipSpace()
      guard try cursor.peek() == nil else { return nil }
    } catch {
      return nil
    }
  }

  /// Its text; nil if it is not a text.
  package var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// Its elements; nil if it is not a list.
  package var list: [JSONTree]? {
    if case .list(let elements) = self { elements } else { nil }
  }

  /// Its members; nil if it is not an object.
  package var members: [Member]? {
    if case .object(let members) = self { members } else { nil }
  }

  /// The member of that name, the last one if there are several; nil if there is none.
  package subscript(name: String) -> JSONTree? {
    members?.last { $0.name == name }?.value
  }

  private static func value(_ cursor: inout JSONCursor, depth: Int) throws(JSONFault) -> JSONTree {
    switch try cursor.peek() {
    case ASCII.openBrace:
      try cursor.checkNesting(depth)
      var members: [Member] = []
      var hasMember = try cursor.open(closing: ASCII.closeBrace)
      while hasMember {
        let start = cursor.offset
        let name = cursor.text(of: try cursor.memberName()) ?? ""
        let value = try value(&cursor, depth: depth + 1)
        members.append(Member(name: name, value: value, place: start..<max(start, cursor.offset)))
        hasMember = try cursor.next(closing: ASCII.closeBrace)
      }
      return .object(members)
    case ASCII.openBracket:
      try cursor.checkNesting(depth)
      var elements: [JSONTree] = []
      var hasElement = try cursor.open(closing: ASCII.closeBracket)
      while hasElement {
        elements.append(try value(&cursor, depth: depth + 1))
        hasElement = try cursor.next(closing: ASCII.closeBracket)
      }
      return .list(elements)
    default:
      guard case .string(let string) = try cursor.value(depth: depth) else { return .other }
      return cursor.text(of: string).map(JSONTree.text) ?? .other
    }
  }
}
