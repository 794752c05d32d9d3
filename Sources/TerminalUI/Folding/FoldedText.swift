/// A text folded for comparison that still knows which glyph each byte came from, so that a match is shown on
/// exactly its cells.
///
/// A blank is kept between two ASCII characters only: nobody can know whether a file writes `JR 大阪` or `JR大阪`.
package struct FoldedText: Sendable {
  /// Folded UTF-8.
  package private(set) var bytes: [UInt8] = []
  /// For every byte the index of its glyph, ascending.
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

  /// Whether a folded pattern is anywhere in the text. An empty one is.
  package func contains(_ pattern: [UInt8]) -> Bool {
    ByteSearch.firstOffset(of: pattern, in: bytes) != nil
  }

  /// The glyphs of all matches from left to right, as indices of the text's `glyphs`. No two share a glyph.
  ///
  /// A match that begins or ends within what one glyph folds to (`株` in `㍿`) takes the whole glyph.
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
