/// Texts that `Printable` surely leaves as they are, told by their bytes: most are. The one place that knows.
package enum PlainText {
  /// Cells of such a text; nil for another one.
  package static func cells(of bytes: Span<UInt8>) -> Int? {
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
      // Kana, the common kanji, and the punctuation and full-width letters that go with them.
      case 0x3001...0x3020, 0x3041...0x3096, 0x30A1...0x30FE, 0x4E00...0x9FA5, 0xFF01...0xFF5E: break
      default: return nil
      }
      place += 3
      cells += 2
    }
    return cells
  }

  /// Cells of such a text; nil for another one.
  package static func cells(of text: String) -> Int? {
    cells(of: text.utf8Span.span)
  }
}
