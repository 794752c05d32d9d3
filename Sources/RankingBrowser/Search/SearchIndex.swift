import RankingCore
import TerminalUI

/// One list made ready for searching, a little at a time.
///
/// It holds, for every town, the folded name, the number of its line and that of its reading.
package struct SearchIndex: Sendable {
  /// Towns from which the room for all of them is reckoned.
  private static let sample = 256
  private static let lineSlots = 16_384

  private let towns: [TownInfo]
  let readings: ReadingTable
  private(set) var names = ByteStrings()
  /// For every town a number of `lines`.
  private(set) var lineNumbers: [Int32] = []
  private(set) var lines = ByteStrings()
  /// For every town a number of `readings`, or -1.
  private(set) var readingNumbers: [Int32] = []
  private var lineTable = ByteTable(slotCount: lineSlots)

  /// Makes an index of nothing yet. The list is shared, not copied.
  package init(_ towns: [TownInfo], readings: ReadingTable = .embedded) {
    self.towns = towns
    self.readings = readings
  }

  /// How many towns are indexed.
  package var count: Int { names.count }

  /// How many there are.
  package var townCount: Int { towns.count }

  /// Whether all towns of the list are indexed, and can be found.
  package var isComplete: Bool { count == townCount }

  /// How much memory the index takes beside the list, in bytes.
  package var memory: Int {
    names.capacity + lines.capacity + (lineNumbers.capacity + readingNumbers.capacity) * MemoryLayout<Int32>.stride
  }

  /// Indexes so many more towns.
  package mutating func advance(maximumTowns: Int) {
    for town in towns[count...].prefix(maximumTowns) {
      append(town)
      // By now it can be told how long names are.
      if count == Self.sample { reserve() }
    }
  }

  /// Indexes all that is left, however long that takes.
  package mutating func complete() {
    advance(maximumTowns: townCount)
  }

  private mutating func append(_ town: TownInfo) {
    names.append { SearchFold.append(searchable: town.townName, to: &$0) }
    let reading = readings.number(ofFoldedName: names.bytes.span.extracting(names.range(count - 1))) ?? -1
    readingNumbers.append(reading)
    let line = lineNumber(town.availableLine)
    lineNumbers.append(line)
  }

  private mutating func lineNumber(_ line: String) -> Int32 {
    let key = line.utf8Span.span
    if let number = lineTable.number(of: key) { return number }
    let number = Int32(truncatingIfNeeded: lines.count)
    lines.append { SearchFold.append(searchable: line, to: &$0) }
    lineTable.insert(key, number: number)
    return number
  }

  private mutating func reserve() {
    names.reserve(townCount)
    lineNumbers.reserveCapacity(townCount)
    readingNumbers.reserveCapacity(townCount)
  }
}
