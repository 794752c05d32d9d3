import RankingCore
import TerminalUI

// Pointers: the hasher reads an array by its own count.

/// What is searched for, parsed once. A town matches if it has every word in its name or line, in their readings or in
/// its operator's, or if the romanised name of the town or of the line has all words joined (`Hon Atsugi`).
package struct SearchQuery: Hashable, Sendable {
  let words: [SearchWord]
  /// The words joined; nil if there is only one, or if they are not Latin.
  let joined: RomajiPattern?

  /// Parses what was typed.
  package init(_ string: some StringProtocol) {
    let folded = SearchFold.query(string)
    var seen: Set<FoldedName> = []
    let distinct = folded.split(separator: UInt8(ascii: " ")).map { FoldedName(bytes: Array($0)) }
      .filter { seen.insert($0).inserted }
    words = distinct.map { SearchWord($0 == Self.others ? Self.hoka : $0.bytes, isAlone: distinct.count == 1) }
    joined = words.count > 1 ? RomajiPattern(folded) : nil
  }

  /// That a town has other lines too, as English lines end and as those of the data do.
  private static let others = FoldedName(bytes: SearchFold.query(Words(.english)[.lineOthers]))
  private static let hoka = SearchFold.query("ほか")

  /// Whether nothing but blanks was typed: every town matches.
  package var isEmpty: Bool { words.isEmpty }
}

/// One word of a query in the forms in which it is searched for.
struct SearchWord: Hashable, Sendable {
  /// Folded by `SearchFold`, for names and lines: one form, or two if a letter more could tell which is meant.
  let patterns: [[UInt8]]
  /// For readings in kana.
  private let kana: [UInt8]
  /// For romanised readings; nil if the word is not Latin.
  private let romaji: RomajiPattern?
  /// Whether it is all that is searched for.
  private let isAlone: Bool

  init(_ folded: [UInt8], isAlone: Bool = true) {
    self.isAlone = isAlone
    patterns = [folded] + (SearchFold.withKe(folded).map { [$0] } ?? [])
    kana = FoldedReading.withoutD(folded)
    romaji = RomajiPattern(folded)
  }

  /// Whether the reading contains the word, in kana or romanised.
  func matches(_ reading: FoldedReading) -> Bool {
    // "line" alone would find all lines; after another word it says which one.
    if let romaji { return romaji.matches(reading, endingCounts: !isAlone) }
    return reading.kana.contains(kana, endingCounts: !isAlone)
  }

  /// Whether a folded name or line contains the word.
  func isIn(_ text: [UInt8]) -> Bool {
    patterns.contains { ByteSearch.firstOffset(of: $0, in: text) != nil }
  }
}

/// A folded name of a town or a line. Hashed in one go, which is three times as fast as byte by byte.
struct FoldedName: Hashable, Sendable {
  var bytes: [UInt8]

