/// The result of reading: both lists in order, and what had to be left out.
public struct Ranking: Hashable, Sendable {
  /// The highest rank number that a list shows before it is expanded.
  public static let leadingRank = 10

  /// The lists, ordered by rank. Towns of equal rank keep their order in the file.
  public let data: TownRankingData
  /// The towns that could not be used.
  public let skipped: SkippedTowns
  /// The name of the data in messages: a file name as given; empty if there is none.
  public let name: String

  /// How its towns are told apart, and found again in other rankings.
  package let naming: TownNaming

  private let leadingRent: Int
  private let leadingBuy: Int

  /// Puts the lists in order.
  public init(data: TownRankingData, skipped: SkippedTowns = SkippedTowns(), name: String = "") {
    self.init(data: data, skipped: skipped, name: name, naming: TownNaming(data))
  }

  /// The same where the names of the towns are known already.
  init(data: TownRankingData, skipped: SkippedTowns, name: String, naming: TownNaming) {
    var data = data
    self.naming = naming
    data.townRankingsForRent.orderByRank()
    data.townRankingsForBuy.orderByRank()
    self.data = data
    self.skipped = skipped
    self.name = name
    leadingRent = data.townRankingsForRent.countOfRanks(upTo: Self.leadingRank)
    leadingBuy = data.townRankingsForBuy.countOfRanks(upTo: Self.leadingRank)
  }

  /// The ranking with only some of its towns.
  public func filtered(_ isIncluded: (TownInfo) -> Bool) -> Ranking {
    var data = data
    data.townRankingsForRent.removeAll { !isIncluded($0) }
    data.townRankingsForBuy.removeAll { !isIncluded($0) }
    return Ranking(data: data, skipped: skipped, name: name)
  }

  /// The number of rows with rank 10 or better. With ties this may be more than ten, with gaps fewer.
  public func leadingCount(_ market: Market) -> Int {
    switch market {
    case .rent: leadingRent
    case .buy: leadingBuy
    }
  }
}

/// The towns of a file that could not be used. The others are still shown.
public struct SkippedTowns: Hashable, Sendable {
  /// The most mismatches that are remembered, however many towns are bad.
  public static let rememberedCount = 100

  /// The number of towns left out.
  public private(set) var count = 0
  /// What was wrong with the first of them, in file order, one entry per town.
  public private(set) var mismatches: [Mismatch] = []

  /// No towns left out.
  public init() {}

  /// Whether every town could be used.
  public var isEmpty: Bool { count == 0 }

  /// What was wrong with the first of them.
  public var first: Mismatch? { mismatches.first }

  /// Whether further towns are only counted.
  var isFull: Bool { mismatches.count >= Self.rememberedCount }

  /// Counts one more town, and remembers what was wrong with it if that is given.
  mutating func record(_ mismatch: Mismatch?) {
    count += 1
    if let mismatch, !isFull { mismatches.append(mismatch) }
  }
}

extension [TownInfo] {
  /// Orders the towns by rank; towns of one rank keep their order.
  mutating func orderByRank() {
    let isOrdered = zip(self, dropFirst()).allSatisfy { $0.rank <= $1.rank }
    // Files are nearly always in order: then nothing is copied.
    guard !isOrdered else { return }
    self = stablySorted { $0.rank.isBefore($1.rank) }
  }

  /// Of an ordered list, the last rank before the first that nobody has; 0 if that is the first of all, nil if there is
  /// none. Places that ties take are no gap.
  package var rankBeforeGap: Int? {
    var last = 0
    for (index, town) in enumerated() {
      if town.rank > last, town.rank > index + 1 { return last }
      last = town.rank
    }
    return nil
  }

  /// The number of towns of an ordered list with a rank up to `rank`, by binary search.
  func countOfRanks(upTo rank: Int) -> Int {
    var lower = startIndex
    var upper = endIndex
    while lower < upper {
      let middle = lower + (upper - lower) / 2
      if self[middle].rank <= rank {
        lower = middle + 1
      } else {
        upper = middle
      }
    }
    return lower - startIndex
  }
}

extension Sequence {
  /// The elements sorted; equal elements keep their order, which the standard library does not promise.
  /// - Parameter isBefore: whether the first comes before the second; nil if they are equal.
  func stablySorted(by isBefore: (Element, Element) -> Bool?) -> [Element] {
    enumerated()
      .sorted { isBefore($0.element, $1.element) ?? ($0.offset < $1.offset) }
      .map(\.element)
  }
}

extension Comparable {
  /// Whether it is less than another one; nil if they are equal.
  func isBefore(_ other: Self) -> Bool? { self == other ? nil : self < other }
}
