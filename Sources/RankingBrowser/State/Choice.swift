import RankingCore

// Rows, choice and scroll. The choice is stored as a row, so everything that changes the rows goes through here, and
// what was chosen before stays chosen.

extension BrowserState {
  /// What decides which towns are shown.
  var criteria: RowCriteria {
    RowCriteria(
      query: isSearching ? search?.query : nil, line: line, favorites: showsFavoritesOnly ? favorites : nil,
      naming: regions.indices.contains(region) ? regions[region].naming : TownNaming(), order: order)
  }

  /// Works the rows out again: at once if they are the list in its own order, otherwise by a request.
  mutating func refreshRows(_ placement: Placement) -> [BrowserEffect] {
    refreshRows(PerMarket { _ in placement })
  }

  /// The same with a placement for each tab.
  mutating func refreshRows(_ placements: PerMarket<Placement>) -> [BrowserEffect] {
    guard regions.indices.contains(region) else { return [] }
    // A change while rows are being worked out keeps the places where those were to be shown.
    let placements = PerMarket { market in
      if case .chosen = placements[market] {
        rowsWork?.placements[market] ?? placements[market]
      } else {
        placements[market]
      }
    }
    let criteria = criteria
    let shown = regions[region]
    let lists = PerMarket { market in
      WorkRequest.List(
        towns: shown.towns[market], leadingCount: shown.leadingCounts[market],
        isExpanded: shown.lists[market].isExpanded)
    }
    if let rows = criteria.rowsAtOnce(of: lists) {
      let next = rowsWork?.next ?? []
      rowsWork = nil
      take(rows, placements)
      return next.flatMap { perform($0) }
    }
    let ticket = nextTicket()
    rowsWork = RowsWork(ticket: ticket, placements: placements, next: rowsWork?.next ?? [])
    return [.compute(WorkRequest(ticket: ticket, isLong: shown.isLong, subject: .rows(criteria, lists)))]
  }

  /// Takes the requested rows, and does what waited for them.
  mutating func take(_ rows: PerMarket<Rows>, ticket: Int) -> [BrowserEffect] {
    guard let work = rowsWork, work.ticket == ticket else { return [] }
    rowsWork = nil
    take(rows, work.placements)
    return work.next.flatMap { perform($0) }
  }

  /// Puts a command off until the rows are there, if it is about the chosen town and that will be another one, or if it
  /// follows such a command.
  /// - Returns: whether it is put off.
  mutating func putOff(_ command: BrowserCommand) -> Bool {
    guard let work = rowsWork, overlay == nil, !isPrompting else { return false }
    let isFollowing = !work.next.isEmpty
    let movesChoice = if case .chosen = work.placements[market] { false } else { true }
    let waits =
      switch command.patience {
      case .none: false
      case .inLine: isFollowing
      case .forPlace: isFollowing || movesChoice
      case .forTown: isFollowing || movesChoice || criteria.isNarrow
      }
    guard waits else { return false }
    rowsWork?.next.append(command)
    return true
  }

  private mutating func take(_ rows: PerMarket<Rows>, _ placements: PerMarket<Placement>) {
    let places = PerMarket { place(of: $0) }
    self.rows = rows
    for market in Market.allCases { put(market, placements[market], before: places[market].chosen) }
    keepInBounds()
    placePage()
    isPanelStale = true
  }

  /// Puts choice and scroll of a tab where they belong among new rows.
  private mutating func put(_ market: Market, _ placement: Placement, before chosen: Chosen?) {
    switch placement {
    case .top:
      lists[market].choice = 0
      lists[market].scroll = 0
      lists[market].left = nil
    case .chosen(let otherwise): choose(chosen, in: market, otherwise)
    case .restored(let place, let otherwise):
      lists[market].scroll = place.scroll
      choose(place.chosen, in: market, otherwise)
    case .opened(let wasOnButton):
      choose(chosen, in: market, .sameRow)
      // In another order there is no place where ranks 11+ begin.
      if order == .rank, !isNarrowed { showRest(of: market, wasOnButton: wasOnButton) }
    case .closed:
      let layout = listLayout(market)
      lists[market].choice =
        layout.leading == 0 ? layout.rowCount : min(lists[market].choice, layout.leading - 1)
      choose(chosen, in: market, .sameRow)
    }
  }

