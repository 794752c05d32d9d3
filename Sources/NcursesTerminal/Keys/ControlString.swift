import Glibc
import TerminalUI

/// A sequence that carries text up to a terminator: `ESC ]` (OSC), `ESC P` (DCS), and the like. Terminals answer
/// queries in this form. The one answer of interest is the background colour.
struct ControlString: Sendable {
  enum Step {
    case incomplete
    case complete
    /// The byte does not belong to it: this was no string but Alt with a letter, or its end is lost.
    case interrupted
    /// The same, with an ESC before the byte.
    case interruptedByEscape
  }

  /// Bytes that are kept; the rest is dropped.
  private static let limit = 256

  private let introducer: UInt8
  /// Whether it cannot be Alt with a letter, so that any text may follow.
  var isCertain = false
  private var text: [UInt8] = []
  private var isAfterEscape = false

  init(introducer: UInt8 = 0) {
    self.introducer = introducer
  }

  mutating func feed(_ byte: UInt8) -> Step {
    if isAfterEscape { return byte == UInt8(ascii: "\\") ? .complete : .interruptedByEscape }
    switch byte {
    case 0x1B:
      isAfterEscape = true
      return .incomplete
    case 0x07:
      return .complete
    case 0..<0x20:
      return .interrupted
    default:
      // Answers begin with a digit or a mark; after Alt with `]` or `P` comes a letter.
      if text.isEmpty, !isCertain, !mayBegin(with: byte) { return .interrupted }
      if text.count <= ControlString.limit { text.append(byte) }
      return .incomplete
    }
  }

  /// What the whole string means.
  var event: Event? {
    guard introducer == UInt8(ascii: "]"), text.count <= ControlString.limit else { return nil }
    return BackgroundColor(answer: String(decoding: text, as: UTF8.self)).map { .background(isLight: $0.isLight) }
  }

  private func mayBegin(with byte: UInt8) -> Bool {
    switch introducer {
    // An OSC begins with its number; xterm also sends `l`, `L` and `I` with a title, but only when asked for one.
    case UInt8(ascii: "]"): (0x30...0x39).contains(byte)
    case UInt8(ascii: "P"): (0x21...0x3F).contains(byte)
    default: true
    }
  }
}

/// Text between `ESC [ 200 ~` and `ESC [ 201 ~`.
struct PasteCollector: Sendable {
  /// Bytes that are kept; the rest is dropped.
  static let limit = 1 << 20

  private static let terminator = Array("\u{1B}[201~".utf8)

  private var bytes: [UInt8] = []
  /// How many bytes of the terminator the last bytes match.
  private var matched = 0

  /// Accepts a byte.
  /// - Returns: whether it completes the terminator.
  mutating func feed(_ byte: UInt8) -> Bool {
    if byte == PasteCollector.terminator[matched] {
      matched += 1
      return matched == PasteCollector.terminator.count
    }
    for byte in PasteCollector.terminator.prefix(matched) { keep(byte) }
    // ESC occurs only at the beginning of the terminator, so no other part of it can begin here.
    matched = byte == PasteCollector.terminator.first ? 1 : 0
    if matched == 0 { keep(byte) }
    return false
  }

  /// Returns the text, with invalid UTF-8 replaced, and empties the collector.
  mutating func finish() -> String {
    defer { self = PasteCollector() }
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func keep(_ byte: UInt8) {
    if bytes.count < PasteCollector.limit { bytes.append(byte) }
  }
}

/// A terminal's background as reported in answer to `ESC ] 11 ; ?`.
struct BackgroundColor: Equatable {
  /// From 0 to 1.
  let red, green, blue: Double

  /// - Parameter answer: `11;rgb:RRRR/GGGG/BBBB`, each part of one to four hexadecimal digits, or `rgba:` with a fourth
  ///   part.
  init?(answer: String) {
    guard answer.hasPrefix("11;rgb") else { return nil }
    let parts = answer.dropFirst("11;".count).split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let kind = parts.first, let list = parts.last else { return nil }
    let values = list.split(separator: "/", omittingEmptySubsequences: false).map(BackgroundColor.fraction)
    guard values.count == (kind == "rgb" ? 3 : kind == "rgba" ? 4 : 0),
      let red = values[0], let green = values[1], let blue = values[2]
    else { return nil }
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Whether black text is easier to read on it than white text: the two have equal contrast (WCAG 2) at a relative
  /// luminance of 0.179.
  var isLight: Bool {
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue) > 0.179
  }

  /// The sRGB curve.
  private func linear(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private static func fraction(_ digits: Substring) -> Double? {
    guard (1...4).contains(digits.utf8.count), let first = digits.first, first.isHexDigit,
      let value = Int(digits, radix: 16)
    else { return nil }
    return Double(value) / Double((1 << (4 * digits.utf8.count)) - 1)
  }
}
