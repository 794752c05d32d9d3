import TerminalUI

/// A sequence that begins with `ESC [`: parameters, intermediates, and a final byte that says what it is (ECMA-48).
struct ControlSequence: Sendable {
  enum Step {
    case incomplete
    case complete
    /// `ESC [ [`: followed by one more byte, outside the grammar.
    case consoleFunction
    /// `ESC [ M`: followed by three more bytes, outside the grammar.
    case oldMouse
    case paste
  }

  private static let limit = 64
  /// CapsLock and NumLock among the modifiers: not held with a key, but reported by kitty and foot.
  private static let locks = 64 | 128

  private var parameters: [UInt8] = []
  private var intermediates: [UInt8] = []
  private var final: UInt8 = 0

  var hasParameters: Bool { !parameters.isEmpty }

  /// Accepts a byte if it belongs to the parameters.
  mutating func takesParameter(_ byte: UInt8) -> Bool {
    guard (0x30...0x3F).contains(byte) else { return false }
    // One more than the limit makes the sequence unknown.
    if parameters.count <= ControlSequence.limit { parameters.append(byte) }
    return true
  }

  mutating func feed(_ byte: UInt8) -> Step {
    switch byte {
    case 0x20...0x2F:
      // rxvt sends `ESC [ 3 $` for a shifted key, with nothing after it.
      if byte == UInt8(ascii: "$"), hasParameters, intermediates.isEmpty,
        parameters.allSatisfy({ (0x30...0x39).contains($0) })
      {
        final = byte
        return .complete
      }
      if intermediates.count <= ControlSequence.limit { intermediates.append(byte) }
    case 0x30...0x3F:
      _ = takesParameter(byte)
    case 0x40...0x7E:
      final = byte
      guard intermediates.isEmpty else { return .complete }
      switch (parameters.isEmpty, byte) {
      case (true, UInt8(ascii: "[")): return .consoleFunction
      case (true, UInt8(ascii: "M")): return .oldMouse
      case (false, UInt8(ascii: "~")) where parameters == Array("200".utf8): return .paste
      default: return .complete
      }
    default:
      break
    }
    return .incomplete
  }

  /// What the whole sequence means; nil if it is not a known key.
  var event: Event? {
    guard intermediates.isEmpty, parameters.count <= ControlSequence.limit else { return nil }
    if parameters.first == UInt8(ascii: "<") {
      return MouseReport.event(parameters: numbers(parameters.dropFirst()), final: final)
    }
    return (isLightScheme.map { .colorScheme(isLight: $0) }) ?? key.map(Event.key)
  }

  /// The column, from 0, if the sequence reports the cursor's position. F3 with modifiers may look the same.
  var cursorColumn: Int? {
    let numbers = numbers(parameters[...])
    guard final == UInt8(ascii: "R"), intermediates.isEmpty, numbers.count == 2, let column = numbers[1] else {
      return nil
    }
    return column - 1
  }

  /// Whether it reports the terminal's device attributes: `ESC [ ? numbers c`.
  var isDeviceAttributes: Bool {
    final == UInt8(ascii: "c") && intermediates.isEmpty && parameters.first == UInt8(ascii: "?")
  }

  /// Whether it reports the terminal's status: `ESC [ 0 n`, or another number in case of a fault.
  var isStatus: Bool {
    final == UInt8(ascii: "n") && intermediates.isEmpty && parameters.allSatisfy { (0x30...0x39).contains($0) }
  }

  /// Whether no key sends it, with or without Alt: an answer, a report or the mouse.
  var isNoKey: Bool { parameters.first.map { (0x3C...0x3F).contains($0) } == true || isStatus }

  /// Whether it reports a light or a dark colour scheme: `ESC [ ? 997 ; 2 n` or `; 1 n`.
  private var isLightScheme: Bool? {
    guard final == UInt8(ascii: "n"), parameters.first == UInt8(ascii: "?") else { return nil }
    let numbers = numbers(parameters.dropFirst())
    return numbers == [997, 1] ? false : numbers == [997, 2] ? true : nil
  }

  private var key: Key? {
    let numbers = numbers(parameters[...])
    guard numbers.allSatisfy({ $0 != nil }), numbers.count <= 2 else { return nil }
    // The second number is one more than the modifiers that are held, a bit for each.
    let modifiers = max((numbers.count == 2 ? numbers[1] : nil) ?? 1, 1) - 1
    guard modifiers & ~ControlSequence.locks == 0, let first = numbers.first ?? 0 else { return nil }
    if final == UInt8(ascii: "u") { return KeyTables.coded(first) }
    if final == UInt8(ascii: "~") { return KeyTables.numbered(first) }
    // `ESC [ 1 ; 1 R` is a cursor position, not F3.
    guard first <= 1, numbers.count < 2 || final != UInt8(ascii: "R") else { return nil }
    return KeyTables.lettered(final)
  }

