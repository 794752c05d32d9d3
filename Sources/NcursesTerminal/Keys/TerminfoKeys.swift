import TerminalUI

/// What a terminal sends for keys according to its terminfo entry, where that differs from what all terminals send.
package struct TerminfoKeys: Sendable {
  /// In bytes; longer entries are left out.
  static let longest = 32

  private var keys: [[UInt8]: Key] = [:]
  private var beginnings: Set<[UInt8]> = []

  /// A table without keys, for terminals that send only what all terminals send.
  package init() {}

  /// - Parameter entries: byte sequences of keys. One without an ESC, or with the same meaning without a table, is left
  ///   out.
  package init(_ entries: [(bytes: [UInt8], key: Key)]) {
    for entry in entries where (2...TerminfoKeys.longest).contains(entry.bytes.count) && entry.bytes.first == 0x1B {
      guard !TerminfoKeys.isCommon(entry.bytes, for: entry.key) else { continue }
      keys[entry.bytes] = entry.key
      for count in 1..<entry.bytes.count { beginnings.insert(Array(entry.bytes.prefix(count))) }
    }
  }

  func key(for sequence: [UInt8]) -> Key? {
    keys.isEmpty ? nil : keys[sequence]
  }

  /// Whether a key begins with the sequence and is longer.
  func hasLonger(than sequence: [UInt8]) -> Bool {
    beginnings.contains(sequence)
  }

  private static func isCommon(_ bytes: [UInt8], for key: Key) -> Bool {
    var decoder = KeyDecoder()
    var events: [Event] = []
    for byte in bytes { decoder.feed(byte, into: &events) }
    return events == [.key(key)] && decoder.waitMilliseconds == nil
  }

  static let capabilities: [(name: String, key: Key)] =
    [
      ("kcuu1", .up), ("kcud1", .down), ("kcub1", .left), ("kcuf1", .right), ("kpp", .pageUp), ("knp", .pageDown),
      ("khome", .home), ("kend", .end), ("kdch1", .delete), ("kcbt", .backTab), ("kent", .enter),
    ] + (1...12).map { ("kf\($0)", .function($0)) }
}
