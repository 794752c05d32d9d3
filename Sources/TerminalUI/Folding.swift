import CSupport

// Pointers: utf8proc fills an array of the size passed to it; memmem is given two arrays by their own counts.

/// Folds text for comparison: width, case, composition (NFKC_Casefold) and the two kanas make no difference.
/// `ＪＲ` is `jr`, and `ﾒﾄﾛ`, `めとろ` and `メトロ` are one.
package enum SearchFold {
  /// Folded UTF-8 of what the string shows on the screen, with runs of blanks reduced to one and none at its ends.
  ///
  /// For queries. Text to be searched is folded by `FoldedText`, which leaves out more blanks.
  package static func query(_ string: some StringProtocol) -> [UInt8] {
    var bytes: [UInt8] = []
    for glyph in Text(String(string)).glyphs { append(glyph, to: &bytes) }
    let words = bytes.split(separator: space)
    return Array(words.joined(separator: CollectionOfOne(space)))
  }

  /// Folded UTF-8 of text to be searched: the same as `FoldedText(string).bytes`, and faster for common text.
  package static func append(searchable string: String, to bytes: inout [UInt8]) {
    let start = bytes.count
    if appendPlain(string.utf8Span.span, to: &bytes) { return }
    bytes.removeSubrange(start...)
    bytes.append(contentsOf: FoldedText(string).bytes)
  }

  /// Adds the folded form of ASCII, kana with ・ and ー, and common kanji, the bulk of the text here, without making
  /// glyphs. The text must have no blanks, whose neighbours would matter.
  ///
  /// - Returns: false if the text has anything else. Some of it may have been added then.
  private static func appendPlain(_ text: Span<UInt8>, to bytes: inout [UInt8]) -> Bool {
    var index = 0
    while index < text.count {
      let lead = text[index]
      switch lead {
      case 0x41...0x5A:
        bytes.append(lead + 0x20)
        index += 1
      case 0x21...0x7E:
        bytes.append(lead)
        index += 1
      case 0xE3...0xE9 where index + 2 < text.count:
        let second = text[index + 1]
        let third = text[index + 2]
        let scalar = UInt32(lead & 0x0F) << 12 | UInt32(second & 0x3F) << 6 | UInt32(third & 0x3F)
        switch scalar {
        case 0x3041...0x3096: appendThreeBytes(scalar + 0x60, to: &bytes)
        case 0x30A1...0x30FC, 0x4E00...0x9FA5:
          bytes.append(lead)
          bytes.append(second)
          bytes.append(third)
        default: return false
        }
        index += 3
      default: return false
      }
    }
    return true
  }

  fileprivate static let space = UInt8(ascii: " ")

  /// Adds what one glyph folds to. Glyphs are folded one by one, so that every byte belongs to one of them.
  fileprivate static func append(_ glyph: Glyph, to bytes: inout [UInt8]) {
    if glyph.mark == 0 {
      switch glyph.base {
      case 0x41...0x5A:
        bytes.append(UInt8(truncatingIfNeeded: glyph.base + 0x20))
        return
      case 0x20...0x7E:
        bytes.append(UInt8(truncatingIfNeeded: glyph.base))
        return
      case 0x3041...0x3096, 0x30A1...0x30FC, 0x4E00...0x9FA5:
        appendThreeBytes(katakana(glyph.base), to: &bytes)
        return
      // Voicing marks on their own. NFKC would put a blank before them.
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

  /// The katakana for a hiragana. U+309D and U+309E are iteration marks, which repeat the character before.
  private static func katakana(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0x3041...0x3096, 0x309D, 0x309E: scalar + 0x60
    default: scalar
    }
  }

  /// Adds the UTF-8 of a scalar from U+0800 to U+FFFF.
  private static func appendThreeBytes(_ scalar: UInt32, to bytes: inout [UInt8]) {
    bytes.append(UInt8(truncatingIfNeeded: 0xE0 | scalar >> 12))
    bytes.append(UInt8(truncatingIfNeeded: 0x80 | scalar >> 6 & 0x3F))
    bytes.append(UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F))
  }
}

/// A text folded for comparison that still knows which glyph each byte came from, so that a match is shown on exactly
/// its cells.
///
/// A blank is kept only between two ASCII characters: a file may write `JR 大阪` or `JR大阪`.
package struct FoldedText: Sendable {
  /// Folded UTF-8.
  package private(set) var bytes: [UInt8] = []
  /// For every byte, the index of its glyph, ascending.
  private var owners: [Int] = []

  /// Folds what a string shows.
  package init(_ string: some StringProtocol) {
    self.init(Text(String(string)))
  }

  /// Folds a text glyph by glyph.
  package init(_ text: Text) {
    var blank: Int?
    for (index, glyph) in text.glyphs.enumerated() {
      let start = bytes.count
      SearchFold.append(glyph, to: &bytes)
      if bytes.count == start + 1, bytes.last == SearchFold.space {
        bytes.removeLast()
        blank = blank ?? index
        continue
      }
      if let place = blank, start > 0, bytes.count > start, bytes[start - 1] < 0x80, bytes[start] < 0x80 {
        bytes.insert(SearchFold.space, at: start)
        owners.append(place)
      }
      if bytes.count > start { blank = nil }
      owners.append(contentsOf: repeatElement(index, count: bytes.count - owners.count))
    }
  }

  /// Whether a folded pattern is anywhere in the text; always true for an empty one.
  package func contains(_ pattern: [UInt8]) -> Bool {
    ByteSearch.firstOffset(of: pattern, in: bytes) != nil
  }

  /// The glyphs of all matches from left to right, as indices of the text's `glyphs`. No two share a glyph.
  ///
  /// A match that begins or ends within what one glyph folds to (`株` in `㍿`) covers the whole glyph.
  package func ranges(of pattern: [UInt8]) -> [Range<Int>] {
    guard !pattern.isEmpty else { return [] }
    var ranges: [Range<Int>] = []
    var start = 0
    while let offset = ByteSearch.firstOffset(of: pattern, in: bytes, from: start) {
      let last = offset + pattern.count - 1
      ranges.append(owners[offset]..<(owners[last] + 1))
      start = last + 1
      while start < owners.count, owners[start] == owners[last] { start += 1 }
    }
    return ranges
  }
}

/// Finds bytes in bytes with libc's `memmem`. In UTF-8 a match of whole characters begins and ends between characters.
package enum ByteSearch {
  /// The first place of a pattern within a part of the bytes.
  ///
  /// - Parameters:
  ///   - start: the offset at which to begin.
  ///   - end: the offset at which the part ends; nil for the end of the bytes.
  /// - Returns: the offset in `bytes`; nil if the pattern is not there.
  package static func firstOffset(
    of pattern: [UInt8], in bytes: [UInt8], from start: Int = 0, to end: Int? = nil
  ) -> Int? {
    let end = min(end ?? bytes.count, bytes.count)
    guard 0 <= start, start <= end else { return nil }
    let found = bytes.withUnsafeBufferPointer { all in
      let part = UnsafeBufferPointer(rebasing: all[start..<end])
      return support_find(part.baseAddress, part.count, pattern, pattern.count)
    }
    return found < 0 ? nil : start + found
  }
}
