import RankingCore

// What is chosen is remembered as a row. Whatever changes the rows goes through here, so that what was chosen before is
// chosen afterwards.
extension BrowserState {
  /// Towns that were chosen, as indexes of the lists, and are to be chosen again where they are still looked for.
  var awaited: PerMarket<Int?> {
    get { regions.indices.contains(region) ? regions[region].awaited : PerMarket { _ in nil } }
    set { if regions.indices.contains(region) { regions[region].awaited = newValue } }
  }

  /// What is chosen in both tabs, or is to be chosen once it is found; nil in an empty list, and in a region that was
  /// never shown.
  var chosen: PerMarket<Chosen?> {
    guard regions.indices.contains(region), regions[region].rows != nil else { return PerMarket { _ in nil } }
    return PerMarket { market in
      if let town = awaited[market] { return .town(town) }
      return switch chosenItem(market) {
      case .row(let row): rows[market][row].map { .town($0) }
      case .button: .button
      case nil: nil
      }
    }
  }

  /// Changes what is shown and keeps the chosen towns chosen as far as possible; the first where they are not shown.
  mutating func keepingChoice(_ change: (inout BrowserState) -> Void) {
    let chosen = chosen
    change(&self)
    refreshRows()
    chooseFirst()
    chooseAgain(chosen)
  }

  /// Chooses the first row of both tabs.
  mutating func chooseFirst() {
    for market in Market.allCases { lists[market].choice = 0 }
  }

  /// Chooses again what was chosen, after the rows changed. The row stays where that is not shown; a town is awaited
  /// where towns are still looked for, and in an empty list.
  mutating func chooseAgain(_ chosen: PerMarket<Chosen?>) {
    for market in Market.allCases { chooseAgain(chosen[market], in: market) }
    keepInBounds()
  }

  mutating func chooseAgain(_ chosen: Chosen?, in market: Market) {
    awaited[market] = nil
    switch chosen {
    case .town(let town):
      if let row = rows[market].row(of: town) { lists[market].choice = row }
      // Where nothing is left to be chosen in its place, it is chosen again when there is more to see.
      if !isSettled(market) || rows[market].count == 0 { awaited[market] = town }
    case .button:
      let layout = listLayout(market)
      if layout.hasButton { lists[market].choice = layout.rowCount }
    case nil: break
    }
  }
}
