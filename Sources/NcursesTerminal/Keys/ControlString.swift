import TerminalUI

/// A sequence that carries text up to a terminator: `ESC ]` (OSC), `ESC P` (DCS), and the like. Terminals answer
/// questions in this form. The one answer of interest is the background colour.
struct ControlString: Sendable {
  enum Step {
    case incomplete
    case complete
    /// The byte does not belong to it: there was no string, but Alt with a letter, or its end is lost.
    case interrupted
    /// The same, and an ESC came before the byte.
    case interruptedByEscape
  }

  /// More is swallowed, not kept.
  private static let limit = 256

  private let introducer: UInt8
  /// Whether it cannot be Alt with a letter, so that any text may follow.
  var isCertain = false
  private var text: [UInt8] = []
  private var isBehindEscape = false

  init(introducer: UInt8 = 0) {
    self.introducer = introducer
  }

  mutating func feed(_ byte: UInt8) -> Step {
    if isBehindEscape { return byte == UInt8(ascii: "\\") ? .complete : .interruptedByEscape }
    switch byte {
    case 0x1B:
      isBehindEscape = true
      return .incomplete
    case 0x07:
      return .complete
    case 0..<0x20:
      return .interrupted
    default:
      // Answers begin with a number or a mark; after Alt with `]` or `P` comes a letter.
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
    // An OSC begins with its number; xterm also knows `l`, `L` and `I` with a title, where a title was asked for.
    case UInt8(ascii: "]"): (0x30...0x39).contains(byte)
    case UInt8(ascii: "P"): (0x21...0x3F).contains(byte)
    default: true
    }
  }
}
