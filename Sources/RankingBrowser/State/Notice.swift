/// One line that says what was done, or why not. It stands in the key bar's place until the next key.
package struct Notice: Equatable, Sendable {
  package let word: Word
  package let number: Int?
  package let text: String?
  /// Whether something went wrong.
  package let isProblem: Bool

  package init(_ word: Word, _ number: Int? = nil, text: String? = nil, isProblem: Bool = false) {
    self.word = word
    self.number = number
    self.text = text
    self.isProblem = isProblem
  }
}
