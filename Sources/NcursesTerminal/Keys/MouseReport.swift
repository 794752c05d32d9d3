import TerminalUI

/// What the terminal says of the mouse.
enum MouseReport {
  /// `ESC [ < button ; column ; row M`, where M is a press and m a release.
  static func event(parameters: [Int?], final: UInt8) -> Event? {
    guard final == UInt8(ascii: "M"), parameters.count == 3,
      let button = parameters[0], let column = parameters[1], let row = parameters[2]
    else { return nil }
    return event(button: button, column: column, row: row)
  }

  /// `ESC [ M` and three bytes: the older form, from terminals that do not know the newer one.
  static func old(_ bytes: [UInt8]) -> Event? {
    guard bytes.count == 3 else { return nil }
    return event(button: Int(bytes[0]) - 32, column: Int(bytes[1]) - 32, row: Int(bytes[2]) - 32)
  }

  /// Columns and rows count from 1. Motion, other buttons, and modifiers are further bits of the button and mean nothing.
  private static func event(button: Int, column: Int, row: Int) -> Event? {
    // Terminals know no screen larger than this; a number beyond it is noise.
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
