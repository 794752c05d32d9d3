/// What a tab remembers.
package struct ListState: Equatable, Sendable {
  /// The chosen item: an index of the rows that are shown, or the one behind them for the button.
  package var choice = 0
  /// The line of the list at the top of its window.
  package var scroll = 0
  /// Whether ranks 11+ are open.
  package var isExpanded = false

  /// The first town is chosen, at the top.
  package init(isExpanded: Bool = false) {
    self.isExpanded = isExpanded
  }
}
