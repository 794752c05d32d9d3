/// What makes a town the same one in several lists: its region, its name and, where a list has the name more than once,
/// its line. A part that is nil is not known, or not needed.
package struct TownKey: Hashable, Sendable {
  /// The region of its ranking.
  package let region: String?
  /// The town's name.
  package let name: String
  /// Its line, in the form that all spellings share; nil where the name is enough.
  package let line: String?

  /// - Parameters:
  ///   - line: in any spelling, with or without ほか.
  package init(_ name: String, region: String? = nil, line: String? = nil) {
    self.region = region
    self.name = name
    self.line = line.map { LineName.key(TownInfo.mainLine(of: $0)) }
  }

  /// Whether it can be the town of another key: a part that one of them lacks tells nothing apart.
  package func matches(_ other: TownKey) -> Bool {
    func agree(_ first: String?, _ second: String?) -> Bool {
      first == nil || second == nil || first == second
    }
    return name == other.name && agree(region, other.region) && agree(line, other.line)
  }
}

/// How a ranking tells its towns apart: by their names, and by their lines too where a list has a name more than once.
/// It is worked out while the ranking is read.
package struct TownNaming: Hashable, Sendable {
  /// The region of the ranking; nil if the data do not say.
  private let region: String?
  /// The hash values of names that a list has more than once. Another name of the same hash value would be told apart
  /// by its line as well, which does no harm.
  private let repeated: Set<Int>

  /// No towns, of no region.
  package init() {
    region = nil
    repeated = []
  }

  init(_ census: NameCensus, region: String?) {
    self.region = region.flatMap { TownRules.isBlank($0) ? nil : $0 }
    repeated = census.repeated
  }

  /// Goes through both lists.
  package init(_ data: TownRankingData) {
    self.init([.rent: data[.rent], .buy: data[.buy]], region: data.region)
  }

  /// The names of this ranking, with those of an earlier one of the same region: towns of both are told apart alike.
  package func joined(with earlier: TownNaming) -> TownNaming {
    TownNaming(region: region, repeated: repeated.union(earlier.repeated))
  }

  private init(region: String?, repeated: Set<Int>) {
    self.region = region
    self.repeated = repeated
  }

  init(_ lists: [Market: some Sequence<TownInfo>], region: String? = nil) {
    var census = NameCensus()
    for (market, towns) in lists {
      for town in towns { census.add(town, to: market) }
    }
    self.init(census, region: region)
  }

  /// What a town of the ranking is known by.
  package func key(of town: TownInfo) -> TownKey {
    TownKey(town.townName, region: region, line: needsLine(town) ? town.availableLine : nil)
  }

  /// The index of the first town of a list that is the same as a town of the ranking; nil if there is none.
  package func firstIndex(of town: TownInfo, in towns: [TownInfo]) -> Int? {
    let key = key(of: town)
    return towns.firstIndex { $0.townName == key.name && self.key(of: $0) == key }
  }

  /// The rank of each town of a list; of a town that it has twice, the first.
  package func ranks(of towns: [TownInfo]) -> [TownKey: Int] {
    Dictionary(towns.map { (key(of: $0), $0.rank) }) { first, _ in first }
  }

  private func needsLine(_ town: TownInfo) -> Bool {
    !repeated.isEmpty && repeated.contains(town.townName.hashValue)
  }
}

/// Finds the names that a list has more than once, town by town. It keeps hash values: eight bytes a name.
struct NameCensus: Sendable {
  private var rent: Set<Int> = []
  private var buy: Set<Int> = []
  private(set) var repeated: Set<Int> = []

  mutating func add(_ town: TownInfo, to market: Market) {
    let hash = town.townName.hashValue
    let isFirst =
      switch market {
      case .rent: rent.insert(hash).inserted
      case .buy: buy.insert(hash).inserted
      }
    if !isFirst { repeated.insert(hash) }
  }
}
