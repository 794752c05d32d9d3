/// The ranks from top to bottom, the same for both years. A rank has a row of its own; where two or more ranks in a row
/// belong to no town the axis is broken, and one row stands for all of them.
package struct MovementAxis: Equatable, Sendable {
  /// A row of the axis and the towns on it.
  package struct Row: Equatable, Sendable {
    /// One rank, or the ranks that are left out.
    package let ranks: ClosedRange<Int>
    /// Whether it stands for two or more ranks without a town.
    package let isBreak: Bool
    /// Towns that had this rank last year, as indices of the chart's entries; more than one are a tie.
    package var lastYear: [Int] = []
    /// Towns that have it now.
    package var now: [Int] = []
  }

  /// From the best rank down; empty without towns.
  package private(set) var rows: [Row] = []
  /// The row of each rank that a town has or had.
  private var places: [Int: Int] = [:]

  init(_ entries: [MovementChart.Entry]) {
    var last: Int?
    for rank in Set(entries.flatMap { [$0.rank, $0.lastYear ?? $0.rank] }).sorted() {
      if let last {
        // Two steps apart is one rank without a town: a row as a break would take one too.
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

  /// Whether ranks are left out, which the chart then tells.
  package var hasBreaks: Bool { rows.contains(where: \.isBreak) }
}
