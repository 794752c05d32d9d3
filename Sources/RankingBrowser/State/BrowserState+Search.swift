import RankingCore

extension BrowserState {
  /// How many towns are searched before the next frame; what is left goes on between the keys.
  static let townsAtOnce = 50_000

  mutating func openSearch() {
    guard loading == nil else { return }
    overlay = nil
    covered = nil
    if search == nil {
      search = Search(before: lists, chosenBefore: chosen)
    } else {
      search?.isEditing = true
    }
  }

  mutating func edit(_ edit: PromptEdit) {
    guard var text = search?.text else { return }
    let before = text.string
    text.apply(edit)
    search?.text = text
    // Backspace in an empty prompt leaves it, as in other programs.
    if edit == .backspace, before.isEmpty {
      dropSearch()
    } else if text.string != before {
      look(for: SearchQuery(text.string))
    }
  }

  mutating func look(for query: SearchQuery) {
    for market in Market.allCases {
      updateRegion { region in
        region.searching.update(market) {
          $0.search(query)
          $0.advance(maximumTowns: Self.townsAtOnce)
        }
      }
      lists[market].choice = 0
      lists[market].scroll = 0
      awaited[market] = nil
    }
    refreshRows()
    keepInBounds()
  }

  /// Keeps what was found as a filter and gives the keys back to the list.
  mutating func keepSearch() {
    search?.isEditing = false
    if !isSearching { dropSearch() }
  }

  /// Drops the search; the choice is where it was.
  mutating func dropSearch() {
    guard let search else { return }
    self.search = nil
    for market in Market.allCases {
      updateRegion { $0.searching.update(market) { $0.search(nil) } }
      lists[market] = search.before[market]
    }
    refreshRows()
    chooseAgain(search.chosenBefore)
  }

  /// How many towns of the other tab match.
  package var otherMatches: Int? {
    isNarrowed ? rows[market.other].count : nil
  }
}
