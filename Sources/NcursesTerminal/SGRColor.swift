/// A colour as SGR parameters say it.
enum SGRColor: Equatable {
  case standard
  /// The one parameter of one of the first 16 colours, such as 31.
  case basic(UInt8)
  case palette(UInt8)
  case rgb(UInt8, UInt8, UInt8)

  /// Appends its parameters.
  /// - Parameter base: 30 for a foreground, 40 for a background.
  func append(to sequence: inout SGRSequence, base: UInt8) {
    switch self {
    case .standard: sequence.append(base + 9)
    case .basic(let parameter): sequence.append(parameter)
    case .palette(let index):
      sequence.append(base + 8)
      sequence.append(5)
      sequence.append(index)
    case .rgb(let red, let green, let blue):
      sequence.append(base + 8)
      sequence.append(2)
      for part in [red, green, blue] { sequence.append(part) }
    }
  }
}

/// An SGR sequence in the making.
struct SGRSequence {
  private(set) var bytes: [UInt8] = []

  init() {
    // All that can be appended to most; to grow step by step would cost more than the rest.
    bytes.reserveCapacity(32)
    bytes.append(0x1B)
    bytes.append(UInt8(ascii: "["))
  }

  mutating func append(_ parameter: UInt8) {
    if bytes.count > 2 { bytes.append(UInt8(ascii: ";")) }
    if parameter >= 100 { bytes.append(UInt8(ascii: "0") + parameter / 100) }
    if parameter >= 10 { bytes.append(UInt8(ascii: "0") + parameter / 10 % 10) }
    bytes.append(UInt8(ascii: "0") + parameter % 10)
  }

  /// The whole sequence.
  consuming func ended() -> [UInt8] {
    bytes.append(UInt8(ascii: "m"))
    return bytes
  }
}
