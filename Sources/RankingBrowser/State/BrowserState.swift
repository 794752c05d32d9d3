import RankingCore
import TerminalUI

/// All that the browser knows. Only `reduce` changes it.
package struct BrowserState: Sendable {
  /// How the browser opens.
  package struct Opening: Sendable {
    /// The tab to open with.
    package var market = Market.rent
    /// The ranking to open with, as an index of the rankings.
    package var region = 0
    /// Whether ranks 11+ are open.
    package var isExpanded = false
    /// Whether tabs slide when they are switched.
    package var isAnimated = false
    /// Whether the terminal's background is taken to be light until it answers.
    package var isBackgroundLight = false
    /// What the browser says, and the names of towns, are in its language.
    package var words = Words(.japanese)
    /// Names of towns.
    package var favorites: Set<String> = []
    /// Whether the lists are narrowed to favourites.
    package var showsFavoritesOnly = false
    /// What is said before the first key.
    package var notice: Notice?

    /// The list to rent of the first ranking, in Japanese, without animation.
    package init() {}
  }

  /// All that can be shown; never empty.
  var regions: [RegionState]
  /// The one that is shown, as an index of `regions`.
  var region: Int
  /// How many of them, from the first, were there at the start or were read since. Embedded ones that somebody asked for
  /// come after them.
  private var readCount: Int
  let opensExpanded: Bool
  /// Whether the embedded rankings are among them.
  private var hasAllRegions = false
  /// Whether the strip of regions stands in the key bar's place.
  var showsRegions = false
  /// The tab that is shown, or that a slide leads to.
  package internal(set) var market: Market
  /// Cells of the screen.
  package internal(set) var size: Size
  /// What is open over the list; nil for nothing.
  package internal(set) var overlay: PanelState?
  /// What the help lies over, and gives back when it is closed; nil while the help is not open.
  package internal(set) var covered: PanelState?
  /// Whether what is open over the list has to be built anew.
  var isPanelStale = false
  /// The slide between the tabs while it lasts.
  package internal(set) var slide: Slide?
  /// Set while a ranking is being read.
  package internal(set) var loading: Loading?
  /// The time of the event being handled, in milliseconds of a clock that only moves ahead.
  package internal(set) var now = 0
  /// Whether the terminal's background is light, as far as is known.
  package internal(set) var isBackgroundLight: Bool
  /// The search, typed or kept as a filter; nil for none.
  package internal(set) var search: Search?
  /// The line that the lists are narrowed to.
  package internal(set) var line: LineFilter?
  /// The order of the rows that are shown, in both tabs.
  package internal(set) var order = SortOrder.rank
  /// Names of towns.
  package internal(set) var favorites: Set<String>
  /// Whether the lists are narrowed to favourites.
  package internal(set) var showsFavoritesOnly: Bool
  /// What is said in the key bar's place until the next key.
  package internal(set) var notice: Notice?
  /// The rows that are being worked out; nil while they are there.
  var rowsWork: RowsWork?
  /// The panel that is being worked out.
  var panelWork: PanelWork?
  /// The number of the last request.
  private var lastTicket = 0
  /// The number of the last region.
  private var lastRegion: Int
  let isAnimated: Bool
  /// What the browser says.
  package internal(set) var words: Words

  /// - Parameter rankings: in the order of the regions; empty while the first is still being read.
  package init(rankings: [Ranking], size: Size, _ opening: Opening = Opening()) {
    let shown = rankings.isEmpty ? [Ranking(data: TownRankingData())] : rankings
    regions = shown.enumerated().map { index, ranking in
      RegionState(ranking, id: index, opening.words, isExpanded: opening.isExpanded)
    }
    lastRegion = shown.count - 1
    region = shown.indices.contains(opening.region) ? opening.region : 0
    readCount = rankings.count
    opensExpanded = opening.isExpanded
    self.size = size
    market = opening.market
    isAnimated = opening.isAnimated
    isBackgroundLight = opening.isBackgroundLight
    words = opening.words
    favorites = opening.favorites
    showsFavoritesOnly = opening.showsFavoritesOnly
    notice = opening.notice
    loading = rankings.isEmpty ? Loading() : nil
    // However long the list: there is no screen yet that could wait for the answer.
    for case .compute(let request) in refreshRows(.top) {
      if let answer = try? request.answer() { _ = reduce(.answered(answer)) }
    }
    isPanelStale = false
  }

  /// A state of one ranking.
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
  /// Takes a ranking that was read: in the place of the one that was waited for, or after those that were read.
  mutating func take(_ ranking: Ranking) -> [BrowserEffect] {
    let state = regionState(ranking)
    readCount += 1
    isPanelStale = true
    if loading != nil, !regions.isEmpty {
      regions[0] = state
      loading = nil
      return refreshRows(.top)
    }
    let place = min(readCount - 1, regions.count)
    regions.insert(state, at: place)
    if region >= place { region += 1 }
    return []
  }

  /// Adds the embedded rankings that are not there yet. They are decoded when somebody asks for another region first.
  mutating func completeRegions() {
    guard !hasAllRegions else { return }
    hasAllRegions = true
    for ranking in Ranking.embeddedRegions where !regions.contains(where: { $0.ranking.data == ranking.data }) {
      regions.append(regionState(ranking))
    }
  }

  private mutating func regionState(_ ranking: Ranking) -> RegionState {
    lastRegion += 1
    return RegionState(ranking, id: lastRegion, words, isExpanded: opensExpanded)
  }

  /// Measures all texts anew, so that no frame has to.
  mutating func measure() {
    for index in regions.indices { regions[index].measure(words) }
    isPanelStale = true
  }

  /// What a region is called in a list of regions.
  func regionName(_ index: Int) -> String {
    guard regions.indices.contains(index) else { return "" }
    let data = regions[index].ranking.data
    let name = [data.region, data.edition].compactMap { $0 }.joined(separator: " ")
    if !name.isEmpty { return name }
    let file = regions[index].ranking.name.split(separator: "/").last.map(String.init)
    return data.title ?? file ?? words[.untitled]
  }
}

