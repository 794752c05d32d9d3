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

  /// Opens a file and reads the whole of it.
  ///
  /// - Parameters:
  ///   - path: the file's path, or "-" for standard input.
  ///   - byteLimit: how many bytes are taken at most.
  /// - Throws: what is wrong with the file or its data.
  public static func readAll(
    path: String, byteLimit: Int = RankingReader.defaultByteLimit
  ) throws(RankingError) -> Ranking {
    try open(path: path).readAll(byteLimit: byteLimit)
  }
}
