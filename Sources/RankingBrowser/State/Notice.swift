/// One line that says what was done, or why not. It takes the place of the key bar until the next key.
package struct Notice: Equatable, Sendable {
  /// The sentence, with placeholders for the number and the text.
  package let word: Word
  /// The number in it, if it has a placeholder for one.
  package let number: Int?
  /// The text in it, such as a town's name; it may be of any length and hold anything.
  package let text: String?
  /// The text in it where it depends on the language.
  package let texts: BothTexts?
  /// Whether something went wrong.
  package let isProblem: Bool

  /// A notice that something was done, or of a problem.
  package init(_ word: Word, _ number: Int? = nil, text: String? = nil, isProblem: Bool = false) {
    self.word = word
    self.number = number
    self.text = text
    texts = nil
    self.isProblem = isProblem
  }

  /// A notice of a problem, with what is wrong.
  package init(_ word: Word, problem texts: BothTexts) {
    self.word = word
    number = nil
    text = nil
    self.texts = texts
    isProblem = true
  }
}

/// The progress of a ranking that is still being read.
package struct Loading: Equatable, Sendable {
  /// Bytes of the ranking received, or used if the size is known.
  package var bytes = 0
  /// Bytes expected in total; nil if unknown, as for a pipe.
  package var expectedBytes: Int?
  /// Towns found so far.
  package var towns = 0
  /// What is read, as messages call it; empty if it is not open yet.
  package var name = ""

  /// Without arguments: nothing received, and nothing known of what will come.
  package init(bytes: Int = 0, expectedBytes: Int? = nil, towns: Int = 0, name: String = "") {
    self.bytes = bytes
    self.expectedBytes = expectedBytes
    self.towns = towns
    self.name = name
  }
}
