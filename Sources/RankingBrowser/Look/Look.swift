/// What views need besides the state: the theme and the words.
package struct Look: Sendable {
  package var theme: Theme
  package let words: Words

  package init(theme: Theme, words: Words) {
    self.theme = theme
    self.words = words
  }
}
