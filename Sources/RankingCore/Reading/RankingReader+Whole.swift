// Pointers: slices of a caller's bytes, cut by the slice's own bounds.

extension RankingReader {
  /// Reads a ranking that is in memory.
  ///
  /// - Throws: what is wrong with the data.
  public static func read(_ bytes: UnsafeRawBufferPointer, name: String) throws(RankingError) -> Ranking {
    var reader = RankingReader(name: name, byteLimit: max(defaultByteLimit, bytes.count))
    var rest = Slice(base: bytes, bounds: bytes.indices)
    // In pieces, because the reader copies what it is given.
    while !rest.isEmpty {
      try reader.append(UnsafeRawBufferPointer(rebasing: rest.prefix(1 << 20)))
      rest = rest.dropFirst(1 << 20)
      try reader.advanceToEndOfInput()
    }
    return try reader.finished()
  }

  /// Reads a ranking that is in memory.
  ///
  /// - Throws: what is wrong with the data.
  public static func read(_ bytes: [UInt8], name: String) throws(RankingError) -> Ranking {
    // A typed throw does not pass through `withUnsafeBytes`, a result does.
    let result = bytes.withUnsafeBytes { bytes in
      Result { () throws(RankingError) in try read(bytes, name: name) }
    }
    return try result.get()
  }

  /// Decodes everything that has come.
  mutating func advanceToEndOfInput() throws(RankingError) {
    while try advance() == .working {}
  }

  /// Says that no more bytes come, decodes the rest and hands over the ranking.
  mutating func finished() throws(RankingError) -> Ranking {
    finish()
    try advanceToEndOfInput()
    // After `finish` the reader has nothing to wait for, so there is a ranking or an error was thrown.
    return takeRanking() ?? Ranking(data: TownRankingData())
  }
}
