import TerminalUI

/// Where a terminal gives two cells to ambiguous characters, ncurses, which asks libc, would count one. It is given
/// kanji in their place, and the characters themselves come back into what it has composed.
struct StandIns {
  /// Kanji of two cells everywhere (CJK extension B). Those that text has itself get a stand-in too.
  private static let room: ClosedRange<UInt32> = 0x2_0000...0x2_A6D6

  private var numbers: [UInt32: Int] = [:]
  private var originals: [UInt32] = []

  /// What ncurses is given for a character.
  mutating func standIn(for base: UInt32) -> UInt32 {
    guard AmbiguousWidth.isTwo, AmbiguousWidth.contains(base) || Self.room.contains(base) else { return base }
    if let number = numbers[base] { return Self.room.lowerBound + UInt32(number) }
    let place = Self.room.lowerBound + UInt32(originals.count)
    // There is more room than a program will ever show; all after that is one kanji.
    guard Self.room.contains(place) else { return Self.room.upperBound }
    numbers[base] = originals.count
    originals.append(base)
    return place
  }

  /// The bytes with the characters themselves. No character of the bytes is cut at an end.
  func restored(_ bytes: [UInt8]) -> [UInt8] {
    if originals.isEmpty { return bytes }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var rest = bytes[...]
    while let byte = rest.first {
      guard byte == 0xF0, let original = original(of: rest.prefix(4)) else {
        result.append(byte)
        rest.removeFirst()
        continue
      }
      result += original
      rest = rest.dropFirst(4)
    }
    return result
  }

  private func original(of bytes: ArraySlice<UInt8>) -> [UInt8]? {
    guard bytes.count == 4 else { return nil }
    let value = bytes.dropFirst().reduce(UInt32(0)) { $0 << 6 | UInt32($1 & 0x3F) }
    guard Self.room.contains(value), originals.indices.contains(Int(value - Self.room.lowerBound)) else { return nil }
    return Unicode.Scalar(originals[Int(value - Self.room.lowerBound)]).flatMap { UTF8.encode($0) }.map(Array.init)
  }
}
