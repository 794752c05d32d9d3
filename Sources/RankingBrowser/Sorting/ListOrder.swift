import RankingCore

/// The order of a long list, worked out a little at a time. Until it is there the order before it is shown.
struct ListOrder: Sendable {
  /// So many towns are sorted at once, within the key press.
  static let townsAtOnce = 4_096

  /// The order of `indexes`.
  private(set) var order = SortOrder.rank
  /// All towns of the list in that order; nil as they stand.
  private(set) var indexes: [Int32]?
  private var job: SortJob?

  var isFinished: Bool { job == nil }

  /// How much is done, in hundredths.
  var percent: Int { job?.percent ?? 100 }

  /// Begins to sort, unless that is being done or was done.
  mutating func sort(by order: SortOrder, _ towns: [TownInfo]) {
    if order == self.order {
      job = nil
    } else if order == .rank {
      self = ListOrder()
    } else if job?.order != order {
      job = SortJob(order, towns)
    }
  }

  /// Sorts no more.
  mutating func stop() {
    job = nil
  }

  /// Goes on.
  ///
  /// - Parameter maximumCost: as of `SortJob`.
  /// - Returns: whether there is a new order now.
  mutating func advance(maximumCost: Int) -> Bool {
    guard job?.advance(maximumCost: maximumCost) != nil, let indexes = job?.indexes, let order = job?.order else {
      return false
    }
    self.indexes = indexes
    self.order = order
    job = nil
    return true
  }

  /// Puts some towns of the list in the order that is there.
  ///
  /// - Parameters:
  ///   - towns: ascending; nil for the first of the list.
  ///   - count: how many there are.
  func arranged(_ towns: [Int32]?, _ count: Int) -> [Int32] {
    guard let indexes else { return towns ?? Array(0..<Int32(clamping: count)) }
    if count >= indexes.count { return indexes }
    guard let towns else { return indexes.filter { $0 < count } }
    var flags = [UInt8](repeating: 0, count: indexes.count)
    for town in towns where flags.indices.contains(Int(town)) { flags[Int(town)] = 1 }
    var result: [Int32] = []
    result.reserveCapacity(towns.count)
    for index in indexes where flags[Int(index)] != 0 { result.append(index) }
    return result
  }
}
