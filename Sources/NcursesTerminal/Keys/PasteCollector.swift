/// Text between `ESC [ 200 ~` and `ESC [ 201 ~`.
struct PasteCollector: Sendable {
  /// Bytes that are kept; the rest is dropped.
  static let limit = 1 << 20

  private static let terminator = Array("\u{1B}[201~".utf8)

  private var bytes: [UInt8] = []
  /// How much of the terminator the last bytes are.
  private var matched = 0

  /// Takes a byte.
  /// - Returns: whether it completes the terminator.
  mutating func feed(_ byte: UInt8) -> Bool {
    if byte == PasteCollector.terminator[matched] {
      matched += 1
      return matched == PasteCollector.terminator.count
    }
    for byte in PasteCollector.terminator.prefix(matched) { keep(byte) }
    // ESC stands nowhere in the terminator but at its beginning, so no other part of it can begin here.
    matched = byte == PasteCollector.terminator.first ? 1 : 0
    if matched == 0 { keep(byte) }
    return false
  }

  /// The text, with what is not UTF-8 replaced. Empties the collector.
  mutating func finish() -> String {
    defer { self = PasteCollector() }
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func keep(_ byte: UInt8) {
    if bytes.count < PasteCollector.limit { bytes.append(byte) }
  }
}
