import RankingCore
import TerminalUI

// What follows from the state.
extension BrowserState {
  /// What the shown tab remembers.
  package var list: ListState { lists[market] }

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

  /// Where the parts of the screen stand at the present size.
  package var layout: ScreenLayout {
    ScreenLayout(size, hasNotice: regions.indices.contains(region) && regions[region].hasSkipped)
  }

  /// The lines of a tab's rows, as filtered and opened.
  package func listLayout(_ market: Market) -> ListLayout {
    let rows = rows[market]
    let hasRest = towns(market).count > leadingCount(market)
    return ListLayout(
      leading: rows.leadingCount, rest: rows.count - rows.leadingCount, hasButton: hasRest && !isNarrowed,
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

  /// Where the pages stand: 0 the left tab, 1 the right one.
  package var pagePosition: Double {
    slide?.position(at: now) ?? (market == .rent ? 0 : 1)
  }

  /// Milliseconds until something moves by itself; nil while nothing does.
  package var nextTick: Int? {
    slide != nil ? 1000 / 60 : loading != nil ? 100 : nil
  }
}
