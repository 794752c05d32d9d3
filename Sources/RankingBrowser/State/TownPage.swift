import RankingCore

/// The page of one town, over the list.
package struct TownPage: Equatable, Sendable {
  /// The list that it is of.
  package var market: Market
  /// The town's index in that list.
  package var town: Int
  /// The town's row of those that are shown; where it is not among them, the row of the town behind it.
  package var row: Int
  /// Whether the town is among the rows.
  package var isShown = true
  /// Lines that it is scrolled by.
  package var scroll = 0
}
