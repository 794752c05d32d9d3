import RankingCore
import TerminalUI

// Pointers: the hasher reads an array by its own count.

/// What is searched for, parsed once. A town matches if it has every word in its name, line or reading, or if its
/// romanised name has all words joined (`Hon Atsugi`).
package struct SearchQuery: Hashable, Sendable {
  let words: [SearchWord]
  /// The words joined; nil if there is only one, or if they are not Latin.
  let joined: RomajiPattern?

  /// Parses what was typed.
  package init(_ string: some StringProtocol) {
    let folded = SearchFold.query(string)
    words = folded.split(separator: UInt8(ascii: " ")).map { SearchWord(Array($0)) }
    joined = words.count > 1 ? RomajiPattern(folded) : nil
  }

  /// Whether nothing but blanks was typed: every town matches.
  package var isEmpty: Bool { words.isEmpty }
}

/// One word of a query in the forms in which it is searched for.
struct SearchWord: Hashable, Sendable {
  /// Folded by `SearchFold`: for names and lines.
  let pattern: [UInt8]
  /// For readings in kana.
  private let kana: [UInt8]
  /// For romanised readings; nil if the word is not Latin.
  private let romaji: RomajiPattern?

  init(_ folded: [UInt8]) {
    pattern = folded
    kana = FoldedReading.withoutD(folded)
    romaji = RomajiPattern(folded)
  }

  /// Whether the reading contains the word, in kana or romanised.
  func matches(_ reading: FoldedReading) -> Bool {
    if let romaji { return romaji.matches(reading) }
    return ByteSearch.firstOffset(of: kana, in: reading.kana) != nil
  }
}

/// A folded town name. Hashed in one go, which is three times as fast as byte by byte.
struct FoldedName: Hashable, Sendable {
  var bytes: [UInt8]

  func hash(into hasher: inout Hasher) {
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}

/// Readings folded for comparison, by folded town name, so that a name in another form (NFD) has a reading too.
package struct ReadingTable: Sendable {
  private(set) var readings: [FoldedName: FoldedReading] = [:]

  /// The readings that are part of the program, folded when they are first needed.
  package static let embedded = ReadingTable(.embedded)

  /// Folds all readings. If a name has two, the first counts.
  package init(_ readings: Readings) {
    for entry in readings.entries {
      let name = FoldedName(bytes: FoldedText(entry.townName).bytes)
      if self.readings[name] == nil { self.readings[name] = FoldedReading(entry.reading) }
    }
  }
}

/// Finds the towns of a list that match a query, one by one, reusing its memory from town to town.
package struct TownMatcher: Sendable {
  /// The words as they appear in names and lines.
  private let patterns: [[UInt8]]
  /// For each word, the names of the towns whose reading contains it.
  private let read: [Set<FoldedName>]
  /// The same for the words joined.
  private let readJoined: Set<FoldedName>
  private var name = FoldedName(bytes: [])
  private var line: [UInt8] = []

  /// Searches the readings for the query.
  package init(_ query: SearchQuery, readings: ReadingTable = .embedded) {
    func names(_ isFound: (FoldedReading) -> Bool) -> Set<FoldedName> {
      Set(readings.readings.filter { isFound($0.value) }.keys)
    }
    patterns = query.words.map(\.pattern)
    read = query.words.map { word in names(word.matches) }
    readJoined = query.joined.map { joined in names(joined.matches) } ?? []
  }

  /// Whether a town of that name and line has all words of the query; always true if there are none.
  package mutating func matches(name townName: String, line availableLine: String) -> Bool {
    name.bytes.removeAll(keepingCapacity: true)
    SearchFold.append(searchable: townName, to: &name.bytes)
    if !readJoined.isEmpty, readJoined.contains(name) { return true }
    var hasLine = false
    for word in patterns.indices {
      if ByteSearch.firstOffset(of: patterns[word], in: name.bytes) != nil { continue }
      if !hasLine {
        line.removeAll(keepingCapacity: true)
        SearchFold.append(searchable: availableLine, to: &line)
        hasLine = true
      }
      if ByteSearch.firstOffset(of: patterns[word], in: line) != nil { continue }
      if read[word].isEmpty || !read[word].contains(name) { return false }
    }
    return true
  }
}

/// The parts of a found town to highlight.
package struct Highlighter: Sendable {
  private let query: SearchQuery
  private let readings: ReadingTable

  /// A highlighter for a query; it keeps nothing about the towns that it is asked for.
  package init(_ query: SearchQuery, readings: ReadingTable = .embedded) {
    self.query = query
    self.readings = readings
  }

  /// The glyphs of the town's name to highlight, from left to right: the whole name for a word found in its reading.
  package func nameRanges(_ town: TownInfo) -> [Range<Int>] {
    let text = Text(town.townName)
    let name = FoldedText(text)
    if isFoundByReading(name) { return [0..<text.glyphs.count].filter { !$0.isEmpty } }
    return ranges(in: name)
  }

  /// Whether something of the query is in the town's reading and not in its name: where the romanised name is shown, it
  /// is then highlighted as a whole.
  package func isFoundByReading(_ town: TownInfo) -> Bool {
    isFoundByReading(FoldedText(town.townName))
  }

  /// The glyphs of the town's line to highlight, from left to right.
  package func lineRanges(_ town: TownInfo) -> [Range<Int>] {
    ranges(in: FoldedText(town.availableLine))
  }

  private func isFoundByReading(_ name: FoldedText) -> Bool {
    guard let reading = readings.readings[FoldedName(bytes: name.bytes)] else { return false }
    return query.joined?.matches(reading) ?? false
      || query.words.contains { !name.contains($0.pattern) && $0.matches(reading) }
  }

  /// All places of the words in order; those that touch or overlap are merged.
  private func ranges(in text: FoldedText) -> [Range<Int>] {
    var result: [Range<Int>] = []
    let found = query.words.flatMap { text.ranges(of: $0.pattern) }
    for range in found.sorted(by: { $0.lowerBound < $1.lowerBound }) where !range.isEmpty {
      if let last = result.last, range.lowerBound <= last.upperBound {
        result[result.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        result.append(range)
      }
    }
    return result
  }
}