// What is remembered of the region that is shown. Each member is reached directly: to copy the whole of it for every
// question would cost more than the answers.
extension BrowserState {
  /// The ranking of the shown region; an empty one while the first is being read.
  package var ranking: Ranking {
    regions.indices.contains(region) ? regions[region].ranking : Ranking(data: TownRankingData())
  }

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

  /// Rows of rank 10 or better in the whole list.
  func leadingCount(_ market: Market) -> Int {
    regions.indices.contains(region) ? regions[region].leadingCounts[market] : 0
  }

  /// The title of the ranking that is shown.
  var title: RankingTitle {
    regions.indices.contains(region) ? regions[region].title : RankingTitle(TownRankingData())
  }
}

// MARK: What follows from the state

extension BrowserState {
  /// What the shown tab remembers.
  package var list: ListState { lists[market] }

  /// Where the parts of the screen stand at the present size.
  package var layout: ScreenLayout {
    ScreenLayout(size, hasNotice: regions.indices.contains(region) && regions[region].hasSkipped)
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

  /// Whether a search, a line or the favourites leave out towns. Ranks 11+ are then looked at too, open or not.
  package var isNarrowed: Bool { isSearching || showsFavoritesOnly || line != nil }

  /// Whether something is looked for.
  package var isSearching: Bool { search?.query.isEmpty == false }

  /// Whether keys go to the search prompt.
  package var isPrompting: Bool { search?.isEditing == true && overlay == nil }

  /// How many towns of the other tab match.
  package var otherMatches: Int? {
    isNarrowed ? rows[market.other].count : nil
  }

  /// Whether the rows, or a view that was asked for, are still being worked out.
  package var isWorking: Bool { rowsWork != nil || panelWork?.opening != nil }

  /// The town of a row that is shown.
  package func town(inRow row: Int, of market: Market) -> TownInfo? {
    let towns = towns(market)
    guard let index = rows[market][row], towns.indices.contains(index) else { return nil }
    return towns[index]
  }

  /// The town that commands are about: the one whose page is open, also below the help, or the chosen one.
  package var town: TownInfo? {
    if let page = (covered ?? overlay)?.page {
      return towns(page.market).indices.contains(page.town) ? towns(page.market)[page.town] : nil
    }
    return town(inRow: lists[market].choice, of: market)
  }

  /// Whether the user marked it. Towns of one name are one favourite.
  package func isFavorite(_ town: TownInfo) -> Bool {
    favorites.contains(town.townName)
  }

  /// Where the pages stand: 0 the left tab, 1 the right one.
  package var pagePosition: Double {
    slide?.position(at: now) ?? (market == .rent ? 0 : 1)
  }

  /// Milliseconds until something moves by itself; nil while nothing does.
  package var nextTick: Int? {
    slide != nil ? 1000 / 60 : loading != nil ? 100 : nil
  }
}

/// A value for each of the two tabs.
package struct PerMarket<Value: Sendable>: Sendable {
  private var rent: Value
  private var buy: Value

  /// Asks for the value of each tab, once.
  package init(_ value: (Market) -> Value) {
    rent = value(.rent)
    buy = value(.buy)
  }

  /// The value of a tab.
  package subscript(market: Market) -> Value {
    get { market == .rent ? rent : buy }
    set {
      switch market {
      case .rent: rent = newValue
      case .buy: buy = newValue
      }
    }
  }
}

extension PerMarket: Equatable where Value: Equatable {}
