import TerminalUI

/// Turns the bytes that a terminal sends into events. Unknown input does nothing: no part of an unknown sequence is
/// ever taken for a letter. A plain state machine without a clock: the caller also reports when the rest of an
/// incomplete sequence has not come.
///
/// ncurses' `getch` returns the rest of an unknown sequence as letters, which here would be commands, and libtermkey is
/// retired.
package struct KeyDecoder: Sendable {
  private enum State {
    case ground
    /// Inside a multi-byte character.
    case character
    /// After an ESC, which may be the Esc key, Alt, or the beginning of a sequence.
    case escape
    case control
    case singleShift
    /// After `ESC [ [`, which begins the Linux console's function keys.
    case consoleFunction
    case oldMouse
    case string
    case paste
    /// Inside a key that only terminfo describes.
    case terminfoKey
  }

  private let terminfoKeys: TerminfoKeys
  /// Whether the next report of the cursor's position says how wide an ambiguous character written at the left edge is.
  /// Unsolicited, such a report means nothing.
  package var awaitsWidth = false
  /// Whether the terminal was asked for its status (DSR) and has not answered.
  package var awaitsStatus = false
  /// Whether the terminal has reported its device attributes (DA1) since this was last set to false.
  package var hasDeviceAttributes = false
  private var state = State.ground
  private var character = CharacterAssembler()
  /// Everything since the ESC, as long as it can still be a key.
  private var sequence: [UInt8] = []
  private var control = ControlSequence()
  private var oldMouse: [UInt8] = []
  private var string = ControlString()
  private var paste = PasteCollector()
  /// Whether the sequence is ignored whatever it turns out to be: Alt with a key, or an 8-bit introducer.
  private var isMuted = false
  /// Whether another ESC came before: Alt with a key, or the Esc key before something that the terminal sends by itself.
  private var isAfterEscape = false

  /// - Parameter terminfoKeys: what this terminal sends for keys, apart from what all terminals send.
  package init(terminfoKeys: TerminfoKeys = TerminfoKeys()) {
    self.terminfoKeys = terminfoKeys
  }

  /// Whether the input is pasted text at present.
  var isPasting: Bool {
    if case .paste = state { true } else { false }
  }

  /// How many milliseconds after the last byte to wait for the next one before `timeOut`; nil if nothing has begun.
  package var waitMilliseconds: Int? {
    switch state {
    case .ground: nil
    case .escape: 100
    // Slow lines cut sequences anywhere. A character typed after an Alt key that looks like the beginning of a sequence
    // waits too.
    case .character, .control, .singleShift, .consoleFunction, .oldMouse, .string, .terminfoKey: 1000
    case .paste: 3000
    }
  }

  /// Accepts the next byte.
  /// - Parameter events: receives the events that it completes, mostly none or one.
  package mutating func feed(_ byte: UInt8, into events: inout [Event]) {
    switch state {
    case .ground: begin(byte, into: &events)
    case .character: continueCharacter(byte, into: &events)
    case .escape: afterEscape(byte, into: &events)
    case .control: continueControl(byte, into: &events)
    case .singleShift: afterSingleShift(byte, into: &events)
    case .consoleFunction: afterFixedPart(byte, meaning: KeyTables.consoleFunction(byte), into: &events)
    case .oldMouse: continueOldMouse(byte, into: &events)
    case .string: continueString(byte, into: &events)
    case .paste: continuePaste(byte, into: &events)
    case .terminfoKey: afterFixedPart(byte, meaning: nil, into: &events)
    }
  }

  /// Reports that no byte has come within `waitMilliseconds`. Whatever had begun is dropped.
  package mutating func timeOut(into events: inout [Event]) {
    switch state {
    case .escape:
      events.append(.key(.escape))
      if isMuted { events.append(.key(.escape)) }
    case .paste:
      events.append(.paste(paste.finish()))
    case .ground, .character, .control, .singleShift, .consoleFunction, .oldMouse, .string, .terminfoKey:
      break
    }
    reset()
  }

  mutating func reset() {
    state = .ground
    isMuted = false
    isAfterEscape = false
    sequence.removeAll(keepingCapacity: true)
  }

  // MARK: Characters

  private mutating func begin(_ byte: UInt8, into events: inout [Event]) {
    switch byte {
    case 0x1B:
      sequence = [byte]
      state = .escape
    case 0..<0x20, 0x7F:
      if let key = KeyTables.controlKey(byte) { events.append(.key(key)) }
    case 0x80..<0xA0:
      // No character begins like this. It is ESC and a letter in one byte, from a terminal that is not set to UTF-8;
      // the rest of the sequence is consumed too.
      isMuted = true
      sequence = [0x1B]
      afterEscape(byte - 0x40, into: &events)
      string.isCertain = true
    default:
      character = CharacterAssembler()
      state = .character
      continueCharacter(byte, into: &events)
    }
  }

  private mutating func continueCharacter(_ byte: UInt8, into events: inout [Event]) {
    switch character.feed(byte) {
    case .incomplete:
      break
    case .complete(let scalar):
      if !isMuted, !(0..<0x20).contains(scalar.value), !(0x7F..<0xA0).contains(scalar.value) {
        events.append(.key(.character(Character(scalar))))
      }
      reset()
    case .invalid(let belongs):
      reset()
      if !belongs { begin(byte, into: &events) }
    }
  }
}

