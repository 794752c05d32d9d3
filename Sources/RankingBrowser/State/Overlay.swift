import RankingCore
import TerminalUI

// What is open over the list: views and the page of a town.

extension BrowserState {
  /// Opens a view; closes it if it is open.
  mutating func toggle(_ kind: PanelKind) {
    if overlay?.kind == kind { return closeOverlay() }
    guard loading == nil || kind == .help else { return }
    if kind == .trend { trendYear = nil }
    open(kind)
  }

  /// Opens the page of the chosen town.
  mutating func openTown() {
    let row = lists[market].choice
    guard let town = rows[market][row] else { return }
    open(.town, TownPage(market: market, town: town, row: row))
  }

  /// Opens it without lines; they come with the answer to the request that follows. The help keeps what it covers; any
  /// other view takes its place.
  private mutating func open(_ kind: PanelKind, _ page: TownPage? = nil) {
    covered = kind == .help ? overlay : nil
    let working = PanelLine([.init(0, words[.working], .panelLabel)])
    overlay = PanelState(kind, Panel(title: words[kind.help], width: 40, lines: [working]), page: page)
    isPanelStale = true
  }

  /// Has what is open, and what is beside the list, built if its content has changed.
  mutating func refreshPanel() -> [BrowserEffect] {
    let effects = (showsOtherRegions ? completeRegions() : []) + refreshSide()
    guard isPanelStale else { return effects }
    isPanelStale = false
    panelTicket = nil
    guard let overlay else { return effects }
    let ticket = nextTicket()
    panelTicket = ticket
    return effects + [request(ticket, overlay.kind, overlay.page)]
  }

  /// Whether what is open, or beside the list, tells of other regions or years than the shown one.
  private var showsOtherRegions: Bool {
    overlay?.kind == .regions || (overlay?.kind.needsYears ?? false || !layout.side.isEmpty) && hasYears
  }

  /// The page beside the list follows the choice.
  private mutating func refreshSide() -> [BrowserEffect] {
    guard !layout.side.isEmpty, overlay?.page == nil, case .row(let row) = chosenItem(market),
      let town = rows[market][row]
    else {
      side = nil
      sideTicket = nil
      return []
    }
    let page = TownPage(market: market, town: town, row: row)
    guard isPanelStale || side?.page != page else { return [] }
    // Until the next one is built the last one stays: nothing flickers.
    let panel = side?.panel ?? Panel(width: ScreenLayout.sideWidth, lines: [])
    side = PanelState(.town, panel, page: page)
    let ticket = nextTicket()
    sideTicket = ticket
    return [request(ticket, .town, page, isBeside: true)]
  }

  /// Shows the page beside the list, or gives the list the whole screen.
  mutating func toggleSide() {
    guard size.width >= ScreenLayout.sideFrom else {
      notice = Notice(.noticeNoSide, ScreenLayout.sideFrom, isProblem: true)
      return
    }
    showsSide.toggle()
    if overlay?.page != nil { closeOverlay() }
    isPanelStale = true
    keepInBounds()
  }

  private func request(
    _ ticket: Int, _ kind: PanelKind, _ page: TownPage?, isBeside: Bool = false
  ) -> BrowserEffect {
    let shown = regions.indices.contains(region) ? regions[region] : nil
    let byYear = kind == .regions || kind.needsYears ? regionsByYear : []
    let years = byYear.first { $0.contains(region) } ?? []
    let input = PanelInput(
      words: words, screenWidth: size.width, towns: PerMarket { towns($0) }, market: market, rows: rows,
      regions: kind == .regions ? byYear.flatMap(choices) : [], region: shown?.id ?? 0, page: page,
      favorites: favorites, naming: shown?.naming ?? TownNaming(), years: kind.needsYears ? years.map(year) : [],
      trendYear: trendYear, chosen: town(inRow: lists[market].choice, of: market), isBeside: !layout.side.isEmpty,
      card: cardRoom)
    // A town is looked for in every year.
    let isLong =
      kind.isLong ? shown?.isLong ?? false : kind.needsYears && years.count > 1 && years.contains { regions[$0].isLong }
    let subject = isBeside ? WorkRequest.Subject.side(input) : .panel(kind, input)
    return .compute(WorkRequest(ticket: ticket, isLong: isLong, subject: subject))
  }

  /// What can be chosen of a region: its years.
  private func choices(_ years: [Int]) -> [PanelInput.Region] {
    years.enumerated().map { place, index in
      let region = regions[index]
      return PanelInput.Region(
        id: region.id, name: place > 0 ? "" : region.series.map(words.name) ?? regionName(index),
        year: region.series == nil ? "" : yearName(index), counts: PerMarket { region.towns[$0].count },
        isUnreadable: region.failure != nil)
    }
  }

  private func year(_ index: Int) -> PanelInput.Year {
    let year = regions[index]
    return PanelInput.Year(id: year.id, name: yearName(index), towns: year.towns, naming: year.naming)
  }

  /// Cells and lines for the content of a card.
  private var cardRoom: Size {
    let layout = layout
    let width =
      layout.side.isEmpty ? PanelLayout.cardContent(size.width) : ScreenLayout.sideWidth - 2 * PanelLayout.padding
    return Size(width: width, height: max(layout.body.height - 1, 0))
  }

  /// Takes the requested panel.
  mutating func take(_ panel: Panel, ticket: Int) {
    if sideTicket == ticket {
      sideTicket = nil
      side?.take(panel)
    }
    guard panelTicket == ticket else { return }
    panelTicket = nil
    overlay?.take(panel)
    keepOverlayInBounds()
  }

