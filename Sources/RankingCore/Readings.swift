/// The readings that are known, by town name. Towns of one name are read alike here, wherever they are.
public struct Readings: Sendable {
  /// A town's name and how it is read.
  public struct Entry: Hashable, Sendable {
    /// The name as the ranking writes it.
    public let townName: String
    /// How it is read.
    public let reading: TownReading
  }

  /// All of them, in the order of the data.
  public let entries: [Entry]
  private let places: [String: Int]

  /// Makes readings. Of two for one name the first counts.
  public init(_ readings: some Sequence<(townName: String, reading: TownReading)>) {
    entries = readings.map { Entry(townName: $0.townName, reading: $0.reading) }
    places = Dictionary(entries.enumerated().map { ($1.townName, $0) }) { first, _ in first }
  }

  /// The reading of a town's name; nil if it is not known.
  public subscript(townName: String) -> TownReading? {
    places[townName].map { entries[$0].reading }
  }

  /// The readings that are part of the program, read when they are first asked for.
  public static let embedded: Readings = {
    // A build with a broken resource has none, and a test says so: not a reason to refuse to show towns.
    (try? ReadingsParser.parse(PackageResources.Readings_json)) ?? Readings([])
  }()
}

/// How a town's name is read: as its station does.
public struct TownReading: Hashable, Sendable {
  /// In hiragana, for example ほんあつぎ.
  public var kana: String
  /// As the railway writes it, long vowels with a macron, for example Hon-Atsugi or Ōmiya.
  public var romaji: String

  /// Makes a reading from its two forms.
  public init(kana: String, romaji: String) {
    self.kana = kana
    self.romaji = romaji
  }
}

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
