/// How a town moved since last year's ranking.
public enum RankChange: Hashable, Sendable {
  /// Climbed by so many ranks, 1 or more.
  case up(Int)
  /// Fell by so many ranks, 1 or more.
  case down(Int)
  /// Has last year's rank.
  case unchanged
  /// Was not ranked last year.
  case new

  /// Reads the two members of the data.
  ///
  /// A movement of 0 ranks is no movement, whichever way it points: the published data write `false` and 0.
  /// The number counts by its size alone. With a member missing nothing is known of last year: `new`.
  public init(isRankUp: Bool?, rankFluctuation: Int?) {
    guard let isRankUp, let rankFluctuation else {
      self = .new
      return
    }
    // `Int.min` has no positive counterpart.
    let ranks = Int(clamping: rankFluctuation.magnitude)
    if ranks == 0 {
      self = .unchanged
    } else {
      self = isRankUp ? .up(ranks) : .down(ranks)
    }
  }

  /// The rank of last year for a town that is at `rank` now.
  ///
  /// - Returns: nil for a new town, and where the data cannot be true: a rank below 1 or more than `Int` holds.
  public func lastYearRank(from rank: Int) -> Int? {
    let (result, isOverflow) =
      switch self {
      case .up(let ranks): rank.addingReportingOverflow(ranks)
      case .down(let ranks): rank.subtractingReportingOverflow(ranks)
      case .unchanged: (rank, false)
      case .new: (0, false)
      }
    return isOverflow || result < 1 ? nil : result
  }
}
