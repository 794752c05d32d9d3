import RankingCore

/// Reading a file as the program does it: in pieces, while they come.
enum DecodingBench {
  /// - Returns: what was measured, and the ranking.
  static func run(file: String, towns: Int, _ repetition: Repetition) throws(BenchError) -> (Measurement, Ranking) {
    _ = ProcessMemory.readAndResetPeak()
    var ranking = Ranking(data: TownRankingData())
    var bytes = 0
    let times = try repetition.samples { () throws(BenchError) in
      // The one before is not to be there at the same time.
      ranking = Ranking(data: TownRankingData())
      return try Stopwatch.time { () throws(BenchError) in (ranking, bytes) = try read(file) }
    }
    let memory = ProcessMemory.readAndResetPeak()
    return (Measurement(name: "decode", times: times, towns: towns, bytes: bytes, memory: memory), ranking)
  }

  private static func read(_ file: String) throws(BenchError) -> (Ranking, Int) {
    do throws(RankingError) {
      let source = try RankingSource.open(path: file)
      var reader = RankingReader(name: file, byteLimit: .max)
      reading: while true {
        switch try source.read(into: &reader) {
        case .bytes: break
        case .wouldBlock: _ = source.waitUntilReadable(milliseconds: -1)
        case .end:
          reader.finish()
          break reading
        }
        while try reader.advance() == .working {}
      }
      while try reader.advance() == .working {}
      guard let ranking = reader.takeRanking() else { throw .cannotRead(name: file, reason: "it has no end") }
      return (ranking, reader.bytesRead)
    } catch {
      throw BenchError(error.description)
    }
  }
}
