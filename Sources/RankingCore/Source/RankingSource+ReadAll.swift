extension RankingSource {
  /// Reads the whole source, and waits for it. For the plain output, which has nothing else to do.
  ///
  /// - Parameter byteLimit: how many bytes are taken at most.
  /// - Throws: what is wrong with the source or its data.
  public func readAll(byteLimit: Int = RankingReader.defaultByteLimit) throws(RankingError) -> Ranking {
    var reader = RankingReader(name: name, byteLimit: byteLimit)
    return try readAll(into: &reader)
  }

  /// Reads the whole source with a reader, and waits for it.
  func readAll(into reader: inout RankingReader) throws(RankingError) -> Ranking {
    while true {
      switch try read(into: &reader) {
      case .bytes: try reader.advanceToEndOfInput()
      // False only after a signal that did not end the program: then the next read says `wouldBlock` again.
      case .wouldBlock: _ = waitUntilReadable(milliseconds: -1)
      case .end: return try reader.finished()
      }
    }
  }
}
