import RankingCore

/// The sorting of one list, which can be done a little at a time. What comes out is what `SortOrder.sorted` gives.
package struct SortJob: Sendable {
  private enum Stage {
    /// Numbers the texts.
    case numbering
    /// Works out the keys.
    case keying
    case merging
  }

  // What steps cost, in moves of one town.
  private static let numberCost = 4
  private static let textCost = 32
  private static let comparisonCost = 64
  /// The most that a step costs.
  package static let largestCost = TextNumbers.limit * comparisonCost

  /// The order that the list is brought into.
  package let order: SortOrder
  private let towns: [TownInfo]
  private var stage: Stage
  private var texts = TextNumbers()
  /// The place of each numbered text; empty where texts are not numbered.
  private var places: [Int] = []
  private var entries: [SortEntry] = []
  private var merging = MergeSort<SortEntry>([])

  /// Prepares the sorting of a list, which is shared, not copied.
  package init(_ order: SortOrder, _ towns: [TownInfo]) {
    self.order = order
    self.towns = towns
    stage = order.isOfTexts ? .numbering : .keying
    if !order.isOfTexts { entries.reserveCapacity(towns.count) }
  }

  /// Whether `indexes` are there.
  package var isFinished: Bool { stage == .merging && merging.isFinished }

  /// How much is done, in hundredths.
  package var percent: Int {
    guard !towns.isEmpty else { return 100 }
    let passes = (order.isOfTexts ? 2 : 1) + MergeSort<SortEntry>.passes(towns.count)
    let total = towns.count * passes
    let done =
      switch stage {
      case .numbering: texts.numbers.count
      case .keying: order.isOfTexts ? towns.count + entries.count : entries.count
      case .merging: total - merging.total + merging.progress
      }
    return done * 100 / total
  }

  /// The towns in order, as indexes of the list; nil until it is finished.
  package var indexes: [Int32]? { isFinished ? merging.elements.map(\.index) : nil }

  /// Goes on until the cost is reached, or more by less than `largestCost`.
  ///
  /// - Parameter maximumCost: in moves of one town.
  /// - Returns: what it cost.
  package mutating func advance(maximumCost: Int) -> Int {
    var cost = 0
    while cost < maximumCost, !isFinished {
      switch stage {
      case .numbering: cost += number()
      case .keying: cost += makeKey()
      case .merging: cost += merge(maximumCost: maximumCost - cost)
      }
    }
    return cost
  }

  /// Numbers a town's text, or makes ready for the keys.
  private mutating func number() -> Int {
    let place = texts.numbers.count
    guard towns.indices.contains(place) else {
      places = texts.places()
      stage = .keying
      entries.reserveCapacity(towns.count)
      return max(texts.count, 1) * Self.comparisonCost
    }
    if !texts.append(order.name(of: towns[place]), sortedBy: order.text) {
      texts = TextNumbers()
      stage = .keying
      entries.reserveCapacity(towns.count)
    }
    return Self.textCost
  }

  private mutating func makeKey() -> Int {
    let place = entries.count
    let index = Int32(truncatingIfNeeded: place)
    guard towns.indices.contains(place) else {
      merging = MergeSort(entries)
      entries = []
      texts = TextNumbers()
      stage = .merging
      return 1
    }
    if !places.isEmpty {
      entries.append(SortEntry(number: places[Int(texts.numbers[place])], index: index))
    } else if order.isOfTexts {
      entries.append(SortEntry(text: order.text(order.name(of: towns[place])), index: index))
      return Self.textCost
    } else {
      entries.append(SortEntry(number: order.number(of: towns[place]), index: index))
    }
    return Self.numberCost
  }

  private mutating func merge(maximumCost: Int) -> Int {
    let (order, towns) = (order, towns)
    return merging.advance(maximumCost: maximumCost) { first, second, cost in
      if let isBefore = first.isBefore(second) { return isBefore }
      cost += Self.comparisonCost
      return order.text(order.name(of: towns[Int(first.index)])) < order.text(order.name(of: towns[Int(second.index)]))
    }
  }
}
