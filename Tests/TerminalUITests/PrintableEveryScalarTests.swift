import CSupport
import TestSupport
import Testing

@testable import TerminalUI

/// Unicode from end to end: no scalar gets through that a terminal obeys, or that takes other room than we count.
@Suite struct PrintableEveryScalarTests {
  @Test("every scalar alone gives glyphs of one or two cells, as wide as libc says, and nothing that acts")
  func everyScalar() {
    var faults: [String] = []
    for value: UInt32 in 0...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let glyphs = Printable.glyphs(of: String(scalar))
      if glyphs.isEmpty { faults.append("U+\(String(value, radix: 16)) vanishes") }
      for glyph in glyphs {
        let width = glyph.width
        if width != 1 && width != 2 || width != Int(support_scalar_width(glyph.base)) {
          faults.append("U+\(String(value, radix: 16)) has width \(width)")
        }
        if glyph.scalars.contains(where: Self.acts) { faults.append("U+\(String(value, radix: 16)) gets through") }
      }
    }
    #expect(faults == [])
  }

  @Test("every scalar behind a letter takes the cells that libc counts for what is left")
  func everyScalarBehindALetter() {
    var faults: [String] = []
    for value: UInt32 in 0...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      // Most of Unicode is kanji, Hangul and planes without characters: a sample of those is enough.
      if value > 0x3400, value < 0xA000 || (0xAC00...0xF8FF).contains(value) || value > 0x20000, value % 97 != 0 {
        continue
      }
      let text = Text("a\(scalar)")
      let counted = text.glyphs.flatMap(\.scalars).reduce(0) { $0 + Int(support_scalar_width($1.value)) }
      if text.width != counted { faults.append("U+\(String(value, radix: 16)): \(text.width), libc says \(counted)") }
      if text.string.unicodeScalars.contains(where: Self.acts) {
        faults.append("U+\(String(value, radix: 16)) gets through")
      }
    }
    #expect(faults == [])
  }

  /// Controls (C0, DEL, C1), separators of lines, and all that turns or hides its neighbours.
  private static func acts(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1F, 0x7F...0x9F, 0xAD, 0x61C, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB,
      0xE0000...0xE0FFF:
      true
    default: false
    }
  }
}