  func hash(into hasher: inout Hasher) {
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}

/// Readings folded for comparison, by folded names, so that a name in another form (NFD) has a reading too.
package struct ReadingTable: Sendable {
  /// Those of towns.
  private(set) var readings: [FoldedName: FoldedReading] = [:]
  /// Those of lines, by `key(ofLine:)`.
  private(set) var lines: [FoldedName: FoldedReading] = [:]
  /// Those of operators, and how the names of its lines begin, as `key(ofLine:)` gives them.
  private(set) var operators: [(prefixes: [[UInt8]], reading: FoldedReading)] = []

  /// The readings that are part of the program, folded when they are first needed.
  package static let embedded = ReadingTable(.embedded, operators: RailwayOperator.all)

  /// Folds all readings. If a name has two, the first counts.
  package init(_ readings: Readings, operators: [RailwayOperator] = []) {
    for entry in readings.entries {
      let name = FoldedName(bytes: FoldedText(entry.name).bytes)
      if self.readings[name] == nil { self.readings[name] = FoldedReading(entry.reading) }
    }
    for entry in readings.lines {
      lines[Self.key(ofLine: FoldedText(entry.name).bytes)] = FoldedReading(line: entry.reading)
    }
    self.operators = operators.compactMap { owner in
      owner.reading.map { reading in
        (owner.prefixes.map { Self.key(ofLine: FoldedText($0).bytes).bytes }, FoldedReading(reading))
      }
    }
  }

  /// The name of a line by which it has a reading: without blanks and ほか.
  /// - Parameter line: folded.
  static func key(ofLine line: [UInt8]) -> FoldedName {
    let others = Array("ホカ".utf8)
    let name = line.suffix(others.count).elementsEqual(others) ? line.dropLast(others.count) : line[...]
    let blank = UInt8(ascii: " ")
    return FoldedName(bytes: name.contains(blank) ? name.filter { $0 != blank } : Array(name))
  }

  /// The readings of a line and of its operator.
  /// - Parameter line: folded.
  func readings(ofLine line: [UInt8]) -> [FoldedReading] {
    let key = Self.key(ofLine: line)
    let owners = operators.filter { $0.prefixes.contains { key.bytes.starts(with: $0) } }
    return (lines[key].map { [$0] } ?? []) + owners.map(\.reading)
  }
}

/// Finds the towns of a list that match a query, one by one, reusing its memory from town to town.
package struct TownMatcher: Sendable {
  /// A word, and the names whose reading contains it.
  private struct Word: Sendable {
    let word: SearchWord
    /// Names of towns.
    let towns: Set<FoldedName>
    /// Keys of lines.
    let lines: Set<FoldedName>
    /// How the lines of the operators begin.
    let prefixes: [[UInt8]]

    func isRead(inLine key: FoldedName) -> Bool {
      lines.contains(key) || prefixes.contains { key.bytes.starts(with: $0) }
    }
  }

  private let words: [Word]
  /// The towns and lines whose reading contains the words joined.
  private let joinedTowns: Set<FoldedName>
  private let joinedLines: Set<FoldedName>
  private var name = FoldedName(bytes: [])
  private var line: [UInt8] = []

  /// Searches the readings for the query.
  package init(_ query: SearchQuery, readings: ReadingTable = .embedded) {
    func names(_ table: [FoldedName: FoldedReading], _ isFound: (FoldedReading) -> Bool) -> Set<FoldedName> {
      Set(table.filter { isFound($0.value) }.keys)
    }
    words = query.words.map { word in
      Word(
        word: word, towns: names(readings.readings, word.matches), lines: names(readings.lines, word.matches),
        prefixes: readings.operators.filter { word.matches($0.reading) }.flatMap(\.prefixes))
    }
    joinedTowns = query.joined.map { joined in names(readings.readings) { joined.matches($0) } } ?? []
    joinedLines = query.joined.map { joined in names(readings.lines) { joined.matches($0) } } ?? []
  }

  /// Whether a town of that name and line has all words of the query; always true if there are none.
  package mutating func matches(name townName: String, line availableLine: String) -> Bool {
    name.bytes.removeAll(keepingCapacity: true)
    SearchFold.append(searchable: townName, to: &name.bytes)
    if !joinedTowns.isEmpty, joinedTowns.contains(name) { return true }
    var hasLine = false
    if !joinedLines.isEmpty {
      foldLine(availableLine)
      hasLine = true
      if joinedLines.contains(ReadingTable.key(ofLine: line)) { return true }
    }
    for word in words {
      if word.word.isIn(name.bytes) { continue }
      if !hasLine {
        foldLine(availableLine)
        hasLine = true
      }
      if word.word.isIn(line) { continue }
      if !word.towns.isEmpty, word.towns.contains(name) { continue }
      if word.lines.isEmpty, word.prefixes.isEmpty { return false }
      if !word.isRead(inLine: ReadingTable.key(ofLine: line)) { return false }
    }
    return true
  }

  private mutating func foldLine(_ availableLine: String) {
    line.removeAll(keepingCapacity: true)
    SearchFold.append(searchable: availableLine, to: &line)
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

  /// What was found of a name.
  package struct Found: Equatable, Sendable {
    /// The glyphs of the name to highlight, from left to right: all of them for a word found in its reading.
    package var glyphs: [Range<Int>] = []
    /// Whether something of the query is in its reading and not in the name itself.
    package var isByReading = false
  }

  /// What was found of the town's name.
  package func name(of town: TownInfo) -> Found {
    let text = Text(onScreen: town.townName)
    let name = FoldedText(text)
    return found(text, name, by: readings.readings[FoldedName(bytes: name.bytes)].map { [$0] } ?? [])
  }

  /// What was found of the town's line; its operator's reading counts as its own.
  package func line(of town: TownInfo) -> Found {
    let text = Text(onScreen: town.availableLine)
    let line = FoldedText(text)
    return found(text, line, by: readings.readings(ofLine: line.bytes))
  }

  /// The glyphs of a romanised name to highlight, from left to right: those of the words that it spells out.
  func glyphs(in romanised: Text) -> [Range<Int>] { ranges(in: FoldedText(romanised)) }

  private func found(_ text: Text, _ folded: FoldedText, by readings: [FoldedReading]) -> Found {
    let isByReading = isFound(in: readings, notIn: folded)
    return Found(glyphs: isByReading ? text.wholeRange : ranges(in: folded), isByReading: isByReading)
  }

  private func isFound(in readings: [FoldedReading], notIn text: FoldedText) -> Bool {
    readings.contains { reading in
      query.joined?.matches(reading) ?? false
        || query.words.contains { !$0.isIn(text.bytes) && $0.matches(reading) }
    }
  }

  /// All places of the words in order; those that touch or overlap are merged.
  private func ranges(in text: FoldedText) -> [Range<Int>] {
    var result: [Range<Int>] = []
    let found = query.words.flatMap(\.patterns).flatMap { text.ranges(of: $0) }
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

extension Text {
  /// All of its glyphs; no range if there are none.
  var wholeRange: [Range<Int>] { glyphs.isEmpty ? [] : [0..<glyphs.count] }
}
