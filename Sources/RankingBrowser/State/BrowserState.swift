import RankingCore
import TerminalUI

/// All that the browser knows. Only `reduce` changes it.
package struct BrowserState: Sendable {
  /// What lies over the list.
  package enum Overlay: Equatable, Sendable {
    case town(TownPage)
    case panel(PanelState)
  }

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
    /// The language of towns' names.
    package var language = Language.japanese
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
  /// How many of them, from the first, were there at the start or were read since. Embedded ones that somebody asked
  /// for stand behind.
  private var readCount: Int
  let opensExpanded: Bool
  /// Whether the embedded rankings are among them.
  var hasAllRegions = false
  /// Whether the strip of regions stands in the key bar's place.
  var showsRegions = false
  /// The tab that is shown, or that a slide leads to.
  package internal(set) var market: Market
  /// Cells of the screen.
  package internal(set) var size: Size
  /// What is open over the list; nil for nothing.
  package internal(set) var overlay: Overlay?
  /// What the help lies over, and gives back when it is closed; nil while the help is not open.
  package internal(set) var covered: Overlay?
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
  /// The view that was asked for and is still being worked out.
  var panelJob: PanelJob?
  let isAnimated: Bool
  let language: Language

  /// - Parameter rankings: in the order of the regions; empty while the first is still being read.
  package init(rankings: [Ranking], size: Size, _ opening: Opening = Opening()) {
    let shown = rankings.isEmpty ? [Ranking(data: TownRankingData())] : rankings
    regions = shown.map { RegionState($0, opening.language, isExpanded: opening.isExpanded) }
    region = shown.indices.contains(opening.region) ? opening.region : 0
    readCount = rankings.count
    opensExpanded = opening.isExpanded
    self.size = size
    market = opening.market
    isAnimated = opening.isAnimated
    isBackgroundLight = opening.isBackgroundLight
    language = opening.language
    favorites = opening.favorites
    showsFavoritesOnly = opening.showsFavoritesOnly
    notice = opening.notice
    loading = rankings.isEmpty ? Loading() : nil
    refreshRows()
  }

  /// A state of one ranking.
  /// - Parameter ranking: nil while it is still being read.
  package init(ranking: Ranking?, size: Size, _ opening: Opening = Opening()) {
    self.init(rankings: [ranking].compactMap { $0 }, size: size, opening)
  }

  /// Takes a ranking that was read: in the place of the one that was waited for, or behind those that were read.
  mutating func take(_ ranking: Ranking) {
    let state = RegionState(ranking, language, isExpanded: opensExpanded)
    if loading != nil, !regions.isEmpty {
      regions[0] = state
      loading = nil
    } else {
      let place = min(readCount, regions.count)
      regions.insert(state, at: place)
      if region >= place { region += 1 }
      moveRegionChoice(behind: place)
    }
    readCount += 1
    refreshRows()
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
    regions.indices.contains(region) ? regions[region].metrics : PerMarket { _ in ListMetrics([], language) }
  }

  /// Choice, scroll and expansion of both tabs.
  package internal(set) var lists: PerMarket<ListState> {
    get { regions.indices.contains(region) ? regions[region].lists : PerMarket { _ in ListState() } }
    set { if regions.indices.contains(region) { regions[region].lists = newValue } }
  }

  /// The towns that both tabs show.
  package internal(set) var rows: PerMarket<Rows> {
    get {
      let shown = regions.indices.contains(region) ? regions[region].rows : nil
      return shown ?? PerMarket { _ in Rows(first: 0, leadingCount: 0) }
    }
    set { if regions.indices.contains(region) { regions[region].rows = newValue } }
  }

  /// Changes what is remembered of the region in its place.
  mutating func updateRegion(_ change: (inout RegionState) -> Void) {
    if regions.indices.contains(region) { change(&regions[region]) }
  }
}
