import RankingCore

// What goes on between the keys, because it takes longer than a person should wait.
extension BrowserState {
  /// What is sorted between two looks for keys, as a cost of `SortJob`: less than a frame takes.
  static let sortingAtOnce = 400_000

  /// Whether there is something to go on with between the keys.
  package var hasWork: Bool {
    panelJob != nil || Market.allCases.contains { !isSettled($0) || !isSorted($0) }
  }

  /// Whether all towns of a tab that are to be shown have been found.
  func isSettled(_ market: Market) -> Bool {
    regions.indices.contains(region) ? regions[region].isSettled(market) : true
  }

  private func isSorted(_ market: Market) -> Bool {
    regions.indices.contains(region) ? regions[region].orders[market].isFinished : true
  }

  /// How much of the looking for towns is done, in hundredths; nil while none are looked for.
  package var searchPercent: Int? {
    guard regions.indices.contains(region) else { return nil }
    return Market.allCases.filter { !isSettled($0) }.map { regions[region].foundPercent($0) }.min()
  }

  /// How much of the sorting of the tab that is shown is done, in hundredths; nil while it is in order.
  package var sortPercent: Int? {
    isSorted(market) ? nil : regions[region].orders[market].percent
  }

  /// Goes on with all that is unfinished.
  mutating func work() {
    advancePanelJob()
    let chosen = chosen
    var hasNewOrder = PerMarket { _ in false }
    for market in Market.allCases { updateRegion { $0.findOn(market) } }
    // The tab that is seen is sorted first.
    if let market = [market, market.other].first(where: { !isSorted($0) }) {
      updateRegion { hasNewOrder[market] = $0.sortOn(market) }
    }
    refreshRows()
    for market in Market.allCases {
      // Nobody chose the town that was found first: what is found above it is the first then.
      let isFirst = lists[market].choice == 0 && awaited[market] == nil && !hasNewOrder[market]
      if !isFirst { follow(chosen[market], in: market) }
    }
    keepInBounds()
  }

  /// Chooses again what was chosen; it is awaited only if it was before.
  private mutating func follow(_ chosen: Chosen?, in market: Market) {
    let isAwaited = awaited[market] != nil
    chooseAgain(chosen, in: market)
    if !isAwaited { awaited[market] = nil }
  }
}

extension RegionState {
  /// Takes up a sorting and a looking for towns, if they are needed.
  mutating func prepareRows(_ market: Market, _ criteria: ListSieve.Criteria, _ order: SortOrder, isNarrowed: Bool) {
    let towns = towns[market]
    sieves.update(market) { $0.look(for: criteria, in: towns) }
    let all = isNarrowed || lists[market].isExpanded
    let shown = all ? found(market)?.count ?? towns.count : leadingCounts[market]
    // While towns are still being found, nobody knows whether they stay few.
    let goesOn = !isSettled(market) && !orders[market].isFinished
    let needsOrder = order == .rank || shown > ListOrder.townsAtOnce || goesOn
    orders.update(market) { needsOrder ? $0.sort(by: order, towns) : $0.stop() }
  }

  /// The towns that a search, a line and the favourites leave, ascending; nil where all are left.
  func found(_ market: Market) -> [Int32]? {
    guard let sieved = sieves[market].towns else { return searching[market].matches }
    return searching[market].matches.map(sieved.intersection) ?? sieved
  }

  /// How much of the looking for towns is done, in hundredths.
  fileprivate func foundPercent(_ market: Market) -> Int {
    min(searching[market].isFinished ? 100 : searching[market].percent, sieves[market].percent)
  }

  /// Goes on looking for towns.
  fileprivate mutating func findOn(_ market: Market) {
    let towns = towns[market]
    if !searching[market].isFinished {
      searching.update(market) { $0.advance(maximumTowns: BrowserState.townsAtOnce) }
    }
    if !sieves[market].isFinished {
      sieves.update(market) { $0.advance(maximumTowns: ListSieve.townsAtOnce, in: towns) }
    }
  }

  fileprivate mutating func sortOn(_ market: Market) -> Bool {
    orders.update(market) { $0.advance(maximumCost: BrowserState.sortingAtOnce) }
  }
}
