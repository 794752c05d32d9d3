import RankingCore

/// What a reading gave, in a form that can be compared byte by byte: Swift takes two forms of one text for equal.
struct Outcome: Equatable {
  let result: Result<Ranking, RankingError>
  /// The ranking as JSON, or the text of the error.
  let json: [UInt8]

  init(_ read: () throws(RankingError) -> Ranking) {
    result = Result { () throws(RankingError) in try read() }
    switch result {
    case .success(let ranking): json = Array(RankingWriter.json(ranking.data).utf8)
    case .failure(let error): json = Array(error.description.utf8)
    }
  }
}
