import RankingCore

/// Reads bytes as they would come through a slow pipe.
struct InPieces {
  /// 0: a byte at a time. Else pieces of 1 to so many bytes, which follow from the number itself.
  let size: UInt8

  func read(_ bytes: [UInt8], name: String) throws(RankingError) -> Ranking {
    var reader = RankingReader(name: name)
    var rest = bytes[...]
    var number = UInt(size)
    while !rest.isEmpty {
      number = (number &* 1_103_515_245 &+ 12345) & 0x7FFF_FFFF
      let count = size == 0 ? 1 : 1 + Int(number >> 8) % Int(size)
      let piece = Array(rest.prefix(count))
      rest = rest.dropFirst(count)
      let result = piece.withUnsafeBytes { piece in
        Result { () throws(RankingError) in try reader.append(piece) }
      }
      try result.get()
      while try reader.advance(maximumUnits: size % 2 == 0 ? 1 : 1_000) == .working {}
    }
    reader.finish()
    while try reader.advance(maximumUnits: 3) == .working {}
    guard let ranking = reader.takeRanking() else { fatalError("finished without a ranking") }
    return ranking
  }
}
