/// The grammar of the readings: an object of town names, each with an object of `kana` and `romaji`.
enum ReadingsParser {
  /// Reads the whole text.
  static func parse(_ bytes: [UInt8]) throws(JSONFault) -> Readings {
    var cursor = JSONCursor(bytes: bytes, isComplete: true, offset: 0)
    var readings: [(townName: String, reading: TownReading)] = []
    cursor.skipSpace()
    var hasTown = try openObject(&cursor)
    while hasTown {
      let name = try cursor.memberName()
      let townName = try text(name, in: cursor)
      readings.append((townName, try reading(&cursor)))
      hasTown = try cursor.next(closing: ASCII.closeBrace)
    }
    cursor.skipSpace()
    guard try cursor.peek() == nil else { throw .syntax(offset: cursor.offset, expected: "the end of the data") }
    return Readings(readings)
  }

  private static func reading(_ cursor: inout JSONCursor) throws(JSONFault) -> TownReading {
    var reading = TownReading(kana: "", romaji: "")
    let start = cursor.offset
    var hasMember = try openObject(&cursor)
    while hasMember {
      let name = try cursor.memberName()
      guard try cursor.peek() == ASCII.quote else { throw .syntax(offset: cursor.offset, expected: "a text") }
      let value = try text(try cursor.string(), in: cursor)
      if cursor.isEqual(name, "kana") { reading.kana = value }
      if cursor.isEqual(name, "romaji") { reading.romaji = value }
      hasMember = try cursor.next(closing: ASCII.closeBrace)
    }
    guard !reading.kana.isEmpty, !reading.romaji.isEmpty else {
      throw .syntax(offset: start, expected: "\"kana\" and \"romaji\"")
    }
    return reading
  }

  private static func openObject(_ cursor: inout JSONCursor) throws(JSONFault) -> Bool {
    guard try cursor.peek() == ASCII.openBrace else { throw .syntax(offset: cursor.offset, expected: "'{'") }
    return try cursor.open(closing: ASCII.closeBrace)
  }

  private static func text(_ string: JSONString, in cursor: JSONCursor) throws(JSONFault) -> String {
    guard let text = cursor.text(of: string) else {
      throw .syntax(offset: string.range.lowerBound, expected: "both halves of a surrogate pair")
    }
    return text
  }
}