  /// Closes what is open over the list. The help restores what it covers, as it was left.
  mutating func closeOverlay() {
    overlay = covered
    covered = nil
    // Towns may have been read, or favourites changed, while it was covered.
    isPanelStale = true
    placePage()
    keepOverlayInBounds()
  }

  /// Does what Enter does in the open view, and closes it.
  mutating func activateInOverlay() -> [BrowserEffect] {
    // There is nothing to choose from yet.
    guard panelTicket == nil else { return [] }
    let line = overlay.flatMap { overlay in
      overlay.panel.lines.indices.contains(overlay.choice) ? overlay.panel.lines[overlay.choice] : nil
    }
    closeOverlay()
    switch line?.choice {
    case .filter(let filter):
      self.line = filter
      return refreshRows(.chosen(.firstRow))
    case .region(let id): return regions.firstIndex { $0.id == id }.map { show(region: $0) } ?? []
    case .town: return line?.town.map { openTown($0) } ?? []
    case nil: return []
    }
  }

  /// Shows the year of a town of the trend, and opens its page there.
  private mutating func openTown(_ place: PanelLine.Town) -> [BrowserEffect] {
    guard let index = regions.firstIndex(where: { $0.id == place.region }) else { return [] }
    let market = market
    let effects = show(region: index)
    self.market = market
    // It may be below rank 10, or not be among the rows.
    if let row = rows[market].row(of: place.index) { lists[market].choice = row }
    open(.town, TownPage(market: market, town: place.index, row: lists[market].choice))
    placePage()
    keepInBounds()
    return effects
  }

  /// Another year of the trend, whose towns are gone through.
  mutating func changeTrendYear(by step: Int) {
    let ids = years.map { regions[$0].id }
    guard !ids.isEmpty else { return }
    let place = trendYear.flatMap { ids.firstIndex(of: $0) } ?? ids.count - 1
    trendYear = ids[min(max(place + step, 0), ids.count - 1)]
    isPanelStale = true
  }
}

// MARK: Moving in it

extension BrowserState {
  /// Up and down move between towns on a page, and between lines in other panels.
  mutating func moveInOverlay(_ motion: Motion) {
    let height = overlayHeight
    let page = max(height - 1, 1)
    let half = max(height / 2, 1)
    switch motion {
    case .up: stepInOverlay(by: -1)
    case .down: stepInOverlay(by: 1)
    case .pageUp: jumpInOverlay(by: -page)
    case .pageDown: jumpInOverlay(by: page)
    case .halfPageUp: jumpInOverlay(by: -half)
    case .halfPageDown: jumpInOverlay(by: half)
    case .first: jumpInOverlay(by: -Self.far)
    case .last: jumpInOverlay(by: Self.far)
    }
  }

  /// More lines than any panel has.
  private static let far = 1 << 30

  private mutating func stepInOverlay(by step: Int) {
    if overlay?.page == nil { jumpInOverlay(by: step) } else { turnPage(by: step) }
  }

  private mutating func jumpInOverlay(by lines: Int) {
    let height = overlayWindow
    overlay?.move(by: lines, height: height)
  }

  /// Scrolls by this many lines, not beyond its ends.
  mutating func scrollOverlay(by lines: Int) {
    let height = overlayWindow
    overlay?.scroll(by: lines, height: height)
  }

  /// Keeps it within its content. The chosen line stays chosen and visible.
  mutating func keepOverlayInBounds() {
    jumpInOverlay(by: 0)
  }

  /// Lines visible at a time. At least one, even if there is no room: the choice has a place to return to.
  private var overlayWindow: Int { max(overlayHeight, 1) }

  /// Lines that can be visible.
  var overlayHeight: Int {
    overlay.map { PanelLayout($0.panel, in: layout.area(of: $0)).lines.height } ?? 1
  }
}

// MARK: The page of a town

extension BrowserState {
  /// The next town of the list as it is shown; stays at the end.
  private mutating func turnPage(by step: Int) {
    guard var page = overlay?.page, let row = page.neighbour(by: step, in: rows), let town = rows[page.market][row]
    else { return }
    page.town = town
    page.row = row
    page.isShown = true
    show(page)
    chooseTownOfPage()
  }

  /// Where the list is beside the page, its choice goes along.
  mutating func chooseTownOfPage() {
    guard !layout.side.isEmpty, let page = overlay?.page, page.market == market, page.isShown else { return }
    lists[market].choice = page.row
    keepInBounds()
  }

  /// The same town in the other list, if it is there.
  mutating func showInList(_ market: Market) {
    guard var page = overlay?.page, page.market != market, let other = overlay?.panel.other else { return }
    page.market = market
    page.town = other
    show(page)
    placePage()
  }

  private mutating func show(_ page: TownPage) {
    overlay?.page = page
    overlay?.scroll = 0
    // It belongs to another town, and is unknown until the page is built.
    overlay?.panel.other = nil
    isPanelStale = true
  }

  /// Finds the row of the page's town again after the rows changed.
  mutating func placePage() {
    guard var page = overlay?.page else { return }
    let rows = rows[page.market]
    if let row = rows.row(of: page.town) {
      page.row = row
      page.isShown = true
    } else {
      page.row = rows.row(after: page.town, of: towns(page.market), in: order)
      page.isShown = false
    }
    overlay?.page = page
  }
}
