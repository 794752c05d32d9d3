import RankingCore
import TerminalUI

extension BrowserState {
  /// The only place where the state changes.
  /// - Returns: what is to be done outside.
  package mutating func reduce(_ action: BrowserAction) -> [BrowserEffect] {
    take(action) + refreshPanel()
  }

  /// Reduces an action and immediately does all the work it requests, for callers without a loop.
  /// - Returns: what else is to be done outside.
  @discardableResult
  package mutating func apply(_ action: BrowserAction) -> [BrowserEffect] {
    reduce(action).flatMap { effect -> [BrowserEffect] in
      guard case .compute(let request) = effect else { return [effect] }
      // Nobody cancels it.
      return (try? request.answer()).map { apply(.answered($0)) } ?? []
    }
  }

  private mutating func take(_ action: BrowserAction) -> [BrowserEffect] {
    switch action {
    case .command(let command): return perform(command)
    case .resize(let size):
      self.size = size
      isPanelStale = true
      keepInBounds()
      chooseTownOfPage()
    case .tick(let now):
      self.now = now
      if let slide, slide.isOver(at: now) { self.slide = nil }
    case .background(let isLight):
      isBackgroundLight = isLight
      reportsBackground = true
    case .colorScheme(let isLight):
      // The scheme may be the desktop's, and the terminal's colours need not follow it: they are decisive.
      if reportsBackground { return [.askForBackground] }
      isBackgroundLight = isLight
    case .ambiguousWidth: measure()
    case .loading(let loading, let origin): take(loading, of: origin)
    case .loaded(let ranking, let origin):
      let effects = take(ranking, from: origin)
      keepInBounds()
      return effects
    case .failed(let failure, let origin): take(failure, from: origin)
    case .allRead: return showFirst()
    case .favorites(let favorites): return take(favorites)
    case .notify(let notice): self.notice = notice
    case .answered(let answer):
      switch answer.result {
      case .rows(let rows): return take(rows, ticket: answer.ticket)
      case .panel(let panel): take(panel, ticket: answer.ticket)
      case .changes(let changes): take(changes, ticket: answer.ticket)
      }
    }
    return []
  }

  mutating func perform(_ command: BrowserCommand) -> [BrowserEffect] {
    if putOff(command) { return [] }
    notice = nil
    strip = nil
    if overlay == nil, command.choosesAnew { forgetPlaces() }
    switch command {
    case .selectTab(let market): show(market)
    case .previousTab: show(.rent)
    case .nextTab: show(.buy)
    case .cycleTab: show((overlay?.page?.market ?? market).other)
    case .toggleExpansion: return toggleExpansion()
    case .move(let motion): if overlay == nil { moveInList(motion) } else { moveInOverlay(motion) }
    case .choose(let index): choose(index)
    case .pressButton: return pressButton()
    case .activate: return activate()
    case .wheel(let lines): if overlay == nil { scrollList(by: lines) } else { scrollOverlay(by: lines) }
    case .search: openSearch()
    case .edit(let edit): return self.edit(edit)
    case .keepSearch: return keepSearch()
    case .toggleFavorite: return toggleFavorite()
    case .toggleFavoritesOnly: return toggleFavoritesOnly()
    case .sort(let step): return sort(by: step)
    case .changeLanguage: changeLanguage()
    case .region(let step): return go(through: .regions, by: step)
    case .year(let step): return go(through: .years, by: step)
    case .reread: return reread()
    case .openSource: return [.open(ranking.data.source ?? "")]
    case .copy: return copy()
    case .open(let kind): toggle(kind)
    case .toggleSide: toggleSide()
    case .close: return close()
    case .redraw: return [.redraw]
    case .suspend: return [.suspend]
    case .quit: return [.quit]
    }
    return []
  }
}

extension BrowserCommand {
  /// Whether it lets the user choose another row, if nothing is open over the list.
  fileprivate var choosesAnew: Bool {
    switch self {
    case .move, .choose, .wheel, .activate, .pressButton: true
    case .selectTab, .previousTab, .nextTab, .cycleTab, .toggleExpansion, .search, .edit, .keepSearch,
      .toggleFavorite, .toggleFavoritesOnly, .sort, .changeLanguage, .region, .year, .reread, .openSource, .copy,
      .open, .toggleSide, .close, .redraw, .suspend, .quit:
      false
    }
  }
}

extension BrowserCommand {
  /// What a command waits for while rows are being worked out.
  enum Patience {
    case none
    /// For commands before it that wait.
    case inLine
    /// Also for a choice that the rows will move: what is chosen stays chosen in another order.
    case forPlace
    /// Also for rows that may leave out what is chosen.
    case forTown
  }

  var patience: Patience {
    switch self {
    case .activate, .toggleFavorite, .copy: .forTown
    case .sort: .forPlace
    case .changeLanguage, .quit, .close, .redraw, .suspend: .none
    case .selectTab, .previousTab, .nextTab, .cycleTab, .toggleExpansion, .move, .choose, .pressButton, .wheel, .search,
      .edit, .keepSearch, .toggleFavoritesOnly, .region, .year, .reread, .openSource, .open, .toggleSide:
      .inLine
    }
  }
}

// MARK: Tabs and regions

extension BrowserState {
  /// Goes to a tab. The slide begins where the pages are, so that a second key in the middle reverses it.
  private mutating func show(_ market: Market) {
    if overlay?.page != nil { return showInList(market) }
    guard overlay == nil || overlay?.kind == .trend else { return }
    chosenMarket = market
    guard market != self.market else { return }
    let from = pagePosition
    self.market = market
    isPanelStale = true
    slide = isAnimated && overlay == nil ? Slide(from: from, to: market == .rent ? 0 : 1, start: now) : nil
    keepInBounds()
  }

