import RankingCore

// The page of a town.
extension BrowserState {
  mutating func openTown() {
    let row = lists[market].choice
    guard let town = rows[market][row] else { return }
    overlay = .town(TownPage(market: market, town: town, other: indexInOther(of: town, market), row: row))
  }

  /// The next town of the list as it is shown; at its end it stays.
  mutating func turnPage(by step: Int) {
    guard case .town(var page) = overlay, let row = neighbour(of: page, by: step), let town = rows[page.market][row]
    else { return }
    page.town = town
    page.other = indexInOther(of: town, page.market)
    page.row = row
    page.isShown = true
    page.scroll = 0
    overlay = .town(page)
  }

  /// The same town in the other list, if it is there.
  mutating func showInList(_ market: Market) {
    guard case .town(var page) = overlay, page.market != market, let other = page.other else { return }
    page.market = market
    page.other = page.town
    page.town = other
    page.scroll = 0
    overlay = .town(page)
    placePage()
  }

  /// The row before a page's town, or behind it; nil beyond the ends.
  func neighbour(of page: TownPage, by step: Int) -> Int? {
    let row = page.isShown || step < 0 ? page.row + step : page.row
    return rows[page.market][row] == nil ? nil : row
  }

  /// Finds the row of the page's town anew after the rows changed.
  mutating func placePage() {
    guard case .town(var page) = overlay else { return }
    let rows = rows[page.market]
    if let row = rows.row(of: page.town) {
      page.row = row
      page.isShown = true
    } else {
      page.row = rows.row(behind: page.town, of: towns(page.market), in: shownOrder(page.market))
      page.isShown = false
    }
    overlay = .town(page)
  }

  /// Where a town of a list stands in the other list, by its name.
  private func indexInOther(of town: Int, _ market: Market) -> Int? {
    guard towns(market).indices.contains(town) else { return nil }
    let name = towns(market)[town].townName
    return towns(market.other).firstIndex { $0.townName == name }
  }

  mutating func scrollPage(by lines: Int) {
    guard case .town(var page) = overlay else { return }
    let height = TownPageView.panel(in: self).height
    page.scroll = min(max(page.scroll + lines, 0), max(TownPageView.lineCount - height, 0))
    overlay = .town(page)
  }
}
