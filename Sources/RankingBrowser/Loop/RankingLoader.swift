import RankingCore

/// Reads a ranking in slices, so that keys are handled in between.
package struct RankingLoader {
  /// The result of a slice.
  package enum Step: Sendable {
    /// There is more to do at once.
    case working
    /// Bytes have to arrive first.
    case waiting
    case finished(Ranking)
  }

  /// The length of a slice in milliseconds: shorter than a frame.
  package static let sliceMilliseconds = 12
  private static let townsBetweenLooks = 2_000

  private let source: RankingSource
  private var reader: RankingReader
  private var needsInput = true
  private var isAtEnd = false

  /// Reads from an open source, which belongs to the loader. More than `byteLimit` bytes are refused.
  package init(source: RankingSource, byteLimit: Int) {
    self.source = source
    reader = RankingReader(name: source.name, byteLimit: byteLimit)
  }

  /// The progress to show while it is read.
  package var progress: Loading {
    // For a pipe, the bytes received say more than the bytes used.
    Loading(
      bytes: source.expectedBytes == nil ? reader.bytesRead : reader.bytesDecoded, expectedBytes: source.expectedBytes,
      towns: reader.townCount, name: source.name)
  }

  /// Whether it can go on without waiting for bytes.
  package var hasWork: Bool { !needsInput || isAtEnd || source.isRegularFile }

  /// The file descriptor to wait for; nil while there is no need to wait.
  package var descriptorToWatch: Int32? { hasWork ? nil : source.fileDescriptor }

  /// Reads and decodes until a time of the clock, in milliseconds, or until the ranking is complete.
  ///
  /// - Returns: `.finished` once, with the ranking; it must not be called again then.
  /// - Throws: what is wrong with the source or with the ranking.
  package mutating func advance(until deadline: Int, clock: () -> Int) throws(RankingError) -> Step {
    repeat {
      if needsInput, !isAtEnd {
        guard hasWork || source.waitUntilReadable(milliseconds: 0) else { return .waiting }
        switch try source.read(into: &reader) {
        case .bytes: needsInput = false
        case .wouldBlock: return .waiting
        case .end:
          isAtEnd = true
          reader.finish()
        }
      }
      switch try reader.advance(maximumUnits: Self.townsBetweenLooks) {
      case .needsInput: needsInput = true
      case .working: needsInput = false
      case .finished:
        if let ranking = reader.takeRanking() { return .finished(ranking) }
        return .waiting
      }
    } while clock() < deadline
    return .working
  }

  /// Waits for bytes.
  /// - Parameter milliseconds: the longest wait; a negative number is for ever.
  /// - Returns: whether any have come.
  package func wait(milliseconds: Int) -> Bool {
    source.waitUntilReadable(milliseconds: milliseconds)
  }

  /// Reads to the end, however long it takes.
  /// - Throws: as `advance`.
  package mutating func finish() throws(RankingError) -> Ranking {
    while true {
      switch try advance(until: Int.max, clock: { 0 }) {
      case .finished(let ranking): return ranking
      case .waiting: _ = wait(milliseconds: -1)
      case .working: continue
      }
    }
  }
}
