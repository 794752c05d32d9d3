/// A search through one list that can be done a little at a time.
package struct FilterJob: Sendable {
  /// What is looked for.
  package let query: SearchQuery
  /// The matching towns found so far, as ascending indexes of the list.
  package private(set) var towns: [Int32] = []
  /// How many towns have been looked at.
  package private(set) var progress = 0
  /// How many towns there are to look at.
  package let total: Int

  private let index: SearchIndex
  /// The only towns that can match; nil for all.
  private let candidates: [Int32]?
  /// Which lines have the words.
  private var lineFlags: WordFlags
  /// Which readings have the words.
  private let readingFlags: ReadingFlags

  /// Prepares a search.
  ///
  /// - Parameters:
  ///   - index: should be complete. Towns that it does not have yet are not found.
  ///   - previous: a finished search of the same list. If `query` only adds to its query, only its towns are looked at.
  package init(_ query: SearchQuery, in index: SearchIndex, narrowing previous: FilterJob? = nil) {
    self.query = query
    self.index = index
    if let previous, previous.isFinished, previous.index.count == index.count, query.narrows(previous.query),
      // One by one costs ten times as much a town as all in a row.
      previous.towns.count < index.count / 16
    {
      candidates = previous.towns
    } else {
      candidates = nil
    }
    total = candidates?.count ?? index.count
    lineFlags = WordFlags(wordCount: query.words.count)
    readingFlags = ReadingFlags(query, index.readings)
  }

  /// Whether all towns have been looked at, so that `towns` has all that match.
  package var isFinished: Bool { progress == total }

  /// Looks at more towns.
  ///
  /// - Parameter maximumTowns: how many, 1 or more. Lines that have to be looked at first count as towns.
  /// - Returns: whether the search is finished.
  package mutating func advance(maximumTowns: Int) -> Bool {
    let budget = max(1, maximumTowns) - lineFlags.advance(query, index.lines, maximum: max(1, maximumTowns))
    if budget > 0 {
      let end = progress + min(total - progress, budget)
      if let candidates {
        towns += candidates[progress..<end].filter { matches(Int($0)) }
      } else {
        scan(progress..<end)
      }
      progress = end
    }
    return isFinished
  }

  private func matches(_ town: Int) -> Bool {
    let reading = Int(index.readingNumbers[town]) + 1
    if readingFlags.joined[reading] != 0 { return true }
    let line = Int(index.lineNumbers[town])
    return query.words.indices.allSatisfy { word in
      lineFlags[word][line] != 0 || readingFlags[word][reading] != 0
        || index.names.contains(query.words[word].pattern, in: town)
    }
  }

  /// All towns of a range: the words one after the other through the names in a row.
  private mutating func scan(_ range: Range<Int>) {
    var hits = [UInt8](repeating: 1, count: range.count)
    for (word, searchWord) in query.words.enumerated() {
      var found = [UInt8](repeating: 0, count: range.count)
      index.names.mark(searchWord.pattern, in: range, &found)
      keep(found, lineFlags[word], readingFlags[word], in: range, &hits)
    }
    let joined = readingFlags.joined
    let hasJoined = joined.contains(1)
    for (offset, town) in range.enumerated() {
      if hits[offset] != 0 || hasJoined && joined[Int(index.readingNumbers[town]) + 1] != 0 {
        towns.append(Int32(truncatingIfNeeded: town))
      }
    }
  }

  /// Clears the hits that have a word neither in the name nor in the line nor in the reading.
  private func keep(
    _ found: [UInt8], _ lines: [UInt8], _ readings: [UInt8], in range: Range<Int>, _ hits: inout [UInt8]
  ) {
    let lineNumbers = index.lineNumbers.span
    let readingNumbers = index.readingNumbers.span
    var hits = hits.mutableSpan
    for offset in hits.indices {
      let town = range.lowerBound + offset
      hits[offset] &= found[offset] | lines[Int(lineNumbers[town])] | readings[Int(readingNumbers[town]) + 1]
    }
  }
}
