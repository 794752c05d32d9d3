import RankingCore
import TerminalUI

/// Whether a town matches a query, and what of it is to be highlighted. For the rows that are shown; a whole list is
/// searched by `FilterJob`, with the same result.
package struct TownMatcher: Sendable {
  /// What is looked for.
  package let query: SearchQuery
  private let readings: ReadingTable

  /// A matcher of a query; it keeps nothing of the towns that it is asked about.
  package init(_ query: SearchQuery, readings: ReadingTable = .embedded) {
    self.query = query
    self.readings = readings
  }

  /// Whether the town has all words of the query; always, if there are none.
  package func matches(_ town: TownInfo) -> Bool {
    if query.isEmpty { return true }
    let name = FoldedText(town.townName)
    let line = FoldedText(town.availableLine)
    let reading = readings.reading(ofFoldedName: name.bytes)
    if let joined = query.joined, let reading, joined.matches(reading) { return true }
    return query.words.allSatisfy { word in
      name.contains(word.pattern) || line.contains(word.pattern) || (reading.map(word.matches) ?? false)
    }
  }

  /// The glyphs of the town's name to highlight, from left to right: the whole name for a word found in its reading.
  package func nameRanges(_ town: TownInfo) -> [Range<Int>] {
    let text = Text(town.townName)
    let name = FoldedText(text)
    var ranges = query.words.flatMap { name.ranges(of: $0.pattern) }
    if isFoundByReading(name) { ranges = [0..<text.glyphs.count] }
    return Self.merged(ranges)
  }

  /// Whether something of the query is in the town's reading and not in its name: where the romanised name is shown,
  /// it is highlighted as a whole then.
  package func isFoundByReading(_ town: TownInfo) -> Bool {
    isFoundByReading(FoldedText(town.townName))
  }

  /// The glyphs of the town's line to highlight, from left to right.
  package func lineRanges(_ town: TownInfo) -> [Range<Int>] {
    let line = FoldedText(town.availableLine)
    return Self.merged(query.words.flatMap { line.ranges(of: $0.pattern) })
  }

  private func isFoundByReading(_ name: FoldedText) -> Bool {
    guard let reading = readings.reading(ofFoldedName: name.bytes) else { return false }
    return query.joined?.matches(reading) ?? false
      || query.words.contains { !name.contains($0.pattern) && $0.matches(reading) }
  }

  /// Ranges in order, with those that touch or overlap made one.
  private static func merged(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) where !range.isEmpty {
      if let last = result.last, range.lowerBound <= last.upperBound {
        result[result.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        result.append(range)
      }
    }
    return result
  }
}
