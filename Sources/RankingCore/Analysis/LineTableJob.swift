/// The grouping of a list by line, which can be done a little at a time.
public struct LineTableJob: Sendable {
  private let towns: [TownInfo]
  private var tally = LineTally()
  private var progress = 0

  /// Prepares the grouping of a list, which is shared, not copied.
  public init(_ towns: [TownInfo]) {
    self.towns = towns
  }

  /// How much is done, in hundredths.
  public var percent: Int { towns.isEmpty ? 100 : progress * 100 / towns.count }

  /// The table; nil until all towns have been looked at.
  public var table: LineTable? { progress == towns.count ? LineTable(tally) : nil }

  /// Looks at so many more towns.
  public mutating func advance(maximumTowns: Int) {
    let end = progress + min(max(maximumTowns, 0), towns.count - progress)
    for town in towns[progress..<end] { tally.add(town) }
    progress = end
  }
}
