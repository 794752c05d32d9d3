import RankingCore

/// What a reading gave, in a form that can be compared byte by byte: Swift takes two forms of one text for equal.
struct Outcome: Equatable {
  let result: Result<Ranking, RankingError>
  /// All texts and numbers of the ranking, or the text of the error.
  let bytes: [UInt8]

  init(_ read: () throws(RankingError) -> Ranking) {
    result = Result { () throws(RankingError) in try read() }
    switch result {
    case .success(let ranking): bytes = Self.bytes(ranking.data)
    case .failure(let error): bytes = Array(error.description.utf8)
    }
  }

  private static func bytes(_ data: TownRankingData) -> [UInt8] {
    var texts = [data.title, data.region, data.edition, data.source].map { $0 ?? "nil" }
    for market in Market.allCases {
      texts.append(market.jsonKey)
      for town in data[market] {
        texts += ["\(town.rank)", town.townName, "\(town.change)", town.availableLine]
      }
    }
    return Array(texts.joined(separator: "\n").utf8)
  }
}
