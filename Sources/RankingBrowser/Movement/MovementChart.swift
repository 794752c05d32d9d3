import RankingCore
import TerminalUI

/// Last year's rank to this year's, for the towns that a tab shows: what the movement chart draws, worked out once
/// when it is opened.
package struct MovementChart: Equatable, Sendable {
  /// A town and where it came from.
  package struct Entry: Equatable, Sendable {
    /// As the language shows it.
    package let name: String
    /// This year's.
    package let rank: Int
    /// Nil for a new town, and where the data give none.
    package let lastYear: Int?
    /// How far it moved, for the colour and the mark of its way.
    package let change: RankChange
  }

  /// A town's way from one row of the axis to another.
  package struct Path: Equatable, Sendable {
    /// Its index in `entries`.
    package let entry: Int
    /// The row of last year's rank; nil for a town that enters from the edge.
    package let from: Int?
    /// The row of this year's rank.
    package let to: Int
  }

  /// Towns that are drawn; more lines than these nobody can follow.
  package static let limit = 200

  /// In the order of this year's ranks, at most `limit`.
  package let entries: [Entry]
  /// How many towns there were.
  package let total: Int
  /// The rows that the ways lead between.
  package let axis: MovementAxis
  /// In the order in which they are drawn: those that moved most come last and lie on top.
  package let paths: [Path]
  /// The cells that names and numbers need.
  package private(set) var metrics: MovementMetrics

  /// - Parameters:
  ///   - towns: those that are drawn, ordered by rank.
  ///   - total: how many there were.
  init(leading towns: [TownInfo], total: Int, _ language: Language) {
    self.total = total
    entries = towns.map { town in
      // What is drawn are the first cells of a name; a longer one is not to be measured at every frame.
      let name = TownName.text(town.townName, language).unicodeScalars.prefix(100)
      return Entry(name: String(name), rank: town.rank, lastYear: town.lastYearRank, change: town.change)
    }
    let axis = MovementAxis(entries)
    self.axis = axis
    paths = entries.enumerated().compactMap { index, entry in
      axis.row(of: entry.rank).map { row in
        Path(entry: index, from: entry.lastYear.flatMap { axis.row(of: $0) }, to: row)
      }
    }.sorted { ($0.length, $0.entry) < ($1.length, $1.entry) }
    metrics = MovementMetrics(entries, axis)
  }

  /// Measures its texts anew.
  mutating func measure() {
    metrics = MovementMetrics(entries, axis)
  }
}

extension MovementChart.Path {
  /// Rows between its ends.
  var length: Int { from.map { abs($0 - to) } ?? 0 }

  /// Whether it leads through a row.
  func passes(_ row: Int) -> Bool {
    let start = from ?? to
    return min(start, to) <= row && row <= max(start, to)
  }
}