  /// Shows another region. Its tabs are as they were left; what narrows the lists stays.
  mutating func show(region index: Int) -> [BrowserEffect] {
    guard regions.indices.contains(index), index != region else { return [] }
    // The region that is left remembers its own places, not those in the search results.
    regions[region].memory = search?.before ?? places
    shownCount += 1
    regions[region].lastShown = shownCount
    let memory = regions[index].memory ?? PerMarket { _ in Place() }
    regions[index].memory = nil
    rowsWork = nil
    region = index
    market = regions[index].market(wanted: chosenMarket ?? .rent)
    slide = nil
    isPanelStale = true
    if search?.hasLooked == true { search?.before = memory }
    return refreshRows(PerMarket { isSearching ? .top : .restored(memory[$0]) })
  }
}

// MARK: What narrows and orders the lists

extension BrowserState {
  private mutating func openSearch() {
    guard loading == nil else { return }
    overlay = nil
    covered = nil
    isPanelStale = true
    if search == nil { search = Search() }
    search?.isEditing = true
  }

  private mutating func edit(_ edit: PromptEdit) -> [BrowserEffect] {
    guard var text = search?.text else { return [] }
    let before = text.string
    text.apply(edit)
    search?.text = text
    // Backspace in an empty prompt leaves it, as in other programs.
    if edit == .backspace, before.isEmpty { return dropSearch() }
    guard text.string != before else { return [] }
    let places = places
    if search?.before == nil { search?.before = places }
    return refreshRows(.top)
  }

  /// Keeps the search as a filter and returns the keys to the list.
  private mutating func keepSearch() -> [BrowserEffect] {
    search?.isEditing = false
    return isSearching ? [] : dropSearch()
  }

  /// Drops the search. If anything was searched for, choice and scroll are restored.
  private mutating func dropSearch() -> [BrowserEffect] {
    let before = search?.before
    search = nil
    return before.map { before in refreshRows(PerMarket { .restored(before[$0]) }) } ?? []
  }

  /// Marks the town, or removes the mark.
  private mutating func toggleFavorite() -> [BrowserEffect] {
    guard let (town, naming) = chosenTown else { return [] }
    let key = naming.key(of: town)
    let isFavorite = !favorites.contains(key)
    if isFavorite { favorites.insert(key) } else { favorites.remove(key) }
    notice = Notice(isFavorite ? .noticeFavorite : .noticeNoFavorite, text: words.town(town.townName))
    isPanelStale = true
    return [.keepFavorite(key, isFavorite)] + (showsFavoritesOnly ? refreshRows(.chosen(.sameRow)) : [])
  }

  /// Shows only the favourites, or all towns again. The chosen town stays chosen if it is still shown.
  private mutating func toggleFavoritesOnly() -> [BrowserEffect] {
    guard overlay == nil else { return [] }
    showsFavoritesOnly.toggle()
    return refreshRows(.chosen(.firstRow))
  }

  /// Takes the content of the file: another browser may have changed it.
  private mutating func take(_ favorites: Favorites) -> [BrowserEffect] {
    guard favorites != self.favorites else { return [] }
    self.favorites = favorites
    isPanelStale = true
    return showsFavoritesOnly ? refreshRows(.chosen(.firstRow)) : []
  }

  /// The next order of the rows. The chosen town stays chosen.
  private mutating func sort(by step: Int) -> [BrowserEffect] {
    guard overlay == nil, loading == nil else { return [] }
    order = order.next(by: step)
    notice = Notice(.noticeOrder, text: words[order.word])
    return refreshRows(.chosen(.firstRow))
  }
}

// MARK: The language

extension BrowserState {
  /// Says everything in the other language. Nothing else changes.
  private mutating func changeLanguage() {
    words = Words(words.language.other, words.marks)
    offersLanguage = false
    measure()
    notice = Notice(.noticeLanguage)
  }
}

// MARK: Opening, closing, copying

extension BrowserState {
  private mutating func activate() -> [BrowserEffect] {
    if overlay != nil { return activateInOverlay() }
    switch chosenItem(market) {
    case .button: return toggleExpansion()
    case .row: openTown()
    case nil: break
    }
    return []
  }

  /// Closes the topmost of what is open.
  private mutating func close() -> [BrowserEffect] {
    rowsWork?.next = []
    if overlay != nil {
      closeOverlay()
      return []
    }
    if search != nil { return dropSearch() }
    if line != nil {
      line = nil
      return refreshRows(.chosen(.firstRow))
    }
    return showsFavoritesOnly ? toggleFavoritesOnly() : []
  }

  /// Copies the open view as text, or else the chosen town.
  private mutating func copy() -> [BrowserEffect] {
    if let panel = overlay?.panel {
      // Its lines are still to come.
      return panelTicket == nil ? copy(panel.copy(words)) : []
    }
    guard let town else { return [] }
    let parts = [
      words.wholeTown(town.townName), words.tab(market), words.filled(.rank, town.rank), words.change(town.change),
      words.wholeLine(of: town),
    ]
    let line = Printable.line(parts.filter { !$0.isEmpty }.joined(separator: " "))
    guard line.utf8.count <= Panel.mostCopiedBytes else { return copy(nil) }
    return copy(Panel.Copied(text: line, notice: Notice(.noticeCopied, text: words.town(town.townName))))
  }

  private mutating func copy(_ copied: Panel.Copied?) -> [BrowserEffect] {
    guard let copied else {
      notice = Notice(.noticeTooLong, isProblem: true)
      return []
    }
    return [.copy(copied.text, copied.notice)]
  }
}