// The states after an ESC: each accepts one byte.
extension KeyDecoder {
  private mutating func afterEscape(_ byte: UInt8, into events: inout [Event]) {
    if byte == 0x1B {
      // Esc pressed twice, or before an answer, or Alt with a key that sends a sequence of its own.
      if isMuted { events.append(.key(.escape)) }
      isMuted = true
      isAfterEscape = true
      return
    }
    if endsTerminfoKey(byte, into: &events) { return }
    switch byte {
    case UInt8(ascii: "["):
      control = ControlSequence()
      state = .control
    case UInt8(ascii: "O"):
      control = ControlSequence()
      state = .singleShift
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
      string = ControlString(introducer: byte)
      state = .string
    case 0x80...:
      swallowCharacter(byte, into: &events)
    default:
      // Alt with a character.
      finish(meaning: nil, into: &events)
    }
  }

  private mutating func continueControl(_ byte: UInt8, into events: inout [Event]) {
    if interrupt(by: byte, into: &events) { return }
    if endsTerminfoKey(byte, into: &events) { return }
    switch control.feed(byte) {
    case .incomplete:
      break
    case .complete:
      if control.isDeviceAttributes { hasDeviceAttributes = true }
      if control.isStatus { awaitsStatus = false }
      let width = widthAnswer()
      if width != nil || control.isNoKey { takeEscape(into: &events) }
      finish(meaning: width ?? control.event, into: &events)
    case .consoleFunction:
      state = .consoleFunction
    case .oldMouse:
      takeEscape(into: &events)
      oldMouse.removeAll(keepingCapacity: true)
      state = .oldMouse
    case .paste:
      takeEscape(into: &events)
      reset()
      paste = PasteCollector()
      state = .paste
    }
  }

  private mutating func widthAnswer() -> Event? {
    guard awaitsWidth, let column = control.cursorColumn else { return nil }
    awaitsWidth = false
    return .ambiguousWidth(isTwo: column == 2)
  }

  private mutating func afterSingleShift(_ byte: UInt8, into events: inout [Event]) {
    if interrupt(by: byte, into: &events) { return }
    if endsTerminfoKey(byte, into: &events) { return }
    // An old encoding of modifiers puts numbers here too.
    if control.takesParameter(byte) { return }
    if byte >= 0x80 { return swallowCharacter(byte, into: &events) }
    finish(meaning: control.hasParameters ? nil : KeyTables.singleShift(byte).map(Event.key), into: &events)
  }

