import RankingCore
import TerminalUI

/// Texts that `Printable` surely leaves as they are, told by their bytes: most are.
enum PlainText {
  /// Cells of such a text; nil for another one.
  static func cells(of bytes: Span<UInt8>) -> Int? {
    var cells = 0
    var place = 0
    while place < bytes.count {
      let byte = bytes[place]
      if byte >= 0x20, byte < 0x7F {
        place += 1
        cells += 1
        continue
      }
      guard byte & 0xF0 == 0xE0, place + 2 < bytes.count else { return nil }
      let scalar = UInt32(byte & 0x0F) << 12 | UInt32(bytes[place + 1] & 0x3F) << 6 | UInt32(bytes[place + 2] & 0x3F)
      switch scalar {
      case 0x3001...0x3020, 0x3041...0x3096, 0x30A1...0x30FE, 0x4E00...0x9FA5, 0xFF01...0xFF5E: break
      default: return nil
      }
      place += 3
      cells += 2
    }
    return cells
  }
}

extension PieceWriter {
  /// Adds a text from outside, made printable, as one line.
  mutating func append(printable text: String) {
    append(PlainText.cells(of: text.utf8Span.span) == nil ? Printable.line(text) : text)
  }

  /// Adds a text from outside, made printable, and blanks behind it up to so many cells.
  mutating func append(printable text: String, cells: Int) {
    append(printable: text)
    append(blanks: cells - TextWidth.printedCells(of: text))
  }
}

extension TextWidth {
  /// Cells of a text once it is made printable, worked out fast for what towns are mostly called.
  static func printedCells(of text: String) -> Int {
    PlainText.cells(of: text.utf8Span.span) ?? cells(of: text)
  }
}
