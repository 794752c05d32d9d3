import RankingCore

/// A search that narrows both lists.
package struct Search: Equatable, Sendable {
  /// What is typed, as it stands in the prompt.
  package var text: PromptText {
    didSet { query = SearchQuery(text.string) }
  }
  /// The text taken apart: to do that for every frame would take long.
  package private(set) var query: SearchQuery
  /// Whether keys go to its prompt; false once it is kept as a filter.
  package var isEditing: Bool
  /// Whether something was looked for: until then it has changed nothing that dropping it would give back.
  var hasLooked = false
  /// How far the tabs were scrolled before, for when it is dropped.
  var scrollBefore: PerMarket<Int>
  /// What was chosen then.
  var chosenBefore: PerMarket<Chosen?>

  init(text: PromptText, isEditing: Bool, scrollBefore: PerMarket<Int>, chosenBefore: PerMarket<Chosen?>) {
    self.text = text
    query = SearchQuery(text.string)
    self.isEditing = isEditing
    self.scrollBefore = scrollBefore
    self.chosenBefore = chosenBefore
  }
}
