import RankingCore

// Which towns are shown.
extension BrowserState {
  /// Whether a search, a line or the favourites leave out towns. Ranks 11+ are then looked at too, open or not.
  package var isNarrowed: Bool { isSearching || showsFavoritesOnly || line != nil }

  /// Whether something is looked for.
  package var isSearching: Bool { search?.query.isEmpty == false }

  /// Works out the rows anew. What takes long is begun, and goes on between the keys.
  mutating func refreshRows() {
    let criteria = ListSieve.Criteria(favorites: showsFavoritesOnly ? favorites : nil, line: line)
    let (order, isNarrowed) = (order, isNarrowed)
    for market in Market.allCases {
      updateRegion { $0.prepareRows(market, criteria, order, isNarrowed: isNarrowed) }
    }
    rows = PerMarket { rows(of: $0) }
    placePage()
  }

  private func rows(of market: Market) -> Rows {
    guard regions.indices.contains(region) else { return Rows(first: 0, leadingCount: 0) }
    let towns = towns(market)
    let leading = leadingCount(market)
    let isOpen = lists[market].isExpanded
    guard isNarrowed else {
      let shown = isOpen ? towns.count : leading
      guard let (indexes, order) = arranged(nil, shown, market), order != .rank else {
        return Rows(first: shown, leadingCount: leading)
      }
      // Cards and rows are mixed once ranks 11+ are open: none is a card then.
      return Rows(indexes, leadingCount: isOpen ? 0 : shown)
    }
    let found = regions[region].found(market)
    guard let (indexes, order) = arranged(found, found?.count ?? towns.count, market) else {
      return Rows(first: towns.count, leadingCount: leading)
    }
    return Rows(indexes, leadingCount: order == .rank ? indexes.prefix { $0 < leading }.count : 0)
  }

  /// Puts towns in order: few of them at once, many in the order that is there.
  ///
  /// - Parameters:
  ///   - towns: ascending; nil for the first of the list.
  ///   - count: how many there are.
  /// - Returns: nil where they stand in order from the first.
  private func arranged(_ towns: [Int32]?, _ count: Int, _ market: Market) -> ([Int32], SortOrder)? {
    let current = shownOrder(count, market)
    if current == .rank { return towns.map { ($0, current) } }
    if count > ListOrder.townsAtOnce, regions.indices.contains(region) {
      return (regions[region].orders[market].arranged(towns, count), current)
    }
    return (order.sorted(towns ?? Array(0..<Int32(clamping: count)), of: self.towns(market)), current)
  }

  /// The order in which so many rows are: a long list stays in the one before until it is sorted.
  private func shownOrder(_ count: Int, _ market: Market) -> SortOrder {
    guard count > ListOrder.townsAtOnce, regions.indices.contains(region) else { return order }
    return regions[region].orders[market].order
  }

  /// The order in which the rows of a tab are.
  func shownOrder(_ market: Market) -> SortOrder { shownOrder(rows[market].count, market) }

  /// The town of a row that is shown.
  package func town(inRow row: Int, of market: Market) -> TownInfo? {
    let towns = towns(market)
    guard let index = rows[market][row], towns.indices.contains(index) else { return nil }
    return towns[index]
  }

  /// The town that is spoken of: the one whose page is open, also below the help, or the chosen one.
  package var town: TownInfo? {
    if case .town(let page) = covered ?? overlay {
      return towns(page.market).indices.contains(page.town) ? towns(page.market)[page.town] : nil
    }
    return town(inRow: lists[market].choice, of: market)
  }
}
