import RankingCore
import TerminalUI

/// Last year's rank and this year's, for the towns that a tab shows: what the movement chart draws.
package struct MovementChart: Equatable, Sendable {
  /// A town and its ranks in both years.
  package struct Entry: Equatable, Sendable {
    /// As shown in the chosen language.
    package let name: String
    /// This year's rank.
    package let rank: Int
    /// Last year's rank; nil for a new town, and if the data give none or one below 1.
    package let lastYear: Int?
    /// How far it moved, for the colour and the mark of its path.
    package let change: RankChange
  }

  /// A town's path from one row of the axis to another.
  package struct Path: Equatable, Sendable {
    /// Its index in `entries`.
    package let entry: Int
    /// The row of last year's rank; nil for a town that enters from the edge.
    package let from: Int?
    /// The row of this year's rank.
    package let to: Int
  }

  /// The most towns that are drawn; nobody can follow more lines.
  package static let limit = 200

  /// In the order of this year's ranks, at most `limit`.
  package let entries: [Entry]
  /// The number of towns before the limit.
  package let total: Int
  /// The rows that the paths connect.
  package let axis: MovementAxis
  /// In drawing order: those that moved most come last and are on top. A town of unknown movement has none.
  package let paths: [Path]
  /// The cells that names and numbers need.
  package let metrics: MovementMetrics

  /// - Parameters:
  ///   - towns: those that are drawn, ordered by rank.
  ///   - total: the number of towns before the limit.
  init(leading towns: [TownInfo], total: Int, _ words: Words) {
    self.total = total
    entries = towns.map { town in
      // Only the first cells of a name are drawn; a longer one is not to be measured at every frame.
      let name = words.town(town.townName).unicodeScalars.prefix(100)
      return Entry(name: String(name), rank: town.rank, lastYear: town.lastYearRank, change: town.change)
    }
    let axis = MovementAxis(entries)
    self.axis = axis
    paths = entries.enumerated().compactMap { index, entry in
      entry.change == .unknown
        ? nil
        : axis.row(of: entry.rank).map { row in
          Path(entry: index, from: entry.lastYear.flatMap { axis.row(of: $0) }, to: row)
        }
    }.sorted { ($0.length, $0.entry) < ($1.length, $1.entry) }
    metrics = MovementMetrics(entries, axis)
  }
}

extension MovementChart.Path {
  /// The number of rows between its ends.
  var length: Int { from.map { abs($0 - to) } ?? 0 }

  /// Whether it passes through a row.
  func passes(_ row: Int) -> Bool {
    let start = from ?? to
    return min(start, to) <= row && row <= max(start, to)
  }
}

/// The ranks from top to bottom, the same for both years. A rank has a row of its own; where two or more consecutive
/// ranks belong to no town the axis is broken, and one row represents all of them.
package struct MovementAxis: Equatable, Sendable {
  /// A row of the axis and the towns on it.
  package struct Row: Equatable, Sendable {
    /// One rank, or the ranks that are left out.
    package let ranks: ClosedRange<Int>
    /// Whether it represents two or more ranks without a town.
    package let isBreak: Bool
    /// Towns that had this rank last year, as indices of the chart's entries; several are a tie.
    package var lastYear: [Int] = []
    /// Towns that have this rank this year, likewise.
    package var now: [Int] = []
  }

  /// From the best rank down; empty without towns.
  package private(set) var rows: [Row] = []
  /// The rows by rank, for each rank that a town has or had.
  private var places: [Int: Int] = [:]

  init(_ entries: [MovementChart.Entry]) {
    var last: Int?
    for rank in Set(entries.flatMap { [$0.rank, $0.lastYear ?? $0.rank] }).sorted() {
      if let last {
        // Two steps apart means one rank without a town: a row of its own, since a break would take one too.
        if rank - last > 2 {
          rows.append(Row(ranks: (last + 1)...(rank - 1), isBreak: true))
        } else if rank - last == 2 {
          rows.append(Row(ranks: (last + 1)...(last + 1), isBreak: false))
        }
      }
      places[rank] = rows.count
      rows.append(Row(ranks: rank...rank, isBreak: false))
      last = rank
    }
    for (index, entry) in entries.enumerated() {
      if let row = row(of: entry.rank), rows.indices.contains(row) { rows[row].now.append(index) }
      if let rank = entry.lastYear, let row = row(of: rank), rows.indices.contains(row) {
        rows[row].lastYear.append(index)
      }
    }
  }

  /// The row of a rank that a town has or had.
  package func row(of rank: Int) -> Int? { places[rank] }

  /// Whether ranks are left out, which the chart then says.
  package var hasBreaks: Bool { rows.contains(where: \.isBreak) }
}

/// What the chart's columns need to know of its towns, in cells.
package struct MovementMetrics: Equatable, Sendable {
  /// The greatest rank; at least two.
  package let rank: Int
  /// The longest name.
  package let name: Int
  /// The longest name among the first towns of the rows.
  package let firstName: Int
  /// The longest movement, as in `▴191`.
  package let change: Int
  /// The longest row of last year's names.
  package let lastYear: Int
  /// The room for the towns after the first of a tie.
  package let tie: Int
  /// The longest break, as in `⋯ 63-209 ⋯`.
  package let skipped: Int
  /// Whether the axis has rows of ranks that are left out.
  package let hasBreaks: Bool

  init(_ entries: [MovementChart.Entry], _ axis: MovementAxis) {
    let names = entries.map { TextWidth.cells(of: $0.name) }
    let changes = entries.map { Self.cells($0.change) }
    let ranks = entries.flatMap { [$0.rank, $0.lastYear ?? 0] }
    // Between the parts is one blank.
    func tied(_ town: Int) -> Int { names[town] + 1 + (changes[town] > 0 ? changes[town] + 1 : 0) }
    func sum(_ towns: some Sequence<Int>, _ cells: (Int) -> Int) -> Int { towns.reduce(0) { $0 + cells($1) } }
    rank = max(String(ranks.max() ?? 0).count, 2)
    name = names.max() ?? 0
    change = changes.max() ?? 1
    firstName = axis.rows.map { row in sum(row.now.prefix(1)) { names[$0] } }.max() ?? 0
    lastYear = axis.rows.map { row in max(sum(row.lastYear) { names[$0] + 1 } - 1, 0) }.max() ?? 0
    tie = axis.rows.map { row in max(sum(row.now.dropFirst(), tied) - 1, 0) }.max() ?? 0
    skipped = axis.rows.filter(\.isBreak).map { "\($0.ranks.lowerBound)-\($0.ranks.upperBound)".count + 4 }.max() ?? 0
    hasBreaks = axis.hasBreaks
  }

  private static func cells(_ change: RankChange) -> Int {
    switch change {
    case .up(let ranks), .down(let ranks): 1 + String(ranks).count
    case .unchanged, .new: 1
    case .unknown: 0
    }
  }
}
