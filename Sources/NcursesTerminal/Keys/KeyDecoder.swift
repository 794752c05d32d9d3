import TerminalUI

/// Makes events of the bytes that a terminal sends. What it does not know does nothing: no part of an unknown
/// sequence is ever taken for a letter. A plain state machine without a clock: whoever feeds it also tells it when
/// the rest of something that began has not come.
package struct KeyDecoder: Sendable {
  enum State {
    case ground
    /// Inside a character of several bytes.
    case character
    /// Behind an ESC, which may be the Esc key, or Alt, or the beginning of a sequence.
    case escape
    case control
    case singleShift
    /// Behind `ESC [ [`, the Linux console's function keys.
    case consoleFunction
    case oldMouse
    case string
    case paste
    /// Inside a key that only terminfo knows.
    case terminfoKey
  }

  let terminfoKeys: TerminfoKeys
  /// Whether the next answer to where the cursor is tells how wide an ambiguous character is that was written at the
  /// left edge. Unasked it means nothing.
  package var awaitsWidth = false
  /// Whether the terminal was asked for its status (DSR) and has not answered.
  package var awaitsStatus = false
  /// Whether the terminal has said what it is (DA1) since this was last made false.
  package var hasDeviceAttributes = false
  var state = State.ground
  var character = CharacterAssembler()
  /// Everything since the ESC, as far as it can still be a key.
  var sequence: [UInt8] = []
  var control = ControlSequence()
  var oldMouse: [UInt8] = []
  var string = ControlString()
  var paste = PasteCollector()
  /// Whether the sequence does nothing whatever it turns out to be: Alt with a key, or an 8-bit introducer.
  var isMuted = false

  /// - Parameter terminfoKeys: what this terminal sends for keys beside what all of them send.
  package init(terminfoKeys: TerminfoKeys = TerminfoKeys()) {
    self.terminfoKeys = terminfoKeys
  }

  /// Whether what comes now is pasted text.
  var isPasting: Bool {
    if case .paste = state { true } else { false }
  }

  /// How many milliseconds after the last byte to wait for the next one before `timeOut`; nil if nothing has begun.
  package var waitMilliseconds: Int? {
    switch state {
    case .ground: nil
    case .escape: 100
    // Slow lines cut sequences anywhere. A character typed after an Alt key that looks like a beginning waits too.
    case .character, .control, .singleShift, .consoleFunction, .oldMouse, .string, .terminfoKey: 1000
    case .paste: 3000
    }
  }

  /// Takes the next byte.
  /// - Parameter events: gets what it completes, which is mostly nothing or one.
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

  /// Tells that the rest has not come in `waitMilliseconds`. Afterwards nothing of it is left.
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
    sequence.removeAll(keepingCapacity: true)
  }

  // MARK: Characters

  mutating func begin(_ byte: UInt8, into events: inout [Event]) {
    switch byte {
    case 0x1B:
      sequence = [byte]
      state = .escape
    case 0..<0x20, 0x7F:
      if let key = KeyTables.controlKey(byte) { events.append(.key(key)) }
    case 0x80..<0xA0:
      // No character begins like this. It is ESC and a letter in one byte, from a terminal that is not set to
      // UTF-8; what belongs to it is taken along.
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

  mutating func continueCharacter(_ byte: UInt8, into events: inout [Event]) {
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