  /// Where both tabs are, or will be once the rows are there.
  var places: PerMarket<Place> {
    PerMarket { market in
      if case .restored(let place, _) = rowsWork?.placements[market] { place } else { place(of: market) }
    }
  }

  private func place(of market: Market) -> Place {
    let list = lists[market]
    if let left = list.left { return Place(chosen: .town(left), scroll: list.scroll) }
    let chosen: Chosen? =
      switch chosenItem(market) {
      case .row(let row): rows[market][row].map { .town($0) }
      case .button: .button
      case nil: nil
      }
    return Place(chosen: chosen, scroll: list.scroll)
  }

  /// Restores the choice after the rows changed.
  private mutating func choose(_ chosen: Chosen?, in market: Market, _ otherwise: Placement.Otherwise) {
    lists[market].left = nil
    if case .firstRow = otherwise { lists[market].choice = 0 }
    switch chosen {
    case .town(let town):
      if let row = rows[market].row(of: town) {
        lists[market].choice = row
      } else if case .firstRow = otherwise, rows[market].count == 0 {
        lists[market].left = town
      }
    case .button:
      let layout = listLayout(market)
      if layout.hasButton { lists[market].choice = layout.rowCount }
    case nil: break
    }
  }

  /// The user chooses another row: the earlier place of the tab is not to be restored.
  mutating func forgetPlaces() {
    lists[market].left = nil
    rowsWork?.placements[market] = .chosen(.firstRow)
  }
}

extension RowCriteria {
  /// The rows of both lists if there is nothing to search or sort; otherwise nil.
  fileprivate func rowsAtOnce(of lists: PerMarket<WorkRequest.List>) -> PerMarket<Rows>? {
    guard !isNarrow, order == .rank else { return nil }
    return PerMarket { market in
      let list = lists[market]
      return Rows(first: list.isExpanded ? list.towns.count : list.leadingCount, leadingCount: list.leadingCount)
    }
  }
}

// MARK: Choice, scroll and expansion

extension BrowserState {
  private var window: Int { max(layout.list.height, 1) }

  mutating func toggleExpansion() -> [BrowserEffect] {
    // Rows that are still to come may leave out towns, and then have no button.
    guard overlay == nil, hasRest, !isNarrowed else { return [] }
    let wasOnButton = chosenItem(market) == .button
    lists[market].isExpanded.toggle()
    let placement: Placement = lists[market].isExpanded ? .opened(wasOnButton: wasOnButton) : .closed
    return refreshRows(PerMarket { $0 == market ? placement : .chosen(.sameRow) })
  }

  mutating func pressButton() -> [BrowserEffect] {
    guard overlay == nil, hasRest, !isNarrowed else { return [] }
    lists[market].choice = listLayout.rowCount
    return toggleExpansion()
  }

  /// Scrolls so that as much of ranks 11+ as possible is visible. The choice stays if it can be seen together with rank
  /// 11, and otherwise moves to rank 11.
  private mutating func showRest(of market: Market, wasOnButton: Bool) {
    let layout = listLayout(market)
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

  mutating func choose(_ index: Int) {
    guard overlay == nil else { return }
    lists[market].choice = index
    keepInBounds()
  }

  mutating func moveInList(_ motion: Motion) {
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

  /// Moves the window. The choice moves along if it would be out of view.
  mutating func scrollList(by lines: Int) {
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

  /// Keeps choice and scroll of both tabs, and of what is open over them, within their content and window.
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
