import Glibc

// Pointers: the hasher and memcmp read a text by its own count.

/// What makes a town the same one in several lists: its region, its name and, where a list has the name more than once,
/// its line. A part that is nil is not known, or not needed.
package struct TownKey: Hashable, Sendable {
  /// The region of its ranking.
  package let region: ComparedText?
  /// The town's name.
  package let name: ComparedText
  /// Its line, in the form that all spellings share; nil where the name is enough.
  package let line: ComparedText?

  /// - Parameters:
  ///   - line: in any spelling, with or without ほか.
  package init(_ name: String, region: String? = nil, line: String? = nil) {
    self.region = region.map(ComparedText.init)
    self.name = ComparedText(name)
    self.line = line.map { ComparedText(LineName.key(TownInfo.mainLine(of: $0))) }
  }

  /// Whether it can be the town of another key: a part that one of them lacks tells nothing apart.
  package func matches(_ other: TownKey) -> Bool {
    func agree(_ first: ComparedText?, _ second: ComparedText?) -> Bool {
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
    return towns.firstIndex { ComparedText($0.townName) == key.name && self.key(of: $0) == key }
  }

  private func needsLine(_ town: TownInfo) -> Bool {
    !repeated.isEmpty && repeated.contains(ComparedText(town.townName).hashValue)
  }
}

/// Finds the names that a list has more than once, town by town. It keeps hash values: eight bytes a name.
struct NameCensus: Sendable {
  private var rent: Set<Int> = []
  private var buy: Set<Int> = []
  private(set) var repeated: Set<Int> = []

  mutating func add(_ town: TownInfo, to market: Market) {
    let hash = ComparedText(town.townName).hashValue
    let isFirst =
      switch market {
      case .rent: rent.insert(hash).inserted
      case .buy: buy.insert(hash).inserted
      }
    if !isFirst { repeated.insert(hash) }
  }
}

/// A text as names are compared: the composed and the decomposed form of a letter are equal. A text that is longer than
/// any name is compared by its bytes: composing takes time that grows with the square of the marks on one letter.
package struct ComparedText: Hashable, Sendable {
  /// In bytes of UTF-8.
  private static let longestName = 1_000

  /// As it was given.
  package let text: String

  /// Compares a text in this way.
  package init(_ text: String) {
    self.text = text
  }

  /// Whether both are the same name.
  package static func == (first: ComparedText, second: ComparedText) -> Bool {
    switch (first.isLong, second.isLong) {
    case (false, false): first.text == second.text
    case (true, true): order(first.text, second.text) == 0
    case (true, false), (false, true): false
    }
  }

  /// Equal names have equal hash values.
  package func hash(into hasher: inout Hasher) {
    if isLong {
      text.utf8Span.span.withUnsafeBytes { hasher.combine(bytes: $0) }
    } else {
      hasher.combine(text)
    }
  }

  /// Whether it comes first by the bytes of UTF-8, which take no longer than they are long.
  package func precedes(_ other: ComparedText) -> Bool { Self.order(text, other.text) < 0 }

  /// Negative if the first text comes first, 0 if both have the same bytes.
  private static func order(_ first: String, _ second: String) -> Int {
    first.utf8Span.span.withUnsafeBytes { first in
      second.utf8Span.span.withUnsafeBytes { second in
        guard let start = first.baseAddress, let other = second.baseAddress else { return first.count - second.count }
        let common = Int(memcmp(start, other, min(first.count, second.count)))
        return common == 0 ? first.count - second.count : common
      }
    }
  }

  private var isLong: Bool { text.utf8.count > Self.longestName }
}
