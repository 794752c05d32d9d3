import CSupport

// Pointers: utf8proc fills an array of the size that it is told.

/// Folds text for comparison: width, case, composition (NFKC_Casefold) and the two kanas no longer differ.
/// `ＪＲ` is `jr`, and `ﾒﾄﾛ`, `めとろ` and `メトロ` are one.
package enum SearchFold {
  /// Folded UTF-8 of what the string shows on the screen, with one blank for a run of them and none at its ends.
  ///
  /// For queries. A text that is searched is folded by `FoldedText`, which leaves out more blanks.
  package static func query(_ string: some StringProtocol) -> [UInt8] {
    var bytes: [UInt8] = []
    for glyph in Text(String(string)).glyphs { append(glyph, to: &bytes) }
    let words = bytes.split(separator: space)
    return Array(words.joined(separator: CollectionOfOne(space)))
  }

  /// Folded UTF-8 of a text that is searched: `FoldedText(string).bytes`, and quicker for common text.
  package static func append(searchable string: String, to bytes: inout [UInt8]) {
    let start = bytes.count
    if appendPlain(string.utf8Span.span, to: &bytes) { return }
    bytes.removeSubrange(start...)
    bytes.append(contentsOf: FoldedText(string).bytes)
  }

  static let space = UInt8(ascii: " ")

  /// Adds what one glyph folds to. Glyphs are folded one by one, so that every byte belongs to one of them.
  static func append(_ glyph: Glyph, to bytes: inout [UInt8]) {
    if glyph.mark == 0 {
      switch glyph.base {
      case 0x41...0x5A:
        bytes.append(UInt8(truncatingIfNeeded: glyph.base + 0x20))
        return
      case 0x20...0x7E:
        bytes.append(UInt8(truncatingIfNeeded: glyph.base))
        return
      case 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FA5:
        appendThreeBytes(katakana(glyph.base), to: &bytes)
        return
      // Voicing marks that stand alone. NFKC would put a blank before them.
      case 0x309B, 0x309C:
        appendThreeBytes(glyph.base - 2, to: &bytes)
        return
      default: break
      }
    }
    appendByTable(glyph, to: &bytes)
  }

  private static func appendByTable(_ glyph: Glyph, to bytes: inout [UInt8]) {
    var scalars = String.UnicodeScalarView()
    glyph.append(to: &scalars)
    let utf8 = Array(String(scalars).utf8)
    // The longest expansion of one scalar is U+FDFA's, 33 bytes.
    let folded = [UInt8](unsafeUninitializedCapacity: 128) { buffer, count in
      let needed = support_fold(utf8, utf8.count, buffer.baseAddress, buffer.count)
      count = (0...buffer.count).contains(needed) ? needed : 0
    }
    for scalar in String(decoding: folded, as: UTF8.self).unicodeScalars {
      let value = katakana(scalar.value)
      bytes.append(contentsOf: UTF8.encode(Unicode.Scalar(value) ?? scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }

  /// The katakana for a hiragana, of which U+309D and U+309E repeat the one before.
  private static func katakana(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0x3041...0x3096, 0x309D, 0x309E: scalar + 0x60
    default: scalar
    }
  }

  /// Adds the UTF-8 of a scalar from U+0800 to U+FFFF.
  static func appendThreeBytes(_ scalar: UInt32, to bytes: inout [UInt8]) {
    bytes.append(UInt8(truncatingIfNeeded: 0xE0 | scalar >> 12))
    bytes.append(UInt8(truncatingIfNeeded: 0x80 | scalar >> 6 & 0x3F))
    bytes.append(UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F))
  }
}
