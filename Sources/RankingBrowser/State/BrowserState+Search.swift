import RankingCore

extension BrowserState {
  /// How many towns are searched before the next frame; what is left goes on between the keys.
  static let townsAtOnce = 50_000

  mutating func openSearch() {
    guard loading == nil else { return }
    overlay = nil
    covered = nil
    if search == nil {
      search = newSearch()
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
      look()
    }
  }

  /// A search that remembers where the tabs are.
  func newSearch(_ text: String = "", isEditing: Bool = true) -> Search {
    let lists = lists
    return Search(
      text: PromptText(text), isEditing: isEditing, scrollBefore: PerMarket { lists[$0].scroll }, chosenBefore: chosen)
  }

  /// Looks for what was typed, from the first town on.
  mutating func look() {
    guard let query = search?.query else { return }
    search?.hasLooked = true
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

  /// Drops the search. Where something was looked for, choice and scroll are where they were.
  mutating func dropSearch() {
    guard let search else { return }
    self.search = nil
    guard search.hasLooked else { return }
    for market in Market.allCases {
      updateRegion { $0.searching.update(market) { $0.search(nil) } }
      lists[market].scroll = search.scrollBefore[market]
    }
    refreshRows()
    chooseFirst()
    chooseAgain(search.chosenBefore)
  }

  /// How many towns of the other tab match.
  package var otherMatches: Int? {
    isNarrowed ? rows[market.other].count : nil
  }
}