  /// The numbers between semicolons; an omitted one is 0, an invalid one is nil.
  private func numbers(_ bytes: ArraySlice<UInt8>) -> [Int?] {
    guard !bytes.isEmpty else { return [] }
    return bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map { part in
      part.isEmpty ? 0 : Int(String(decoding: part, as: UTF8.self))
    }
  }
}

/// The keys by what xterm and its kin, rxvt, the Linux console and the VTs send.
enum KeyTables {
  /// A byte below 0x20, or 0x7F.
  static func controlKey(_ byte: UInt8) -> Key? {
    switch byte {
    case 0x08, 0x7F: .backspace
    case 0x09: .tab
    case 0x0A, 0x0D: .enter
    case 0x01...0x1A: .control(Character(Unicode.Scalar(byte + 0x60)))
    default: nil
    }
  }

  /// `ESC [` and a letter.
  static func lettered(_ final: UInt8) -> Key? {
    switch final {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "Z"): .backTab
    case UInt8(ascii: "P"): .function(1)
    case UInt8(ascii: "Q"): .function(2)
    case UInt8(ascii: "R"): .function(3)
    case UInt8(ascii: "S"): .function(4)
    default: nil
    }
  }

  /// `ESC [`, a number and `~`.
  static func numbered(_ number: Int) -> Key? {
    switch number {
    case 1, 7: .home
    case 4, 8: .end
    case 3: .delete
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23, 24: .function(number - 12)
    default: nil
    }
  }

  /// `ESC [`, a code and `u`: what kitty's protocol sends once another program has switched it on. The codes above the
  /// characters are the keypad's, from the table of functional keys in its specification.
  static func coded(_ code: Int) -> Key? {
    switch code {
    case 8, 127: .backspace
    case 9: .tab
    case 13, 57414: .enter
    case 27: .escape
    case 57399...57408: .character(Character(Unicode.Scalar(UInt8(code - 57399 + 0x30))))
    case 57417: .left
    case 57418: .right
    case 57419: .up
    case 57420: .down
    case 57421: .pageUp
    case 57422: .pageDown
    case 57423: .home
    case 57424: .end
    case 57426: .delete
    case 0x20..<0x7F, 0xA0..<0xE000, 0xF900...0x10FFFF:
      UInt32(exactly: code).flatMap(Unicode.Scalar.init).map { .character(Character($0)) }
    default: nil
    }
  }

  /// `ESC O` and a byte: the keypad's keys in application mode.
  static func singleShift(_ byte: UInt8) -> Key? {
    switch byte {
    case UInt8(ascii: "M"): .enter
    case UInt8(ascii: "I"): .tab
    case UInt8(ascii: " "): .character(" ")
    case UInt8(ascii: "X"): .character("=")
    // The keypad's digits and signs are sent as the letters 0x40 above them.
    case UInt8(ascii: "j")...UInt8(ascii: "y"): .character(Character(Unicode.Scalar(byte - 0x40)))
    case UInt8(ascii: "Z"): nil
    default: lettered(byte)
    }
  }

  /// `ESC [ [` and a letter.
  static func consoleFunction(_ byte: UInt8) -> Key? {
    (UInt8(ascii: "A")...UInt8(ascii: "E")).contains(byte) ? .function(Int(byte) - 0x40) : nil
  }
}

enum MouseReport {
  /// `ESC [ < button ; column ; row M`, where M is a press and m a release.
  static func event(parameters: [Int?], final: UInt8) -> Event? {
    guard final == UInt8(ascii: "M"), parameters.count == 3,
      let button = parameters[0], let column = parameters[1], let row = parameters[2]
    else { return nil }
    return event(button: button, column: column, row: row)
  }

  /// `ESC [ M` and three bytes: the older form, from terminals that lack the newer one.
  static func old(_ bytes: [UInt8]) -> Event? {
    guard bytes.count == 3 else { return nil }
    return event(button: Int(bytes[0]) - 32, column: Int(bytes[1]) - 32, row: Int(bytes[2]) - 32)
  }

  /// Columns and rows count from 1. Motion, other buttons and modifiers are further bits of the button and are ignored.
  private static func event(button: Int, column: Int, row: Int) -> Event? {
    // No terminal has a larger screen than this; a larger number is noise.
    guard (1...0xFFFF).contains(column), (1...0xFFFF).contains(row) else { return nil }
    let point = Point(x: column - 1, y: row - 1)
    return switch button {
    case 0: .mouse(Mouse(.press, at: point))
    case 64: .mouse(Mouse(.wheelUp, at: point))
    case 65: .mouse(Mouse(.wheelDown, at: point))
    default: nil
    }
  }
}
