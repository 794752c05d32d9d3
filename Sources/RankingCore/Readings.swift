/// The known readings of towns, lines and operators, by their names. Towns with the same name have the same reading,
/// wherever they are.
public struct Readings: Sendable {
  /// A name and how it is read.
  public struct Entry: Hashable, Sendable {
    /// The name as the ranking writes it.
    public let name: String
    /// How it is read.
    public let reading: TownReading
  }

  /// Names of one kind, and their places by the names.
  private struct Table: Sendable {
    let entries: [Entry]
    private let places: [String: Int]
    /// Bytes of the longest name; in another normal form it has at most three times as many.
    private let longestName: Int

    /// If a name has two readings, the first counts.
    init(_ entries: [Entry]) {
      self.entries = entries
      places = Dictionary(entries.enumerated().map { ($1.name, $0) }) { first, _ in first }
      longestName = entries.reduce(0) { max($0, $1.name.utf8.count) }
    }

    subscript(name: String) -> TownReading? {
      // To look a long text up takes as long as to normalise it.
      guard name.utf8.count <= 3 * longestName else { return nil }
      return places[name].map { entries[$0].reading }
    }
  }

  private let towns: Table
  private let lineTable: Table
  private let operatorTable: Table

  /// Those of towns, in the order of the data.
  public var entries: [Entry] { towns.entries }
  /// Those of lines, by the name without blanks and ほか. In Latin letters it is the line's English name, with its
  /// operator: JR Yamanote Line.
  public var lines: [Entry] { lineTable.entries }
  /// Those of operators, by `RailwayOperator.name`; in Latin letters as the operator calls itself.
  public var operators: [Entry] { operatorTable.entries }

  /// Makes readings of towns. If a name has two, the first counts.
  package init(_ towns: some Sequence<(townName: String, reading: TownReading)>) {
    self.init(towns: towns.map { Entry(name: $0.townName, reading: $0.reading) }, lines: [], operators: [])
  }

  private init(towns: [Entry], lines: [Entry], operators: [Entry]) {
    self.towns = Table(towns)
    lineTable = Table(lines.map { Entry(name: LineName.key($0.name), reading: $0.reading) })
    operatorTable = Table(operators)
  }

  /// Reads an object of `towns`, `lines` and `operators`: objects of names, each with an object of `kana` and `romaji`.
  /// Nil if the bytes are something else.
  init?(json bytes: [UInt8]) {
    guard let tree = JSONTree(bytes), let towns = Self.entries(tree["towns"]),
      let lines = Self.entries(tree["lines"]), let operators = Self.entries(tree["operators"])
    else { return nil }
    self.init(towns: towns, lines: lines, operators: operators)
  }

  private static func entries(_ tree: JSONTree?) -> [Entry]? {
    guard let members = tree?.members else { return nil }
    var entries: [Entry] = []
    for member in members {
      guard let kana = member.value["kana"]?.text, let romaji = member.value["romaji"]?.text, !kana.isEmpty,
        !romaji.isEmpty
      else { return nil }
      entries.append(Entry(name: member.name, reading: TownReading(kana: kana, romaji: romaji)))
    }
    return entries
  }

  /// The reading of a town's name; nil if it is not known.
  public subscript(townName: String) -> TownReading? { towns[townName] }

  /// The reading of a line, without ほか; nil if it is not known.
  public func reading(ofLine line: String) -> TownReading? { lineTable[LineName.key(line)] }

  /// The reading of an operator, by `RailwayOperator.name`; nil if it is not known.
  func reading(ofOperator name: String) -> TownReading? { operatorTable[name] }

  /// The embedded readings, read on first use.
  public static let embedded: Readings = {
    // A build with a broken resource has none, which a test reports: no reason to refuse to show towns.
    Readings(json: PackageResources.Readings_json) ?? Readings([])
  }()
}

/// How a name is read: a town's like its station's.
public struct TownReading: Hashable, Sendable {
  /// In hiragana, for example ほんあつぎ; of a line with the letters of its name, for example JRやまのてせん.
  public var kana: String
  /// As the railway writes it, with macrons for long vowels, for example Hon-Atsugi or Ōmiya.
  public var romaji: String

  /// Makes a reading from its two forms.
  public init(kana: String, romaji: String) {
    self.kana = kana
    self.romaji = romaji
  }
}
