/// What is known of some towns taken together.
public struct LineSummary: Hashable, Sendable {
  /// How many names are kept.
  public static let keptNames = 32

  /// How many towns there are.
  public private(set) var townCount = 0
  /// How many of them have other lines too (ほか).
  public private(set) var otherLinesCount = 0
  /// The lowest rank number; nil without towns.
  public private(set) var bestRank: Int?
  /// The highest rank number; nil without towns.
  public private(set) var lastRank: Int?
  /// The names of the first of them, at most `keptNames`.
  public private(set) var names: [String] = []

  /// Ranks climbed, less those fallen, of the towns that were ranked last year. Files may have movements whose sum is
  /// beyond `Int`.
  private var movement = 0.0
  private var movedCount = 0

  /// No towns.
  public init() {}

  /// Tenths of ranks that the towns climbed on average, rounded, negative if they fell; nil if all are new.
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
    case .new: return
    }
    movedCount += 1
  }

  /// Takes the towns of another one along, behind its own.
  mutating func add(_ other: LineSummary) {
    townCount += other.townCount
    otherLinesCount += other.otherLinesCount
    bestRank = [bestRank, other.bestRank].compactMap { $0 }.min()
    lastRank = [lastRank, other.lastRank].compactMap { $0 }.max()
    names += other.names.prefix(max(Self.keptNames - names.count, 0))
    movement += other.movement
    movedCount += other.movedCount
  }

  /// Whether it comes first: more towns, then the better rank.
  func isBefore(_ other: LineSummary) -> Bool? {
    other.townCount.isBefore(townCount) ?? (bestRank ?? .max).isBefore(other.bestRank ?? .max)
  }
}
