/// Tells output that shows something from control sequences alone: a program that looks for work ten times a second moves
/// the cursor about each time, which nobody sees.
struct ShownText {
  private enum Place {
    case text, escape, sequence, string
  }

  private var place = Place.text

  /// - Parameter bytes: the next bytes that the program wrote; a sequence may go on in the following ones.
  /// - Returns: whether there is a character among them.
  mutating func isIn(_ bytes: some Sequence<UInt8>) -> Bool {
    var isShown = false
    for byte in bytes {
      switch (place, byte) {
      case (.text, 0x1B), (.string, 0x1B): place = .escape
      case (.text, 0x20...0x7E), (.text, 0x80...): isShown = true
      case (.text, _): break
      case (.escape, UInt8(ascii: "[")): place = .sequence
      case (.escape, UInt8(ascii: "]")), (.escape, UInt8(ascii: "P")): place = .string
      // Between: what chooses a character set, for example.
      case (.escape, 0x20...0x2F): break
      case (.escape, _): place = .text
      case (.sequence, 0x40...0x7E): place = .text
      case (.sequence, _): break
      case (.string, 0x07): place = .text
      case (.string, _): break
      }
    }
    return isShown
  }
}
