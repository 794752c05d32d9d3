import RankingCore

/// A town and what it is sorted by, in a form that is compared fast.
struct SortEntry: Sendable {
  private enum Kind {
    /// The key says all.
    case whole
    /// The key is the beginning of the text.
    case beginning
    /// The key says nothing: the text has to be asked.
    case unknown
  }

  /// Bytes of a text that are in the key.
  private static let keyBytes = 16

  private let high: UInt64
  private let low: UInt64
  /// The town's index in the list.
  let index: Int32
  private let kind: Kind

  /// - Parameter number: nil comes last.
  init(number: Int?, index: Int32) {
    // In the order of the numbers; nothing is as large as the key of nil but `Int.max`, which `-Int.max` makes room for.
    high = number.map { UInt64(bitPattern: Int64($0)) ^ (1 << 63) }.map { $0 == 0 ? 0 : $0 - 1 } ?? .max
    low = 0
    self.index = index
    kind = .whole
  }

  init(text: String, index: Int32) {
    let bytes = text.utf8Span.span
    self.index = index
    guard PlainBytes.isPlain(bytes) else {
      (high, low, kind) = (0, 0, .unknown)
      return
    }
    high = Self.key(bytes, from: 0)
    low = Self.key(bytes, from: Self.keyBytes / 2)
    kind = bytes.count <= Self.keyBytes ? .whole : .beginning
  }

  /// Eight bytes, the first of them the most significant; zeros where the text has ended.
  private static func key(_ bytes: Span<UInt8>, from start: Int) -> UInt64 {
    var key: UInt64 = 0
    for place in start..<start + keyBytes / 2 {
      key = key << 8 | (place < bytes.count ? UInt64(bytes[place]) : 0)
    }
    return key
  }

  /// Whether it comes before another one; nil where the texts have to be compared.
  func isBefore(_ other: SortEntry) -> Bool? {
    if kind == .unknown || other.kind == .unknown { return nil }
    if high != other.high { return high < other.high }
    if low != other.low { return low < other.low }
    return kind == .beginning && other.kind == .beginning ? nil : kind == .whole && other.kind == .beginning
  }
}
