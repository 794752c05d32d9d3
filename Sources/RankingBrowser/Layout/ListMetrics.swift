import RankingCore
import TerminalUI

/// What the columns need to know of a list, measured once when it is read so that no key press has to.
package struct ListMetrics: Equatable, Sendable {
  /// Digits of the greatest rank.
  package let rankDigits: Int
  /// Cells of the longest town name of the first `measuredRows`, at most `longestName`.
  package let townWidth: Int
  /// The greatest movement, in ranks.
  package let largestMovement: Int

  private static let longestName = 24
  /// Digits of the greatest rank that a file may have.
  private static let longestRank = 10
  /// Names behind these rows do not widen the column; they are cut where they are longer.
  private static let measuredRows = 2_000

  /// Measures a list that is ordered by rank, its names as the language shows them.
  package init(_ towns: [TownInfo], _ language: Language) {
    rankDigits = min(max(String(towns.last?.rank ?? 0).count, 2), Self.longestRank)
    let measured = towns.prefix(Self.measuredRows)
    let longest = measured.reduce(0) { max($0, TextWidth.cells(of: TownName.text($1.townName, language))) }
    townWidth = min(longest, Self.longestName)
    largestMovement = towns.reduce(1) { largest, town in
      switch town.change {
      case .up(let ranks), .down(let ranks): max(largest, ranks)
      case .unchanged, .new: largest
      }
    }
  }
}
