import TerminalUI

/// The states behind an ESC: each takes one byte.
extension KeyDecoder {
  mutating func afterEscape(_ byte: UInt8, into events: inout [Event]) {
    if byte == 0x1B {
      // Esc pressed twice, or Alt with a key that sends a sequence of its own.
      if isMuted { events.append(.key(.escape)) }
      isMuted = true
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

  mutating func continueControl(_ byte: UInt8, into events: inout [Event]) {
    if interrupt(by: byte, into: &events) { return }
    if endsTerminfoKey(byte, into: &events) { return }
    switch control.feed(byte) {
    case .incomplete:
      break
    case .complete:
      if control.isDeviceAttributes { hasDeviceAttributes = true }
      if control.isStatus { awaitsStatus = false }
      finish(meaning: widthAnswer() ?? control.event, into: &events)
    case .consoleFunction:
      state = .consoleFunction
    case .oldMouse:
      oldMouse.removeAll(keepingCapacity: true)
      state = .oldMouse
    case .paste:
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

  mutating func afterSingleShift(_ byte: UInt8, into events: inout [Event]) {
    if interrupt(by: byte, into: &events) { return }
    if endsTerminfoKey(byte, into: &events) { return }
    // An old way to say which modifiers are held puts numbers here too.
    if control.takesParameter(byte) { return }
    if byte >= 0x80 { return swallowCharacter(byte, into: &events) }
    finish(meaning: control.hasParameters ? nil : KeyTables.singleShift(byte).map(Event.key), into: &events)
  }

  mutating func continueOldMouse(_ byte: UInt8, into events: inout [Event]) {
    if interrupt(by: byte, into: &events) { return }
    oldMouse.append(byte)
    guard oldMouse.count == 3 else { return }
    finish(meaning: MouseReport.old(oldMouse), into: &events)
  }

  mutating func afterFixedPart(_ byte: UInt8, meaning: Key?, into events: inout [Event]) {
    if interrupt(by: byte, into: &events) { return }
    if endsTerminfoKey(byte, into: &events) { return }
    if byte >= 0x80 { return swallowCharacter(byte, into: &events) }
    finish(meaning: meaning.map(Event.key), into: &events)
  }

  mutating func continueString(_ byte: UInt8, into events: inout [Event]) {
    // The 8-bit end of a string that began in 8 bits. Elsewhere the byte is part of a character.
    if isMuted, byte == 0x9C { return reset() }
    switch string.feed(byte) {
    case .incomplete:
      break
    case .complete:
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

  mutating func continuePaste(_ byte: UInt8, into events: inout [Event]) {
    guard paste.feed(byte) else { return }
    events.append(.paste(paste.finish()))
    reset()
  }

  // MARK: Ends

  /// A control character inside a sequence is not part of it: the sequence is given up, and the key acts.
  private mutating func interrupt(by byte: UInt8, into events: inout [Event]) -> Bool {
    guard byte < 0x20 else { return false }
    reset()
    begin(byte, into: &events)
    return true
  }

  /// Drops a character of several bytes, of which this is the first, with the sequence that it ended.
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

  private mutating func finish(meaning: Event?, into events: inout [Event]) {
    if !isMuted, terminfoKeys.hasLonger(than: sequence) {
      state = .terminfoKey
      return
    }
    if !isMuted, let meaning { events.append(meaning) }
    reset()
  }
}
