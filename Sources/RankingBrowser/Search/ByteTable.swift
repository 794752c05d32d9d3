/// Numbers byte strings from 0 in the order of their coming: thousands of towns share few railway lines.
///
/// A hash table of fixed size. Data made to fill it lose the sharing and nothing else.
struct ByteTable: Sendable {
  private static let longestProbe = 16

  private var slots: [Int32]
  private var keys = ByteStrings()
  private var numbers: [Int32] = []

  /// - Parameter slotCount: a power of two.
  init(slotCount: Int) {
    slots = Array(repeating: -1, count: slotCount)
  }

  /// The number that was given to equal bytes.
  func number(of key: Span<UInt8>) -> Int32? {
    var slot = Self.hash(key)
    for _ in 0..<Self.longestProbe {
      let entry = slots[slot & (slots.count - 1)]
      guard entry >= 0 else { return nil }
      if keys.isEqual(Int(entry), key) { return numbers[Int(entry)] }
      slot &+= 1
    }
    return nil
  }

  /// Remembers a number for bytes that have none, if there is room.
  mutating func insert(_ key: Span<UInt8>, number: Int32) {
    var slot = Self.hash(key)
    for _ in 0..<Self.longestProbe {
      if slots[slot & (slots.count - 1)] < 0 {
        slots[slot & (slots.count - 1)] = Int32(truncatingIfNeeded: numbers.count)
        numbers.append(number)
        keys.append { $0.append(contentsOf: key) }
        return
      }
      slot &+= 1
    }
  }

  /// FNV-1a (http://www.isthe.com/chongo/tech/comp/fnv/).
  static func hash(_ key: Span<UInt8>) -> Int {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for index in key.indices { hash = (hash ^ UInt64(key[index])) &* 0x0000_0100_0000_01b3 }
    return Int(truncatingIfNeeded: (hash ^ (hash >> 32)) & 0xFFFF_FFFF)
  }
}

extension [UInt8] {
  /// Adds all bytes of a span.
  fileprivate mutating func append(contentsOf span: Span<UInt8>) {
    for index in span.indices { append(span[index]) }
  }
}
