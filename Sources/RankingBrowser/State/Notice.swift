/// One line that says what was done, or why not. It stands in the key bar's place until the next key.
package struct Notice: Equatable, Sendable {
  /// The sentence, with places for the number and the text.
  package let word: Word
  /// The number in it, if it has a place for one.
  package let number: Int?
  /// The text in it, such as a town's name; it may be of any length and hold anything.
  package let text: String?
  /// Whether something went wrong.
  package let isProblem: Bool

  /// A notice of something that was done, unless it is a problem.
  package init(_ word: Word, _ number: Int? = nil, text: String? = nil, isProblem: Bool = false) {
    self.word = word
    self.number = number
    self.text = text
    self.isProblem = isProblem
  }
}

/// How far a ranking that is still being read has come.
package struct Loading: Equatable, Sendable {
  /// Bytes of the ranking that are there, or used where the size is known.
  package var bytes = 0
  /// Bytes that are expected in all; nil where that is not known, as for a pipe.
  package var expectedBytes: Int?
  /// Towns found in them.
  package var towns = 0

  /// Without arguments: nothing has come, and nothing is known of what will.
  package init(bytes: Int = 0, expectedBytes: Int? = nil, towns: Int = 0) {
    self.bytes = bytes
    self.expectedBytes = expectedBytes
    self.towns = towns
  }
}
