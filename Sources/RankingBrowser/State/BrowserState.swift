import RankingCore
import TerminalUI

/// The browser's whole state. Only `reduce` changes it.
package struct BrowserState: Sendable {
  /// How the browser opens.
  package struct Opening: Sendable {
    /// The tab to open with; nil for the first that has towns.
    package var market: Market?
    /// The ranking to open with, as an index of the rankings.
    package var region = 0
    /// Whether ranks 11+ are open.
    package var isExpanded = false
    /// Whether tabs slide when they are switched.
    package var isAnimated = false
    /// Whether the terminal's background is assumed to be light until it answers.
    package var isBackgroundLight = false
    /// The language and marks of the browser's texts and of town names.
    package var words = Words(.japanese)
    /// Whether the key bar offers the other language.
    package var offersLanguage = false
    /// The towns that are marked.
    package var favorites = Favorites()
    /// Whether the lists are narrowed to favourites.
    package var showsFavoritesOnly = false
    /// The search that the lists are narrowed to; nil for none.
    package var search: Search?
    /// The order of the rows.
    package var order = SortOrder.rank
    /// The notice that is shown before the first key.
    package var notice: Notice?

    /// The rent list of the first ranking, in Japanese, without animation.
    package init() {}
  }

  /// All regions that can be shown; never empty.
  var regions: [RegionState]
  /// The one that is shown, as an index of `regions`.
  var region: Int
  /// How many regions, from the first, were there at the start or have been read since. Embedded ones, added on demand,
  /// come after them.
  private var readCount: Int
  let opensExpanded: Bool
  /// Whether the embedded rankings are among them.
  private var hasAllRegions = false
  /// The strip that is shown in place of the key bar; nil for none.
  var strip: Strip?
  /// How many regions have been shown so far, one after the other.
  var shownCount = 0
  /// The tab that is shown, or that a slide leads to.
  package internal(set) var market: Market
  /// The tab that the user chose; nil if none yet. A region that has only the other list shows that instead.
  var chosenMarket: Market?
  /// The size of the screen in cells.
  package internal(set) var size: Size
  /// What is open over the list; nil for nothing.
  package internal(set) var overlay: PanelState?
  /// The panel below the help, shown again when the help is closed; nil while the help is not open.
  package internal(set) var covered: PanelState?
  /// The year that the towns of the trend are gone through of, by its identity; nil for the latest.
  var trendYear: Int?
  /// Whether the page of the chosen town is shown beside the list, where there is room.
  package internal(set) var showsSide = true
  /// That page; nil where there is none, and while it is what the keys go to.
  package internal(set) var side: PanelState?
  /// The ticket of that page while it is being built.
  var sideTicket: Int?
  /// Whether what is open over the list, or beside it, has to be rebuilt.
  var isPanelStale = false
  /// The slide between the tabs while it lasts.
  package internal(set) var slide: Slide?
  /// Set while a ranking is being read.
  package internal(set) var loading: Loading?
  /// The time of the event being handled, in milliseconds of a monotonic clock.
  package internal(set) var now = 0
  /// Whether the terminal's background is light, as far as is known.
  package internal(set) var isBackgroundLight: Bool
  /// Whether the terminal has reported its background, and so will again when asked.
  var reportsBackground = false
  /// The search, typed or kept as a filter; nil for none.
  package internal(set) var search: Search?
  /// The line that the lists are narrowed to.
  package internal(set) var line: LineFilter?
  /// The order of the rows that are shown, in both tabs.
  package internal(set) var order: SortOrder
  /// The towns that are marked.
  package internal(set) var favorites: Favorites
  /// Whether the lists are narrowed to favourites.
  package internal(set) var showsFavoritesOnly: Bool
  /// The notice in place of the key bar until the next key.
  package internal(set) var notice: Notice?
  /// The rows that are being worked out; nil once they are there.
  var rowsWork: RowsWork?
  /// The ticket of the panel that is being built, for what is open.
  var panelTicket: Int?
  /// The ticket of what is being looked for in a ranking that was read again: what is different.
  var changesTicket: Int?
  /// The number of the last request.
  private var lastTicket = 0
  /// The number of the last region.
  private var lastRegion: Int
  let isAnimated: Bool
  /// The browser's words and marks.
  package internal(set) var words: Words
  /// Whether the key bar offers the other language: until it has been changed once.
  var offersLanguage: Bool

  /// - Parameters:
  ///   - rankings: in the order of the regions; empty while the first is still being read.
  ///   - size: the screen in cells.
  package init(rankings: [Ranking], size: Size, _ opening: Opening = Opening()) {
    let shown = rankings.isEmpty ? [Ranking(data: TownRankingData())] : rankings
    regions = shown.enumerated().map { index, ranking in
      RegionState(ranking, id: index, opening.words, isExpanded: opening.isExpanded)
    }
    lastRegion = shown.count - 1
    let region = shown.indices.contains(opening.region) ? opening.region : 0
    self.region = region
    readCount = rankings.count
    opensExpanded = opening.isExpanded
    self.size = size
    chosenMarket = opening.market
    market = opening.market ?? regions[region].market(wanted: .rent)
    search = opening.search
    order = opening.order
    isAnimated = opening.isAnimated
    isBackgroundLight = opening.isBackgroundLight
    words = opening.words
    offersLanguage = opening.offersLanguage
    favorites = opening.favorites
    showsFavoritesOnly = opening.showsFavoritesOnly
    notice = opening.notice
    loading = rankings.isEmpty ? Loading() : nil
    // However long the list: there is no screen yet that could wait for the answer.
    for case .compute(let request) in refreshRows(.top) {
      if let answer = try? request.answer() { apply(.answered(answer)) }
    }
    // With the page beside the list, and with what that tells of years: all of it is there before the first frame.
    apply(.resize(size))
  }

  /// A state with what has been read of several files, in their order. The first ranking that can be shown is.
  /// - Parameters:
  ///   - read: empty, or failures alone, while the first ranking is still being read.
  ///   - describe: says why a ranking could not be read, without its name.
  package init(
    read: [RankingQueue.Outcome], size: Size, _ opening: Opening = Opening(),
    describe: (RankingError) -> BothTexts = ReadingFailure.untranslated
  ) {
    self.init(rankings: [], size: size, opening)
    for outcome in read { apply(BrowserAction(outcome, describe: describe)) }
  }

  /// A state with one ranking.
  /// - Parameter ranking: nil while it is still being read.
  package init(ranking: Ranking?, size: Size, _ opening: Opening = Opening()) {
    self.init(rankings: [ranking].compactMap { $0 }, size: size, opening)
  }

  /// The number of the next request.
  mutating func nextTicket() -> Int {
    lastTicket += 1
    return lastTicket
  }
}

