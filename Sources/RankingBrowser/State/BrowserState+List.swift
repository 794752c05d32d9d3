import RankingCore

// Choice, scroll and expansion of the tab that is shown.
extension BrowserState {
  private var window: Int { max(layout.list.height, 1) }

  mutating func toggleExpansion() {
    guard hasRest else { return }
    lists[market].isExpanded ? closeRest() : openRest()
  }

  mutating func pressButton() {
    guard overlay == nil, hasRest else { return }
    lists[market].choice = listLayout.rowCount
    toggleExpansion()
  }

  mutating func activate() {
    if case .panel(let panel) = overlay {
      activateInPanel(panel)
      return
    }
    guard overlay == nil else {
      closeOverlay()
      return
    }
    switch chosenItem(market) {
    case .button: toggleExpansion()
    case .row: openTown()
    case nil: break
    }
  }

  /// Opens ranks 11+ and scrolls so that as much of them as possible is seen. The choice stays where it can be seen
  /// together with rank 11, and goes to rank 11 otherwise.
  private mutating func openRest() {
    let chosen = chosen
    let wasOnButton = chosenItem(market) == .button
    lists[market].isExpanded = true
    refreshRows()
    guard order == .rank else {
      // There is no place where ranks 11+ begin.
      chooseAgain(chosen)
      return
    }
    let layout = listLayout
    let first = layout.leading
    var list = lists[market]
    if wasOnButton { list.choice = layout.rowCount }
    let firstLine = layout.line(of: first)
    let choiceLine = layout.line(of: list.choice)
    if abs(choiceLine - firstLine) >= window { list.choice = first }
    let top = min(firstLine, layout.line(of: list.choice), layout.maximumScroll(height: window))
    list.scroll = layout.scroll(max(list.scroll, top), showing: first, height: window)
    list.scroll = layout.scroll(list.scroll, showing: list.choice, height: window)
    lists[market] = list
  }

  private mutating func closeRest() {
    let chosen = chosen
    lists[market].isExpanded = false
    refreshRows()
    let layout = listLayout
    if layout.leading == 0 {
      lists[market].choice = layout.rowCount
    } else {
      lists[market].choice = min(lists[market].choice, layout.leading - 1)
    }
    chooseAgain(chosen)
  }

  mutating func choose(_ index: Int) {
    guard overlay == nil else { return }
    lists[market].choice = index
    keepInBounds()
  }

  mutating func move(_ motion: Motion) {
    if overlay != nil {
      moveInOverlay(motion)
      return
    }
    let layout = listLayout
    let choice = lists[market].choice
    let line = layout.line(of: choice)
    switch motion {
    case .up: choose(choice - 1)
    case .down: choose(choice + 1)
    case .pageUp: choose(min(layout.nearestIndex(atLine: line - window + 1), choice - 1))
    case .pageDown: choose(max(layout.nearestIndex(atLine: line + window - 1), choice + 1))
    case .halfPageUp: choose(min(layout.nearestIndex(atLine: line - window / 2), choice - 1))
    case .halfPageDown: choose(max(layout.nearestIndex(atLine: line + window / 2), choice + 1))
    case .first:
      choose(0)
      lists[market].scroll = 0
    case .last: choose(layout.itemCount - 1)
    }
  }

  /// Moves the window. The choice goes along where it would be left outside.
  mutating func scroll(by lines: Int) {
    if overlay != nil {
      scrollOverlay(by: lines)
      return
    }
    let layout = listLayout
    guard layout.itemCount > 0 else { return }
    let scroll = min(max(lists[market].scroll + lines, 0), layout.maximumScroll(height: window))
    lists[market].scroll = scroll
    let line = layout.line(of: lists[market].choice)
    if line < scroll {
      let index = layout.nearestIndex(atLine: scroll)
      lists[market].choice = layout.line(of: index) < scroll ? index + 1 : index
    } else if line >= scroll + window {
      lists[market].choice = layout.nearestIndex(atLine: scroll + window - 1)
    }
    keepInBounds()
  }

  /// Puts choice and scroll of both tabs inside what there is and what is seen.
  mutating func keepInBounds() {
    for market in Market.allCases {
      let layout = listLayout(market)
      var list = lists[market]
      list.choice = min(max(list.choice, 0), max(layout.itemCount - 1, 0))
      list.scroll = layout.scroll(list.scroll, showing: list.choice, height: window)
      lists[market] = list
    }
    keepOverlayInBounds()
  }
}
