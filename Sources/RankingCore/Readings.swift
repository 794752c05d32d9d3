/// The known readings, by town name. Towns with the same name have the same reading, wherever they are.
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

  /// Makes readings. If a name has two, the first counts.
  package init(_ readings: some Sequence<(townName: String, reading: TownReading)>) {
    entries = readings.map { Entry(townName: $0.townName, reading: $0.reading) }
    places = Dictionary(entries.enumerated().map { ($1.townName, $0) }) { first, _ in first }
  }

  /// Reads an object of town names, each with an object of `kana` and `romaji`; nil if the bytes are something else.
  init?(json bytes: [UInt8]) {
    guard let members = JSONTree(bytes)?.members else { return nil }
    var readings: [(townName: String, reading: TownReading)] = []
    for member in members {
      guard let kana = member.value["kana"]?.text, let romaji = member.value["romaji"]?.text, !kana.isEmpty,
        !romaji.isEmpty
      else { return nil }
      readings.append((member.name, TownReading(kana: kana, romaji: romaji)))
    }
    self.init(readings)
  }

  /// The reading of a town's name; nil if it is not known.
  public subscript(townName: String) -> TownReading? {
    places[townName].map { entries[$0].reading }
  }

  /// The embedded readings, read on first use.
  public static let embedded: Readings = {
    // A build with a broken resource has none, which a test reports: no reason to refuse to show towns.
    Readings(json: PackageResources.Readings_json) ?? Readings([])
  }()
}

/// How a town's name is read: like its station's.
public struct TownReading: Hashable, Sendable {
  /// In hiragana, for example ほんあつぎ.
  public var kana: String
  /// As the railway writes it, with macrons for long vowels, for example Hon-Atsugi or Ōmiya.
  public var romaji: String

  /// Makes a reading from its two forms.
  public init(kana: String, romaji: String) {
    self.kana = kana
    self.romaji = romaji
  }
}