// MARK: Regions

extension BrowserState {
  /// Takes a ranking that has been read: in place of the awaited one, or after those already read.
  mutating func take(_ ranking: Ranking, from origin: Origin) -> [BrowserEffect] {
    if let index = index(of: origin) { return replace(index, with: ranking) }
    let state = regionState(ranking, from: origin)
    guard loading != nil, regions.indices.contains(region) else {
      insert(state)
      return fillMovements() ? refreshRows(.chosen(.sameRow)) : []
    }
    // Nothing else is shown before the first.
    regions[region] = state
    if chosenMarket == nil { market = state.market(wanted: .rent) }
    readCount += 1
    isPanelStale = true
    loading = nil
    return refreshRows(.top)
  }

  /// Takes the place of a ranking that could not be read, and says so.
  mutating func take(_ failure: ReadingFailure, from origin: Origin) {
    if let index = index(of: origin) { return keep(index, failure) }
    insert(regionState(Ranking(data: TownRankingData(), name: failure.name), failure, from: origin))
    if notice == nil { notice = Notice(.noticeNotRead, problem: failure.texts) }
  }

  /// Stops waiting for the first ranking: nothing could be read, and the first of that is shown.
  mutating func showFirst() -> [BrowserEffect] {
    guard loading != nil, readCount > 0, regions.indices.contains(region) else { return [] }
    // It stood for the ranking that was awaited.
    regions.remove(at: region)
    region = 0
    loading = nil
    isPanelStale = true
    // The first says in full what the notice would.
    if readCount == 1 { notice = nil }
    return refreshRows(.top)
  }

