import TerminalUI

/// A sequence that begins with `ESC [`: parameters, intermediates, and a final byte that says what it is (ECMA-48).
struct ControlSequence: Sendable {
  enum Step {
    case incomplete
    case complete
    /// `ESC [ [`: one byte more, in no grammar.
    case consoleFunction
    /// `ESC [ M`: three bytes more, in no grammar.
    case oldMouse
    case paste
  }

  private static let limit = 64

  private var parameters: [UInt8] = []
  private var intermediates: [UInt8] = []
  private var final: UInt8 = 0

  var hasParameters: Bool { !parameters.isEmpty }

  /// Takes a byte if it belongs to the numbers.
  mutating func takesParameter(_ byte: UInt8) -> Bool {
    guard (0x30...0x3F).contains(byte) else { return false }
    // One more than the limit makes it a sequence that nobody knows.
    if parameters.count <= ControlSequence.limit { parameters.append(byte) }
    return true
  }

  mutating func feed(_ byte: UInt8) -> Step {
    switch byte {
    case 0x20...0x2F:
      // rxvt sends `ESC [ 3 $` for Shift with a key and nothing behind it.
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

  /// What the whole sequence means; nil if it is none of our keys.
  var event: Event? {
    guard intermediates.isEmpty, parameters.count <= ControlSequence.limit else { return nil }
    if parameters.first == UInt8(ascii: "<") {
      return MouseReport.event(parameters: numbers(parameters.dropFirst()), final: final)
    }
    return key.map(Event.key)
  }

  /// The column from 0, where the sequence says where the cursor is. F3 with modifiers may look the same.
  var cursorColumn: Int? {
    let numbers = numbers(parameters[...])
    guard final == UInt8(ascii: "R"), intermediates.isEmpty, numbers.count == 2, let column = numbers[1] else {
      return nil
    }
    return column - 1
  }

  /// Whether it says what the terminal is: `ESC [ ? numbers c`.
  var isDeviceAttributes: Bool {
    final == UInt8(ascii: "c") && intermediates.isEmpty && parameters.first == UInt8(ascii: "?")
  }

  /// Whether it says how the terminal is: `ESC [ 0 n`, or another number where something is wrong.
  var isStatus: Bool {
    final == UInt8(ascii: "n") && intermediates.isEmpty && parameters.allSatisfy { (0x30...0x39).contains($0) }
  }

  private var key: Key? {
    let numbers = numbers(parameters[...])
    guard numbers.allSatisfy({ $0 != nil }), numbers.count <= 2 else { return nil }
    // The second number says which modifiers are held; 1 is none.
    let hasModifiers = numbers.count == 2 && numbers.last != 1
    guard !hasModifiers, let first = numbers.first ?? 0 else { return nil }
    if final == UInt8(ascii: "~") { return KeyTables.numbered(first) }
    // `ESC [ 1 ; 1 R` is where the cursor is, not F3.
    guard first <= 1, numbers.count < 2 || final != UInt8(ascii: "R") else { return nil }
    return KeyTables.lettered(final)
  }

  /// The numbers between semicolons; one that is left out is 0, one that is none is nil.
  private func numbers(_ bytes: ArraySlice<UInt8>) -> [Int?] {
    guard !bytes.isEmpty else { return [] }
    return bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map { part in
      part.isEmpty ? 0 : Int(String(decoding: part, as: UTF8.self))
    }
  }
}
