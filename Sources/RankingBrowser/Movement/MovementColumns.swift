/// Where the parts of the movement chart stand, in cells from the panel's left: last year's names and ranks, the
/// slopes, this year's ranks, names and movements.
struct MovementColumns: Equatable {
  /// Last year's names, which end at its right.
  let lastNames: RowColumns.Column
  let lastRank: RowColumns.Column
  let slope: RowColumns.Column
  let rank: RowColumns.Column
  let name: RowColumns.Column
  let change: RowColumns.Column
  /// The other towns of a tie.
  let tie: RowColumns.Column
  /// All of it.
  let width: Int

  /// A slope that is narrower cannot be followed, one that is wider only takes the ends apart.
  private static let slopes = 14...64
  private static let slopeBesideTies = 20

  /// - Parameter width: cells that there are.
  /// - Returns: nil where names and slopes do not fit side by side.
  init?(_ metrics: MovementMetrics, width: Int) {
    var x = 0
    func take(_ cells: Int, gap: Int = 1) -> RowColumns.Column {
      defer { x += cells + gap }
      return RowColumns.Column(x: x, width: cells)
    }
    let ranks = min(metrics.rank, 6)
    let names = min(metrics.firstName, width / 4)
    let changes = min(metrics.change, 6)
    let lasts = max(min(max(metrics.lastYear, metrics.skipped - ranks - 1), width / 4), 4)
    let room = width - (lasts + ranks + ranks + names + changes + 5)
    // Ties take what a good slope leaves, and at least the room to say how many towns they have.
    let ties = min(metrics.tie, max(room - Self.slopeBesideTies - 1, 4))
    let slopes = room - (ties > 0 ? ties + 1 : 0)
    guard slopes >= Self.slopes.lowerBound else { return nil }
    lastNames = take(lasts)
    lastRank = take(ranks)
    slope = take(min(slopes, Self.slopes.upperBound))
    rank = take(ranks)
    name = take(names)
    change = take(changes, gap: ties > 0 ? 1 : 0)
    tie = take(ties, gap: 0)
    self.width = x
  }
}
