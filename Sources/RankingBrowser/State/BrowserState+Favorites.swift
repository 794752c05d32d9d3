import RankingCore

extension BrowserState {
  /// Whether the user marked it. Towns of one name are one favourite.
  package func isFavorite(_ town: TownInfo) -> Bool {
    favorites.contains(town.townName)
  }

  /// Marks the town that is spoken of, or takes the mark away.
  mutating func toggleFavorite() -> BrowserEffect? {
    guard let name = town?.townName else { return nil }
    let chosen = chosen
    let isFavorite = favorites.insert(name).inserted
    if !isFavorite { favorites.remove(name) }
    notice = Notice(isFavorite ? .noticeFavorite : .noticeNoFavorite, text: displayName(name))
    refreshRows()
    chooseAgain(chosen)
    if !isFavorite, showsFavoritesOnly { forgetAwaited(name) }
    return .keepFavorite(name, isFavorite)
  }

  /// Awaits a town no more that will not be found.
  private mutating func forgetAwaited(_ name: String) {
    for market in Market.allCases {
      guard let town = awaited[market], towns(market).indices.contains(town) else { continue }
      if towns(market)[town].townName == name { awaited[market] = nil }
    }
  }

  /// Shows only the favourites, or all again. The chosen town stays chosen where it is still shown.
  mutating func toggleFavoritesOnly() {
    guard overlay == nil else { return }
    keepingChoice { $0.showsFavoritesOnly.toggle() }
  }

  /// Takes what the file holds: another browser may have changed it.
  mutating func take(_ favorites: Set<String>) {
    guard favorites != self.favorites else { return }
    keepingChoice { $0.favorites = favorites }
  }
}
