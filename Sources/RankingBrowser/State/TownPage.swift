import RankingCore

/// The page of one town, over the list.
package struct TownPage: Equatable, Sendable {
  /// The list that it is of.
  package var market: Market
  /// The town's index in that list.
  package var town: Int
  /// Its index in the other list; nil if it is not there. Looked for when the page is opened or turned: a list may have
  /// a million towns.
  package var other: Int?
  /// The town's row of those that are shown; where it is not among them, the row of the town behind it.
  package var row: Int
  /// Whether the town is among the rows.
  package var isShown = true
  /// Lines that it is scrolled by.
  package var scroll = 0
}
