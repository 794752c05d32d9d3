import RankingCore
import TerminalUI

/// Readings folded for comparison, found by folded town name, so that a name in another form (NFD) has its reading too.
package struct ReadingTable: Sendable {
  private static let slotCount = 4096

  private(set) var readings: [FoldedReading] = []
  private var table = ByteTable(slotCount: slotCount)

  /// The readings that are part of the program, folded when they are first needed.
  package static let embedded = ReadingTable(.embedded)

  /// Folds all readings.
  package init(_ readings: Readings) {
    for entry in readings.entries {
      let name = FoldedText(entry.townName).bytes
      guard table.number(of: name.span) == nil else { continue }
      table.insert(name.span, number: Int32(truncatingIfNeeded: self.readings.count))
      self.readings.append(FoldedReading(entry.reading))
    }
  }

  /// The number of a town's reading.
  func number(ofFoldedName name: Span<UInt8>) -> Int32? {
    table.number(of: name)
  }

  /// A town's reading.
  func reading(ofFoldedName name: [UInt8]) -> FoldedReading? {
    table.number(of: name.span).map { readings[Int($0)] }
  }
}
