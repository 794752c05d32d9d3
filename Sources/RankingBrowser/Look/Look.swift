import RankingCore

/// What views need besides the state: the theme and the words.
package struct Look: Sendable {
  /// Styles and marks. It changes when the terminal tells its background.
  package var theme: Theme
  /// The words of the screen's language, which stays the same.
  package let words: Words

  /// A look of a theme and words that do not depend on each other.
  package init(theme: Theme, words: Words) {
    self.theme = theme
    self.words = words
  }

  /// A movement in words, such as `▴ 3アップ`, or where they have no room by its number alone: `▴3`.
  func movement(_ change: RankChange, isShort: Bool = false) -> String {
    isShort ? theme.marks.measured(change) : words.movement(change, theme.marks)
  }
}
