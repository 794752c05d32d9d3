/// Puts the bytes of one UTF-8 character together, as slowly as they come.
struct CharacterAssembler: Sendable {
  enum Result: Equatable {
    case incomplete
    case complete(Unicode.Scalar)
    /// Not UTF-8. A byte that does not belong to what came before may begin something else.
    case invalid(belongs: Bool)
  }

  private var value: UInt32 = 0
  private var missing = 0
  /// What the next byte may be: not every continuation is allowed behind every first byte.
  private var allowed: ClosedRange<UInt8> = 0x80...0xBF

  mutating func feed(_ byte: UInt8) -> Result {
    missing == 0 ? begin(byte) : proceed(byte)
  }

  private mutating func begin(_ byte: UInt8) -> Result {
    allowed = 0x80...0xBF
    switch byte {
    case 0..<0x80:
      return .complete(Unicode.Scalar(byte))
    case 0xC2...0xDF:
      missing = 1
      value = UInt32(byte & 0x1F)
    case 0xE0...0xEF:
      missing = 2
      value = UInt32(byte & 0x0F)
      // Neither a longer way to write a shorter character, nor half of a surrogate pair.
      if byte == 0xE0 { allowed = 0xA0...0xBF }
      if byte == 0xED { allowed = 0x80...0x9F }
    case 0xF0...0xF4:
      missing = 3
      value = UInt32(byte & 0x07)
      if byte == 0xF0 { allowed = 0x90...0xBF }
      if byte == 0xF4 { allowed = 0x80...0x8F }
    default:
      return .invalid(belongs: true)
    }
    return .incomplete
  }

  private mutating func proceed(_ byte: UInt8) -> Result {
    guard allowed.contains(byte) else { return .invalid(belongs: false) }
    allowed = 0x80...0xBF
    value = value << 6 | UInt32(byte & 0x3F)
    missing -= 1
    if missing > 0 { return .incomplete }
    return Unicode.Scalar(value).map(Result.complete) ?? .invalid(belongs: true)
  }
}
