import RankingCore

// Which towns are shown.
extension BrowserState {
  /// Whether a search, a line or the favourites leave out towns. Ranks 11+ are then looked at too, open or not.
  package var isNarrowed: Bool { isSearching || showsFavoritesOnly || line != nil }

  /// Whether something is looked for.
  package var isSearching: Bool { search.map { !SearchQuery($0.text.string).isEmpty } ?? false }

  /// Works out the rows anew.
  mutating func refreshRows() {
    rows = PerMarket { rows(of: $0) }
    placePage()
  }

  private func rows(of market: Market) -> Rows {
    let towns = towns(market)
    let leading = leadingCount(market)
    let isOpen = lists[market].isExpanded
    guard isNarrowed else {
      let shown = isOpen ? towns.count : leading
      if order == .rank { return Rows(first: shown, leadingCount: leading) }
      // Cards and rows are mixed once ranks 11+ are open: none is a card then.
      return Rows(order.sorted(Array(0..<Int32(clamping: shown)), of: towns), leadingCount: isOpen ? 0 : shown)
    }
    var shown = searching[market].matches ?? Array(0..<Int32(clamping: towns.count))
    if showsFavoritesOnly || line != nil {
      shown = shown.filter { index in
        guard towns.indices.contains(Int(index)) else { return false }
        let town = towns[Int(index)]
        return (!showsFavoritesOnly || favorites.contains(town.townName)) && line?.includes(town) != false
      }
    }
    let cards = order == .rank ? shown.prefix { $0 < leading }.count : 0
    return Rows(order.sorted(shown, of: towns), leadingCount: cards)
  }

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
