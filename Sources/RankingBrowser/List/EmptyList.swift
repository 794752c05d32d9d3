import RankingCore

/// What stands in the place of a list that shows no town.
package struct EmptyList: Equatable, Sendable {
  /// Why it is empty. `{text}` stands for a tab's name.
  let word: Word
  /// The tab that is named.
  let market: Market
  /// What to do about it in the browser; nil if nothing helps.
  let hint: Word?

  /// - Parameters:
  ///   - market: the list's tab.
  ///   - hasTowns: which lists of the ranking have towns.
  ///   - criteria: what the lists are narrowed to.
  ///   - isPrompting: whether keys are typed into the search.
  package init(_ market: Market, hasTowns: PerMarket<Bool>, _ criteria: RowCriteria, isPrompting: Bool = false) {
    let favoritesHint = isPrompting ? Word.noFavoriteMatchPromptHint : .noFavoriteMatchHint
    let isMissing = !hasTowns[market]
    self.market = isMissing && hasTowns[market.other] ? market.other : market
    (word, hint) =
      if isMissing {
        hasTowns[market.other] ? (.onlyList, .onlyListHint) : (.noList, nil)
      } else if criteria.query != nil {
        criteria.favorites == nil ? (.noMatch, .noMatchHint) : (.noFavoriteMatch, favoritesHint)
      } else if criteria.line != nil {
        criteria.favorites == nil ? (.noLine, .noLineHint) : (.noFavoriteMatch, favoritesHint)
      } else {
        (.noFavorites, .noFavoritesHint)
      }
  }

  /// The sentence.
  package func text(_ words: Words) -> String { words.filled(word, text: words.tab(market)) }
}
