/// Which line of the list each row is on: leading cards with gaps, the other rows without, the button at the end. Every
/// query takes constant time, whatever the number of rows.
package struct ListLayout: Equatable, Sendable {
  /// What can be chosen in a list.
  package enum Item: Equatable, Sendable {
    /// A row by its index in the list.
    case row(Int)
    case button
  }

  /// The number of rows in the leading part.
  package let leading: Int
  /// The number of rows shown after them.
  package let rest: Int
  /// Whether the button for ranks 11+ follows the rows.
  package let hasButton: Bool
  /// Blank lines between cards.
  package let gap: Int

  /// Takes numbers of rows; `gap` is in lines.
  package init(leading: Int, rest: Int, hasButton: Bool, gap: Int) {
    self.leading = leading
    self.rest = rest
    self.hasButton = hasButton
    self.gap = gap
  }

  /// The number of rows that are shown.
  package var rowCount: Int { leading + rest }
  /// The number of items that can be chosen: the rows and the button.
  package var itemCount: Int { rowCount + (hasButton ? 1 : 0) }

  /// The item at an index; every index after the rows is the button.
  package func item(_ index: Int) -> Item {
    index < rowCount ? .row(index) : .button
  }

  /// The line of an item, counted from the top of the list.
  package func line(of index: Int) -> Int {
    if index < leading { return index * (1 + gap) }
    let restTop = leading * (1 + gap)
    if index < rowCount { return restTop + index - leading }
    return restTop + rest + (rest > 0 ? gap : 0)
  }

  /// The index of the item on a line; nil for a gap.
  package func index(onLine line: Int) -> Int? {
    guard line >= 0 else { return nil }
    let restTop = leading * (1 + gap)
    if line < restTop { return line % (1 + gap) == 0 ? line / (1 + gap) : nil }
    if line < restTop + rest { return leading + line - restTop }
    return hasButton && line == self.line(of: rowCount) ? rowCount : nil
  }

  /// The index of the item on a line, or of the one nearest above it.
  package func nearestIndex(atLine line: Int) -> Int {
    let line = min(max(line, 0), lineCount - 1)
    return index(onLine: line) ?? index(onLine: line - gap) ?? 0
  }

  /// The number of lines of the whole list, gaps included; 0 for an empty one.
  package var lineCount: Int {
    itemCount == 0 ? 0 : line(of: itemCount - 1) + 1
  }

  /// The farthest that a window of this many lines can be scrolled.
  package func maximumScroll(height: Int) -> Int {
    max(lineCount - max(height, 1), 0)
  }

  /// The scroll nearest to `scroll` at which an item is inside the window.
  package func scroll(_ scroll: Int, showing index: Int, height: Int) -> Int {
    let line = line(of: index)
    let shown = max(min(scroll, line), line - max(height, 1) + 1)
    return min(max(shown, 0), maximumScroll(height: height))
  }
}
