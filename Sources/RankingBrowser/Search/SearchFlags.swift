/// For every word of a query, which strings have it: 1 or 0.
struct WordFlags: Sendable {
  private var flags: [[UInt8]]

  init(wordCount: Int) {
    flags = Array(repeating: [], count: wordCount)
  }

  subscript(word: Int) -> [UInt8] { flags[word] }

  /// Looks at more strings.
  ///
  /// - Returns: how many were looked at; 0 once all have been.
  mutating func advance(_ query: SearchQuery, _ strings: ByteStrings, maximum: Int) -> Int {
    let done = flags.first?.count ?? strings.count
    let range = done..<(done + min(strings.count - done, maximum))
    for (word, searchWord) in query.words.enumerated() {
      var found = [UInt8](repeating: 0, count: range.count)
      strings.mark(searchWord.pattern, in: range, &found)
      flags[word] += found
    }
    return range.count
  }
}

/// For every word of a query, which readings have it. The first flag is for having no reading, the others are those
/// of the readings in order.
struct ReadingFlags: Sendable {
  private let flags: [[UInt8]]
  /// The same for the words put together.
  let joined: [UInt8]

  init(_ query: SearchQuery, _ readings: ReadingTable) {
    flags = query.words.map { word in [0] + readings.readings.map { word.matches($0) ? 1 : 0 } }
    joined = [0] + readings.readings.map { query.joined?.matches($0) ?? false ? 1 : 0 }
  }

  subscript(word: Int) -> [UInt8] { flags[word] }
}
