/// The form of the favourites file: `{"favorites": ["本厚木", …]}`.
enum FavoritesFile {
  /// - Returns: nil if the bytes are something else.
  static func names(in bytes: [UInt8]) -> Set<String>? {
    var cursor = JSONCursor(bytes: bytes, isComplete: true, offset: 0)
    return try? names(&cursor)
  }

  private static func names(_ cursor: inout JSONCursor) throws(JSONFault) -> Set<String>? {
    var names: Set<String>?
    cursor.skipSpace()
    guard try cursor.peek() == ASCII.openBrace else { return nil }
    var hasMember = try cursor.open(closing: ASCII.closeBrace)
    while hasMember {
      let member = try cursor.memberName()
      if cursor.isEqual(member, "favorites") {
        guard let list = try list(&cursor) else { return nil }
        names = list
      } else {
        _ = try cursor.value(depth: 1)
      }
      hasMember = try cursor.next(closing: ASCII.closeBrace)
    }
    cursor.skipSpace()
    return try cursor.peek() == nil ? names : nil
  }

  private static func list(_ cursor: inout JSONCursor) throws(JSONFault) -> Set<String>? {
    var names: Set<String> = []
    guard try cursor.peek() == ASCII.openBracket else { return nil }
    var hasElement = try cursor.open(closing: ASCII.closeBracket)
    while hasElement {
      guard case .string(let string) = try cursor.value(depth: 2), let name = cursor.text(of: string) else {
        return nil
      }
      names.insert(name)
      hasElement = try cursor.next(closing: ASCII.closeBracket)
    }
    return names
  }

  /// Sorted, so that the same favourites are the same file.
  static func bytes(_ names: Set<String>) -> [UInt8] {
    let lines = names.sorted().map { "        \(RankingWriter.quoted($0))" }
    let list = lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n    ]"
    return Array("{\n    \"favorites\": \(list)\n}\n".utf8)
  }
}
