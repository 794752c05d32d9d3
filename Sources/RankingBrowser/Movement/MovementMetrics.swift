import RankingCore
import TerminalUI

/// What the chart's columns need to know of its towns, in cells.
package struct MovementMetrics: Equatable, Sendable {
  /// The greatest rank.
  package let rank: Int
  /// The longest name.
  package let name: Int
  /// The longest of those that stand first in their row.
  package let firstName: Int
  /// The longest movement, as in `▴191`.
  package let change: Int
  /// The longest row of last year's names.
  package let lastYear: Int
  /// What the towns behind the first of a tie take.
  package let tie: Int
  /// The longest break, as in `⋯ 63-209 ⋯`.
  package let skipped: Int
  /// Whether the axis has rows of ranks that are left out.
  package let hasBreaks: Bool

  init(_ entries: [MovementChart.Entry], _ axis: MovementAxis) {
    let names = entries.map { TextWidth.cells(of: $0.name) }
    let changes = entries.map { 1 + Self.digits($0.change) }
    let ranks = entries.flatMap { [$0.rank, $0.lastYear ?? 0] }
    func sum(_ towns: some Sequence<Int>, _ cells: (Int) -> Int) -> Int { towns.reduce(0) { $0 + cells($1) } }
    rank = max(String(ranks.max() ?? 0).count, 2)
    name = names.max() ?? 0
    change = changes.max() ?? 1
    firstName = axis.rows.map { row in sum(row.now.prefix(1)) { names[$0] } }.max() ?? 0
    lastYear = axis.rows.map { row in max(sum(row.lastYear) { names[$0] + 1 } - 1, 0) }.max() ?? 0
    tie = axis.rows.map { row in max(sum(row.now.dropFirst()) { names[$0] + changes[$0] + 2 } - 1, 0) }.max() ?? 0
    skipped = axis.rows.filter(\.isBreak).map { "\($0.ranks.lowerBound)-\($0.ranks.upperBound)".count + 4 }.max() ?? 0
    hasBreaks = axis.hasBreaks
  }

  private static func digits(_ change: RankChange) -> Int {
    switch change {
    case .up(let ranks), .down(let ranks): String(ranks).count
    case .unchanged, .new: 0
    }
  }
}
