import RankingBrowser
import RankingCore

/// A ranking as it is printed: with the towns that are asked for, in the order that is asked for.
struct PrintedRanking {
  /// The ranking whole.
  let ranking: Ranking
  /// What is printed of it.
  let data: TownRankingData
  private let criteria: RowCriteria

  /// - Parameters:
  ///   - query: what towns must match; nil for all.
  ///   - favorites: what they must be among; nil for all.
  init(_ ranking: Ranking, _ query: SearchQuery? = nil, favorites: Favorites? = nil, order: SortOrder = .rank) {
    self.ranking = ranking
    criteria = RowCriteria(query: query, favorites: favorites, naming: ranking.naming, order: order)
    var data = ranking.data
    data.townRankingsForRent = criteria.towns(of: data.townRankingsForRent)
    data.townRankingsForBuy = criteria.towns(of: data.townRankingsForBuy)
    self.data = data
  }

  /// Whether neither list has a town.
  var isEmpty: Bool { Market.allCases.allSatisfy { data[$0].isEmpty } }

  /// What stands above a list: its name, and that the ranking has gaps.
  func heading(_ market: Market, _ words: Words) -> String {
    let gaps = ranking.data[market].rankBeforeGap.map { " (\(words.gaps($0)))" }
    return words.tab(market) + (gaps ?? "")
  }

  /// What stands in place of a list without towns.
  func emptyText(_ market: Market, _ words: Words) -> String {
    EmptyList(market, hasTowns: PerMarket { !ranking.data[$0].isEmpty }, criteria).text(words)
  }
}