  private mutating func continueOldMouse(_ byte: UInt8, into events: inout [Event]) {
    if interrupt(by: byte, into: &events) { return }
    oldMouse.append(byte)
    guard oldMouse.count == 3 else { return }
    finish(meaning: MouseReport.old(oldMouse), into: &events)
  }

  private mutating func afterFixedPart(_ byte: UInt8, meaning: Key?, into events: inout [Event]) {
    if interrupt(by: byte, into: &events) { return }
    if endsTerminfoKey(byte, into: &events) { return }
    if byte >= 0x80 { return swallowCharacter(byte, into: &events) }
    finish(meaning: meaning.map(Event.key), into: &events)
  }

  private mutating func continueString(_ byte: UInt8, into events: inout [Event]) {
    // The 8-bit terminator of a string with an 8-bit introducer. Elsewhere the byte is part of a character.
    if isMuted, byte == 0x9C { return reset() }
    switch string.feed(byte) {
    case .incomplete:
      break
    case .complete:
      takeEscape(into: &events)
      finish(meaning: string.event, into: &events)
    case .interrupted:
      reset()
      begin(byte, into: &events)
    case .interruptedByEscape:
      reset()
      begin(0x1B, into: &events)
      feed(byte, into: &events)
    }
  }

  private mutating func continuePaste(_ byte: UInt8, into events: inout [Event]) {
    guard paste.feed(byte) else { return }
    events.append(.paste(paste.finish()))
    reset()
  }

  // MARK: Ends

  /// A control character inside a sequence is not part of it: the sequence is dropped, and the key acts.
  private mutating func interrupt(by byte: UInt8, into events: inout [Event]) -> Bool {
    guard byte < 0x20 else { return false }
    reset()
    begin(byte, into: &events)
    return true
  }

  /// Drops a multi-byte character, of which this is the first byte, with the sequence that it interrupted.
  private mutating func swallowCharacter(_ byte: UInt8, into events: inout [Event]) {
    isMuted = true
    character = CharacterAssembler()
    state = .character
    continueCharacter(byte, into: &events)
  }

  private mutating func endsTerminfoKey(_ byte: UInt8, into events: inout [Event]) -> Bool {
    if sequence.count <= TerminfoKeys.longest { sequence.append(byte) }
    guard !isMuted, let key = terminfoKeys.key(for: sequence) else { return false }
    events.append(.key(key))
    reset()
    return true
  }

  /// No key sends what has come after two ESC: the first of them was the Esc key.
  private mutating func takeEscape(into events: inout [Event]) {
    guard isAfterEscape else { return }
    events.append(.key(.escape))
    isMuted = false
    isAfterEscape = false
    sequence = []
  }

  private mutating func finish(meaning: Event?, into events: inout [Event]) {
    if !isMuted, terminfoKeys.hasLonger(than: sequence) {
      state = .terminfoKey
      return
    }
    if !isMuted, let meaning { events.append(meaning) }
    reset()
  }
}

/// Assembles the bytes of one UTF-8 character, however slowly they come.
private struct CharacterAssembler: Sendable {
  enum Result {
    case incomplete
    case complete(Unicode.Scalar)
    /// Not UTF-8. A byte that does not belong to the ones before it may begin something else.
    case invalid(belongs: Bool)
  }

  private var bytes: [UInt8] = []

  mutating func feed(_ byte: UInt8) -> Result {
    bytes.append(byte)
    var rest = bytes.makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    switch parser.parseScalar(from: &rest) {
    case .valid(let encoded):
      return .complete(Unicode.UTF8.decode(encoded))
    case .error(let length) where length < bytes.count:
      return .invalid(belongs: false)
    case .error, .emptyInput:
      // All of it is the beginning of a character, except for a byte that cannot begin one.
      return bytes.count > 1 || (0xC2...0xF4).contains(byte) ? .incomplete : .invalid(belongs: true)
    }
  }
}
