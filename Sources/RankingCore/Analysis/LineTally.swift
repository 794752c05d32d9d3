/// Sums up towns by line while they are read one after the other.
struct LineTally: Sendable {
  private struct Entry: Sendable {
    let key: String
    /// Most come once with ほか and once without.
    var spellings: [String] = []
    var summary = LineSummary()

    var uniqueSpellings: [String] {
      guard spellings.count > 1 else { return spellings }
      var seen: Set<String> = []
      return spellings.filter { seen.insert($0).inserted }
    }
  }

  /// In the order in which they came.
  private var entries: [Entry] = []
  /// Entries by what towns name, with ほか: a million towns name few lines.
  private var places: [String: Int] = [:]
  /// Entries by the keys of lines.
  private var keyPlaces: [String: Int] = [:]

  mutating func add(_ town: TownInfo) {
    let place = places[town.availableLine] ?? newPlace(town)
    guard entries.indices.contains(place) else { return }
    entries[place].summary.add(town)
  }

  private mutating func newPlace(_ town: TownInfo) -> Int {
    let spelling = town.mainLine
    let key = LineName.key(spelling)
    let place = keyPlaces[key] ?? entries.count
    if place == entries.count {
      entries.append(Entry(key: key))
      keyPlaces[key] = place
    }
    if entries.indices.contains(place) { entries[place].spellings.append(spelling) }
    places[town.availableLine] = place
    return place
  }

  /// The entries as lines, in groups, all in order.
  func groups() -> [LineTable.Group] {
    var lines: [LineTable.Owner: [LineTable.Line]] = [:]
    var owners: [LineTable.Owner] = []
    for entry in entries {
      let spellings = entry.uniqueSpellings
      // The tidiest way to write it.
      let name = spellings.first { $0 == entry.key } ?? spellings.first ?? ""
      let owner = LineTable.Owner(ofLine: entry.key)
      if lines[owner] == nil { owners.append(owner) }
      let line = LineTable.Line(name: name, spellings: spellings, summary: entry.summary)
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

extension LineTable.Owner {
  /// - Parameter line: the line's key.
  fileprivate init(ofLine line: String) {
    self = line.isEmpty ? .noLine : RailwayOperator.running(line: line).map(Self.known) ?? .other
  }

  /// Where its group stands: what cannot be named comes last.
  fileprivate var place: Int {
    switch self {
    case .known: 0
    case .other: 1
    case .noLine: 2
    }
  }
}
