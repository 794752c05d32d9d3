import RankingCore

extension BrowserState {
  /// Goes to a tab. The slide begins where the pages stand, so that a second key in the middle turns it around.
  mutating func show(_ market: Market) {
    if case .town = overlay {
      showInList(market)
      return
    }
    guard market != self.market, overlay == nil else { return }
    let from = pagePosition
    self.market = market
    slide = isAnimated ? Slide(from: from, to: market == .rent ? 0 : 1, start: now) : nil
    keepInBounds()
  }
}