  /// Puts a region after those already read. What is shown, or awaited, stays so.
  private mutating func insert(_ state: RegionState) {
    let place = min(readCount, regions.count)
    regions.insert(state, at: place)
    readCount += 1
    if region >= place { region += 1 }
    isPanelStale = true
  }

  /// Adds the embedded rankings that are not there yet. They are decoded only when another region or year is first asked
  /// for. With them the shown region may tell of movements, and its rows are put in order again.
  mutating func completeRegions() -> [BrowserEffect] {
    guard !hasAllRegions else { return [] }
    hasAllRegions = true
    for ranking in Ranking.embeddedYears where !isThere(ranking.data) { regions.append(regionState(ranking)) }
    isPanelStale = true
    return fillMovements() ? refreshRows(.chosen(.sameRow)) : []
  }

  /// Whether there is a ranking of that year already: one of a file counts rather than an embedded one.
  private func isThere(_ embedded: TownRankingData) -> Bool {
    regions.contains { $0.series == embedded.region && $0.ranking.data.edition == embedded.edition }
  }

  private mutating func regionState(
    _ ranking: Ranking, _ failure: ReadingFailure? = nil, from origin: Origin = .embedded
  ) -> RegionState {
    lastRegion += 1
    return RegionState(ranking, failure: failure, from: origin, id: lastRegion, words, isExpanded: opensExpanded)
  }

  /// Measures all texts again, so that no frame has to.
  mutating func measure() {
    for index in regions.indices { regions[index].measure(words) }
    isPanelStale = true
  }

  /// The name of a year among those of its region.
  func yearName(_ index: Int) -> String {
    guard regions.indices.contains(index) else { return "" }
    return regions[index].ranking.data.edition.map(words.name) ?? regionName(index)
  }

  /// The name of a region in a list of regions.
  func regionName(_ index: Int) -> String {
    guard regions.indices.contains(index) else { return "" }
    let data = regions[index].ranking.data
    let name = [data.region, data.edition].compactMap { $0.map(words.name) }.joined(separator: " ")
    if !name.isEmpty { return name }
    let file = regions[index].ranking.name.split(separator: "/").last.map(String.init)
    return data.title.map(words.name) ?? file ?? words[.untitled]
  }
}

// What is remembered of the shown region. Each member is accessed directly: copying the whole for every query would
// cost more than the query itself.
extension BrowserState {
  /// The ranking of the shown region; an empty one while the first is being read.
  package var ranking: Ranking {
    regions.indices.contains(region) ? regions[region].ranking : Ranking(data: TownRankingData())
  }

  /// Why the shown region has no ranking; nil if it has one.
  package var failure: ReadingFailure? {
    regions.indices.contains(region) ? regions[region].failure : nil
  }

  /// What could not be read, in the order of the regions.
  package var failures: [ReadingFailure] { regions.compactMap(\.failure) }

  var metrics: PerMarket<ListMetrics> {
    regions.indices.contains(region) ? regions[region].metrics : PerMarket { _ in ListMetrics([], words) }
  }

  /// Choice, scroll and expansion of both tabs.
  package internal(set) var lists: PerMarket<ListState> {
    get { regions.indices.contains(region) ? regions[region].lists : PerMarket { _ in ListState() } }
    set { if regions.indices.contains(region) { regions[region].lists = newValue } }
  }

  /// The towns that both tabs show.
  package internal(set) var rows: PerMarket<Rows> {
    get {
      regions.indices.contains(region) ? regions[region].rows : PerMarket { _ in Rows(first: 0, leadingCount: 0) }
    }
    set { if regions.indices.contains(region) { regions[region].rows = newValue } }
  }

  /// The whole list of a tab in the shown region, ordered by rank.
  package func towns(_ market: Market) -> [TownInfo] {
    regions.indices.contains(region) ? regions[region].towns[market] : []
  }

  /// The number of rows of rank 10 or better in the whole list.
  func leadingCount(_ market: Market) -> Int {
    regions.indices.contains(region) ? regions[region].leadingCounts[market] : 0
  }

  /// The last rank before the first gap of the shown list; nil if it has none.
  var gaps: Int? { regions.indices.contains(region) ? regions[region].ranksBeforeGap[market] : nil }

