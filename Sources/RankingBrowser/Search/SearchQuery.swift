import TerminalUI

/// What is searched, taken apart once. A town matches if it has every word, in its name, line or reading; or if its
/// romanised name has all words put together (`Hon Atsugi`).
package struct SearchQuery: Hashable, Sendable {
  /// Folded UTF-8, words parted by one blank.
  private let folded: [UInt8]
  let words: [SearchWord]
  /// The words put together; nil if there is one only, or if they are not Latin.
  let joined: RomajiPattern?

  /// Takes what was typed.
  package init(_ string: some StringProtocol) {
    folded = SearchFold.query(string)
    words = folded.split(separator: UInt8(ascii: " ")).map { SearchWord(Array($0)) }
    joined = words.count > 1 ? RomajiPattern(folded) : nil
  }

  /// Whether nothing but blanks was typed: every town matches.
  package var isEmpty: Bool { words.isEmpty }

  /// Whether every town that matches this query matches the other one, because this one only adds to its end.
  package func narrows(_ other: SearchQuery) -> Bool {
    guard folded.starts(with: other.folded) else { return false }
    guard let last = other.words.indices.last, last < words.count, !other.words[last].isLatin else { return true }
    // `-` is no Latin word but `-h` is, and suddenly finds readings.
    return !words[last].isLatin && joined == nil
  }
}
