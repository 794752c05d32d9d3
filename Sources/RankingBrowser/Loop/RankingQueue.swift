import RankingCore

/// Rankings that are read one after the other, in slices.
package struct RankingQueue {
  private var current: RankingLoader?
  private var rest: ArraySlice<RankingLoader>

  /// Takes the loaders in the order in which they are read.
  package init(_ loaders: [RankingLoader] = []) {
    rest = loaders[...]
    current = rest.popFirst()
  }

  /// Whether everything has been read.
  package var isEmpty: Bool { current == nil }

  /// How far the ranking that is being read has come.
  package var progress: Loading { current?.progress ?? Loading() }

  /// Whether it can go on without waiting for bytes.
  package var hasWork: Bool { current?.hasWork ?? false }

  /// The file descriptor whose bytes are waited for; nil while none are.
  package var descriptorToWatch: Int32? { current?.descriptorToWatch }

  /// Reads and decodes until a time of the clock, or until a ranking is there.
  ///
  /// - Throws: what is wrong with the ranking that is being read.
  package mutating func advance(until deadline: Int, clock: () -> Int) throws(RankingError) -> RankingLoader.Step {
    // Taken out, so that nobody else holds what it has read: it would be copied at every step.
    guard var loader = current.take() else { return .waiting }
    let step = try loader.advance(until: deadline, clock: clock)
    if case .finished = step {
      current = rest.popFirst()
    } else {
      current = loader
    }
    return step
  }

  /// Waits for bytes.
  /// - Parameter milliseconds: how long at most; a negative number is for ever.
  /// - Returns: whether some have come.
  package func wait(milliseconds: Int) -> Bool {
    current?.wait(milliseconds: milliseconds) ?? false
  }
}