  /// The title of the ranking that is shown.
  var title: RankingTitle {
    regions.indices.contains(region) ? regions[region].title : RankingTitle(TownRankingData())
  }
}

// MARK: What follows from the state

extension BrowserState {
  /// What the shown tab remembers.
  package var list: ListState { lists[market] }

  /// Where the parts of the screen are at the present size.
  package var layout: ScreenLayout {
    ScreenLayout(
      size, hasNotice: regions.indices.contains(region) && regions[region].hasSkipped,
      hasSide: showsSide && loading == nil && failure == nil)
  }

  /// The lines of a tab's rows, as filtered and opened.
  package func listLayout(_ market: Market) -> ListLayout {
    let rows = rows[market]
    let hasRest = towns(market).count > leadingCount(market)
    return ListLayout(
      leading: rows.leadingCount, rest: rows.count - rows.leadingCount, hasButton: hasRest && !rows.isNarrow,
      gap: layout.gap)
  }

  /// The lines of the shown tab's rows.
  package var listLayout: ListLayout { listLayout(market) }

  /// The chosen item; nil in an empty list.
  package func chosenItem(_ market: Market) -> ListLayout.Item? {
    let layout = listLayout(market)
    return layout.itemCount == 0 ? nil : layout.item(lists[market].choice)
  }

  /// Whether the tab has ranks 11+.
  package var hasRest: Bool { listLayout.hasButton }

  /// Whether a search, a line or the favourites leave out towns. Ranks 11+ are then searched too, open or not.
  package var isNarrowed: Bool { isSearching || showsFavoritesOnly || line != nil }

  /// Whether there is a search with text.
  package var isSearching: Bool { search?.query.isEmpty == false }

  /// Whether keys go to the search prompt.
  package var isPrompting: Bool { search?.isEditing == true && overlay == nil }

  /// The number of towns of the other tab that match.
  package var otherMatches: Int? {
    isNarrowed ? rows[market.other].count : nil
  }

  /// Whether the rows, or a requested view, are still being worked out.
  package var isWorking: Bool { rowsWork != nil || panelTicket != nil || sideTicket != nil }

  /// The town of a row that is shown.
  package func town(inRow row: Int, of market: Market) -> TownInfo? {
    let towns = towns(market)
    guard let index = rows[market][row], towns.indices.contains(index) else { return nil }
    return towns[index]
  }

  /// The town that commands act on: the one whose page is open, even below the help, or the chosen one.
  package var town: TownInfo? { chosenTown?.town }

  /// The same with how its ranking tells towns apart: in the trend it may be another year's.
  var chosenTown: (town: TownInfo, naming: TownNaming)? {
    if let place = trendTown, let year = regions.first(where: { $0.id == place.region }) {
      let towns = year.towns[place.market]
      return towns.indices.contains(place.index) ? (towns[place.index], year.naming) : nil
    }
    guard regions.indices.contains(region) else { return nil }
    return shownTown.map { ($0, regions[region].naming) }
  }

  /// The town that is chosen in the trend.
  private var trendTown: PanelLine.Town? {
    guard let open = covered ?? overlay, open.kind == .trend, open.panel.lines.indices.contains(open.choice) else {
      return nil
    }
    return open.panel.lines[open.choice].town
  }

  /// The town whose page is open, or the chosen one of the list.
  private var shownTown: TownInfo? {
    if let page = (covered ?? overlay)?.page {
      return towns(page.market).indices.contains(page.town) ? towns(page.market)[page.town] : nil
    }
    return town(inRow: lists[market].choice, of: market)
  }

  /// Whether the user has marked a town of the shown region.
  package func isFavorite(_ town: TownInfo) -> Bool {
    regions.indices.contains(region) && favorites.contains(town, of: regions[region].naming)
  }

  /// Where the pages are: 0 the left tab, 1 the right one.
  package var pagePosition: Double {
    slide?.position(at: now) ?? (market == .rent ? 0 : 1)
  }

  /// Milliseconds until something moves by itself; nil while nothing does.
  package var nextTick: Int? {
    slide != nil ? 1000 / 60 : loading != nil || retry != nil ? 100 : nil
  }
}
