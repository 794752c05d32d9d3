import RankingCore

// The page of a town.
extension BrowserState {
  mutating func openTown() {
    guard let town = rows[market][lists[market].choice] else { return }
    overlay = .town(TownPage(market: market, town: town, row: lists[market].choice))
  }

  /// The next town of the list as it is shown; at its end it stays.
  mutating func turnPage(by step: Int) {
    guard case .town(var page) = overlay, let row = neighbour(of: page, by: step), let town = rows[page.market][row]
    else { return }
    page.town = town
    page.row = row
    page.isShown = true
    page.scroll = 0
    overlay = .town(page)
  }

  /// The same town in the other list, if it is there.
  mutating func showInList(_ market: Market) {
    guard case .town(var page) = overlay, page.market != market, let town, let other = index(of: town, in: market)
    else { return }
    page.market = market
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

  /// Where a town of that name stands in a list.
  package func index(of town: TownInfo, in market: Market) -> Int? {
    towns(market).firstIndex { $0.townName == town.townName }
  }

  mutating func scrollPage(by lines: Int) {
    guard case .town(var page) = overlay else { return }
    let height = TownPageView.panel(in: self).height
    page.scroll = min(max(page.scroll + lines, 0), max(TownPageView.lineCount - height, 0))
    overlay = .town(page)
  }
}
