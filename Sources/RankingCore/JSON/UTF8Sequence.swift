/// What a byte of 0x80 or more begins, by table 3-7 of the Unicode Standard ("Well-Formed UTF-8 Byte Sequences").
enum UTF8Sequence: Equatable {
  /// A well-formed scalar of so many bytes, 2 to 4.
  case valid(Int)
  /// The bytes end within what may become one.
  case cutOff
  /// Not UTF-8.
  case invalid

  /// Looks at the bytes from `index`, which must be within the span.
  @inline(__always)
  init(at index: Int, in span: Span<UInt8>) {
    let lead = span[index]
    let length: Int
    // The second byte's range shuts out overlong forms, surrogates and what is beyond U+10FFFF.
    var lowest: UInt8 = 0x80
    var highest: UInt8 = 0xBF
    switch lead {
    case 0xE1...0xEC, 0xEE...0xEF: length = 3
    case 0xC2...0xDF: length = 2
    case 0xE0:
      length = 3
      lowest = 0xA0
    case 0xED:
      length = 3
      highest = 0x9F
    case 0xF0:
      length = 4
      lowest = 0x90
    case 0xF1...0xF3: length = 4
    case 0xF4:
      length = 4
      highest = 0x8F
    default:
      self = .invalid
      return
    }
    for place in 1..<length {
      guard index + place < span.count else {
        self = .cutOff
        return
      }
      let byte = span[index + place]
      guard lowest <= byte, byte <= highest else {
        self = .invalid
        return
      }
      lowest = 0x80
      highest = 0xBF
    }
    self = .valid(length)
  }
}
