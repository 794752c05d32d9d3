/// A region of the country whose rankings are part of this library.
///
/// `Resources/Embedded.json` names them, and says which of a region's years is shown by default ("opens") and which have
/// gaps ("lists"). Another ranking needs an entry there, its file in `Package.swift`, a line in
/// `Edition.bytes`, and its names in `Resources/English.json`. No ranking is decoded before it is needed.
public struct EmbeddedRegion: CaseIterable, Hashable, Sendable {
  /// A ranking of the region, as it was published in a year.
  public struct Edition: Hashable, Sendable {
    /// The year, or what else distinguishes the editions, for example 2023中間.
    public let edition: String
    /// The name of its data in messages, in English.
    public let name: String
    /// The name of the region in the data.
    public let region: String

    /// Whether it is known that its lists have gaps: ranks that nobody has published.
    let isPartial: Bool

    // Not in a file that only has towns.
    private let title: String?
    private let source: String?
    private let resource: String

    fileprivate init?(_ entry: JSONTree, region: String) {
      guard let resource = entry["resource"]?.text, let name = entry["name"]?.text,
        let edition = entry["edition"]?.text
      else { return nil }
      self.resource = resource
      self.name = name
      self.edition = edition
      self.region = region
      isPartial = entry["lists"]?.text == "partial"
      title = entry["title"]?.text
      source = entry["source"]?.text
    }

    /// The ranking's file, as JSON.
    public var bytes: [UInt8] {
      switch resource {
      case "TownRanking2018.json": PackageResources.TownRanking2018_json
      case "TownRanking2019.json": PackageResources.TownRanking2019_json
      case "TownRanking2020.json": PackageResources.TownRanking2020_json
      case "TownRanking2021.json": PackageResources.TownRanking2021_json
      case "TownRanking2022.json": PackageResources.TownRanking2022_json
      case "TownRanking2023.json": PackageResources.TownRanking2023_json
      case "TownRanking2024.json": PackageResources.TownRanking2024_json
      case "TownRanking2025.json": PackageResources.TownRanking2025_json
      case "TownRanking2026.json": PackageResources.TownRanking2026_json
      case "TownRanking2023InterimKinki.json": PackageResources.TownRanking2023InterimKinki_json
      case "TownRanking2023InterimChubu.json": PackageResources.TownRanking2023InterimChubu_json
      default: []
      }
    }

    /// Decodes the ranking.
    ///
    /// - Throws: what is wrong with the data, which only happens in a build with a broken resource.
    public func ranking() throws(RankingError) -> Ranking {
      let ranking = try RankingReader.read(bytes, name: name)
      var data = ranking.data
      data.title = data.title ?? title
      data.region = data.region ?? region
      data.edition = data.edition ?? edition
      data.source = data.source ?? source
      return Ranking(data: data, skipped: ranking.skipped, name: name)
    }
  }

  /// Names of the region; the one in the data is the first.
  public let names: [String]
  /// Its rankings, the oldest first. There is at least one.
  public let editions: [Edition]
  /// The one that is shown by default.
  public let opening: Edition

  /// All regions, in display order. Empty in a build with a broken list, which a test would find.
  public static let allCases = regions(PackageResources.Embedded_json) ?? []

  /// The editions of all regions, of each the one first that is shown by default.
  package static var allEditions: [Edition] {
    allCases.flatMap { region in [region.opening] + region.editions.filter { $0 != region.opening } }
  }

  /// The region of a name, in any case; nil if there is none.
  public init?(named name: String) {
    let name = name.lowercased()
    guard let region = Self.allCases.first(where: { $0.names.contains(name) }) else { return nil }
    self = region
  }

  private init(names: [String], editions: [Edition], opening: Edition) {
    self.names = names
    self.editions = editions
    self.opening = opening
  }

  /// The ranking of an edition, or of four digits of a year that are the beginning of one; nil if there is none.
  public func edition(_ name: String) -> Edition? {
    editions.first { $0.edition == name }
      ?? (name.utf8.count == 4 ? editions.first { $0.edition.hasPrefix(name) } : nil)
  }

  /// Decodes the ranking that is shown by default.
  ///
  /// - Throws: what is wrong with the data, which only happens in a build with a broken resource.
  public func ranking() throws(RankingError) -> Ranking { try opening.ranking() }

  /// Says that the build has no rankings.
  fileprivate static let missing = RankingError.cannotRead(
    name: "the embedded rankings", reason: "their list is broken")

  /// - Parameter json: the list, in the form of `Resources/Embedded.json`.
  /// - Returns: nil if anything is missing in it.
  static func regions(_ json: [UInt8]) -> [EmbeddedRegion]? {
    guard let entries = JSONTree(json)?.list else { return nil }
    let regions = entries.compactMap { entry -> EmbeddedRegion? in
      let names = entry["names"]?.list?.compactMap(\.text) ?? []
      guard let region = names.first, let list = entry["editions"]?.list, !list.isEmpty else { return nil }
      let editions = list.compactMap { Edition($0, region: region) }
      let opens = entry["opens"]?.text
      guard editions.count == list.count, let opening = editions.first(where: { $0.edition == opens }) ?? editions.first
      else { return nil }
      return EmbeddedRegion(names: names, editions: editions, opening: opening)
    }
    return regions.count == entries.count ? regions : nil
  }
}

extension Ranking {
  /// The ranking of each embedded region that is shown by default, the one of 2021 first, decoded on first use. Fewer in
  /// a build with a broken resource, which a test would find.
  public static let embeddedRegions: [Ranking] = EmbeddedRegion.allCases.compactMap { try? $0.ranking() }

  /// All embedded rankings, of each region the one first that is shown by default, decoded on first use. Fewer in a
  /// build with a broken resource.
  package static let embeddedYears: [Ranking] = EmbeddedRegion.allEditions.compactMap { try? $0.ranking() }

  /// The embedded ranking of 2021.
  ///
  /// - Throws: what is wrong with the data, which only happens in a build with a broken resource.
  public static func embedded() throws(RankingError) -> Ranking {
    guard let region = EmbeddedRegion.allCases.first else { throw EmbeddedRegion.missing }
    return try region.ranking()
  }
}
