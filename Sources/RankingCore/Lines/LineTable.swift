/// The lines of a list, by operator.
public struct LineTable: Hashable, Sendable {
  /// A line and the towns that name it.
  public struct Line: Hashable, Sendable {
    /// As the data write it, without ほか.
    public let name: String
    /// The name in the one form that all spellings have in common: `TownInfo.lineKey` of its towns.
    package let key: String
    /// All forms in the data, without ほか: they differ in blanks and in the width of letters.
    public let spellings: [String]
    /// Its towns taken together.
    public let summary: LineSummary
  }

  /// The owner of a group of lines.
  public enum Owner: Hashable, Sendable {
    /// A known operator.
    case known(RailwayOperator)
    /// All unknown operators (その他).
    case other
    /// No owner: the towns name no line.
    case noLine
  }

  /// The lines of an operator.
  public struct Group: Hashable, Sendable {
    /// Their owner.
    public let owner: Owner
    /// The towns of all its lines taken together.
    public let summary: LineSummary
    /// Ordered by number of towns, most first, then by best rank, then as in the list.
    public let lines: [Line]
  }

  /// Ordered like their lines; the lines of unknown operators and the towns without a line come last.
  public let groups: [Group]
  /// All towns taken together.
  public let summary: LineSummary

  /// Groups the towns of a list by line.
  public init(_ towns: [TownInfo]) {
    var tally = LineTally()
    for town in towns { tally.add(town) }
    groups = tally.groups()
    summary = groups.reduce(into: LineSummary()) { $0.add($1.summary) }
  }
}

/// A summary of some towns.
public struct LineSummary: Hashable, Sendable {
  /// The most names that are kept.
  public static let keptNames = 32

  /// The number of towns.
  public private(set) var townCount = 0
  /// How many of them have other lines too (ほか).
  public private(set) var otherLinesCount = 0
  /// How many of them were not ranked last year.
  public private(set) var newCount = 0
  /// The lowest rank number; nil without towns.
  public private(set) var bestRank: Int?
  /// The highest rank number; nil without towns.
  public private(set) var lastRank: Int?
  /// The names of the first of them, at most `keptNames`.
  public private(set) var names: [String] = []

  /// The sum of ranks climbed minus ranks fallen, over the towns that were ranked last year. It may be outside the
  /// range of `Int`.
  private var movement = 0.0
  private var movedCount = 0

  /// No towns.
  public init() {}

  /// The average climb of the towns in tenths of ranks, rounded, negative if they fell; nil if all are new or of
  /// unknown movement.
  public var meanMovementTenths: Int? {
    guard movedCount > 0 else { return nil }
    let tenths = (movement / Double(movedCount) * 10).rounded()
    return Int(exactly: tenths) ?? (tenths < 0 ? -Int.max : .max)
  }

  /// Counts one more town.
  mutating func add(_ town: TownInfo) {
    townCount += 1
    if town.hasOtherLines { otherLinesCount += 1 }
    bestRank = min(bestRank ?? town.rank, town.rank)
    lastRank = max(lastRank ?? town.rank, town.rank)
    if names.count < Self.keptNames { names.append(town.townName) }
    switch town.change {
    case .up(let ranks): movement += Double(ranks)
    case .down(let ranks): movement -= Double(ranks)
    case .unchanged: break
    case .new:
      newCount += 1
      return
    case .unknown: return
    }
    movedCount += 1
  }

  /// Adds the towns of another summary after its own.
  mutating func add(_ other: LineSummary) {
    townCount += other.townCount
    otherLinesCount += other.otherLinesCount
    newCount += other.newCount
    bestRank = [bestRank, other.bestRank].compactMap { $0 }.min()
    lastRank = [lastRank, other.lastRank].compactMap { $0 }.max()
    names += other.names.prefix(max(Self.keptNames - names.count, 0))
    movement += other.movement
    movedCount += other.movedCount
  }

  /// Whether it comes first: by more towns, then by better rank; nil if neither does.
  func isBefore(_ other: LineSummary) -> Bool? {
    other.townCount.isBefore(townCount) ?? (bestRank ?? .max).isBefore(other.bestRank ?? .max)
  }
}

/// Sums up towns by line as they are read.
private struct LineTally {
  private struct Entry {
    let key: String
    /// Most lines appear once with ほか and once without.
    var spellings: [String] = []
    var summary = LineSummary()

    var uniqueSpellings: [String] {
      guard spellings.count > 1 else { return spellings }
      var seen: Set<String> = []
      return spellings.filter { seen.insert($0).inserted }
    }
  }

  /// In order of appearance.
  private var entries: [Entry] = []
  /// Indexes of entries by the line as towns write it, with ほか: a million towns name few lines.
  private var places: [String: Int] = [:]
  /// Indexes of entries by the keys of lines.
  private var keyPlaces: [String: Int] = [:]

  mutating func add(_ town: TownInfo) {
    let place = places[town.availableLine] ?? newPlace(town)
    guard entries.indices.contains(place) else { return }
    entries[place].summary.add(town)
  }

  private mutating func newPlace(_ town: TownInfo) -> Int {
    let spelling = town.mainLine
    let key = LineName.key(spelling)
    // One look-up for both: to hash a long text takes as long as to normalise it.
    func kept(_ place: inout Int) -> Int { place }
    let place = kept(&keyPlaces[key, default: entries.count])
    if place == entries.count { entries.append(Entry(key: key)) }
    if entries.indices.contains(place) { entries[place].spellings.append(spelling) }
    places[town.availableLine] = place
    return place
  }

  /// The entries as lines, in groups, all sorted.
  func groups() -> [LineTable.Group] {
    var lines: [LineTable.Owner: [LineTable.Line]] = [:]
    var owners: [LineTable.Owner] = []
    for entry in entries {
      let spellings = entry.uniqueSpellings
      // The tidiest spelling.
      let name = spellings.first { $0 == entry.key } ?? spellings.first ?? ""
      let owner = LineTable.Owner(ofLine: entry.key)
      if lines[owner] == nil { owners.append(owner) }
      let line = LineTable.Line(name: name, key: entry.key, spellings: spellings, summary: entry.summary)
      lines[owner, default: []].append(line)
    }
    let groups = owners.map { owner in
      let lines = (lines[owner] ?? []).stablySorted { $0.summary.isBefore($1.summary) }
      return LineTable.Group(
        owner: owner, summary: lines.reduce(into: LineSummary()) { $0.add($1.summary) }, lines: lines)
    }
    return groups.stablySorted { first, second in
      first.owner.place.isBefore(second.owner.place) ?? first.summary.isBefore(second.summary)
    }
  }
}

extension TownInfo {
  /// What all spellings of its line have in common; empty if it has none.
  package var lineKey: String { LineName.key(mainLine) }

  /// Who runs its line.
  package var lineOwner: LineTable.Owner { LineTable.Owner(ofLine: lineKey) }
}

extension LineTable.Owner {
  /// - Parameter line: the line's key.
  fileprivate init(ofLine line: String) {
    self = line.isEmpty ? .noLine : RailwayOperator.running(line: line).map(Self.known) ?? .other
  }

  /// The position of its group: unknown owners come last.
  fileprivate var place: Int {
    switch self {
    case .known: 0
    case .other: 1
    case .noLine: 2
    }
  }
}
