import TerminalUI

/// One word of a query in the forms in which it is looked for.
struct SearchWord: Hashable, Sendable {
  /// Folded by `SearchFold`: for names and lines.
  let pattern: [UInt8]
  /// For readings in kana.
  private let kana: [UInt8]
  /// For romanised readings; nil if the word is not Latin.
  private let romaji: RomajiPattern?

  init(_ folded: [UInt8]) {
    pattern = folded
    kana = FoldedReading.withoutD(folded)
    romaji = RomajiPattern(folded)
  }

  /// Whether it is looked for in romanised readings, not in kana.
  var isLatin: Bool { romaji != nil }

  /// Whether the reading has the word, in kana or romanised.
  func matches(_ reading: FoldedReading) -> Bool {
    if let romaji { return romaji.matches(reading) }
    return ByteSearch.firstOffset(of: kana, in: reading.kana) != nil
  }
}
