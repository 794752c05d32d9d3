/// Makes strings from bytes, and gives equal bytes the same string: thousands of towns share few railway lines.
///
/// A hash table of fixed size. Data made to fill it lose the sharing and nothing else.
struct StringPool {
  private static let slotCount = 4096  // a power of two
  private static let longestBytes = 128
  private static let longestProbe = 8

  private var slots: [String?] = []

  /// The string for valid UTF-8.
  mutating func string(_ bytes: ArraySlice<UInt8>) -> String {
    // Up to 15 bytes are stored in the string itself: nothing to share.
    guard bytes.count > 15, bytes.count <= Self.longestBytes else { return String(decoding: bytes, as: UTF8.self) }
    if slots.isEmpty { slots = Array(repeating: nil, count: Self.slotCount) }
    let hash = Self.hash(bytes)
    for probe in 0..<Self.longestProbe {
      let slot = (hash &+ probe) & (Self.slotCount - 1)
      guard let known = slots[slot] else {
        let string = String(decoding: bytes, as: UTF8.self)
        slots[slot] = string
        return string
      }
      if known.utf8.elementsEqual(bytes) { return known }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// FNV-1a (http://www.isthe.com/chongo/tech/comp/fnv/).
  private static func hash(_ bytes: ArraySlice<UInt8>) -> Int {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes {
      hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }
    return Int(truncatingIfNeeded: hash ^ (hash >> 32))
  }
}
