import RankingCore

/// Whether towns are of a line, asked of a million of them: each way to write a line is looked at once.
struct LineMatcher: Sendable {
  private let filter: LineFilter
  private var table = ByteTable(slotCount: 4_096)

  init(_ filter: LineFilter) {
    self.filter = filter
  }

  mutating func includes(_ town: TownInfo) -> Bool {
    let line = town.availableLine.utf8Span.span
    if let known = table.number(of: line) { return known != 0 }
    let isIncluded = filter.includes(town)
    table.insert(line, number: isIncluded ? 1 : 0)
    return isIncluded
  }
}
