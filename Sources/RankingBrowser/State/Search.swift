import RankingCore

/// A search that narrows both lists.
package struct Search: Equatable, Sendable {
  /// What is typed, as it stands in the prompt.
  package var text = PromptText()
  /// Whether keys go to its prompt; false once it is kept as a filter.
  package var isEditing = true
  /// What the tabs looked like before, for when it is dropped.
  var before: PerMarket<ListState>
  /// What was chosen then.
  var chosenBefore: PerMarket<Chosen?>
}
