import RankingCore

/// The JSON text of made-up towns, a town a line, in pieces: a million towns are never in memory at once.
enum RankingText {
  /// How many bytes a piece has, about.
  private static let pieceSize = 256 * 1024

  /// - Parameters:
  ///   - towns: how many, in both lists together.
  ///   - take: gets the pieces in order.
  static func write<Failure: Error>(
    towns: Int, to take: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    var piece: [UInt8] = []
    piece.reserveCapacity(pieceSize + 1024)
    piece += "{\"title\": \"住みたい街ランキング(\(Figure.grouped(towns))件)\"".utf8
    for market in Market.allCases {
      piece += ",\n\"\(market.jsonKey)\": [".utf8
      let count = TownMaker.count(of: towns, in: market)
      for rank in 0..<count {
        piece += rank == 0 ? "\n".utf8 : ",\n".utf8
        append(TownMaker.town(rank: rank + 1, in: market), to: &piece)
        if piece.count >= pieceSize {
          try take(piece)
          piece.removeAll(keepingCapacity: true)
        }
      }
      piece += "]".utf8
    }
    piece += "}\n".utf8
    try take(piece)
  }

  /// The words of made-up towns have nothing in them that JSON would have escaped.
  private static func append(_ town: TownInfo, to piece: inout [UInt8]) {
    piece += "{\"rank\": ".utf8
    piece += String(town.rank).utf8
    piece += ", \"townName\": \"".utf8
    piece += town.townName.utf8
    piece += "\", \"isRankUp\": ".utf8
    piece += (town.isRankUp.map { $0 ? "true" : "false" } ?? "null").utf8
    piece += ", \"rankFluctuation\": ".utf8
    piece += (town.rankFluctuation.map(String.init) ?? "null").utf8
    piece += ", \"availableLine\": \"".utf8
    piece += town.availableLine.utf8
    piece += "\"}".utf8
  }
}
