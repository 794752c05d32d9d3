import RankingCore
import TerminalUI
import TestSupport
import Testing

@testable import RankingBrowser

@Suite("A list search agrees with the definition of a query", .timeLimit(.minutes(10)))
struct SearchListTests {
  private static let pieces = [
    "本厚木", "大宮", "藤が丘", "藤か\u{3099}丘", "三軒茶屋", "本", "木", "JR", "ＪＲ", "ほん", "ﾎﾝ", "Ⅱ", "㍿", " ", "　", "x", "センター",
    "\u{7}", "o", "-",
  ]
  private static let typed = [
    "本", "木", "宮", "j", "r", "ほ", "ん", "ﾎ", "i", "株", " ", "o", "h", "m", "n", "d", "s", "t", "u", "a", "c", "z", "-",
    "'", "ー", "が", "か", "\u{3099}", "丘",
  ]

  private static func text(_ pieces: [String], _ length: ClosedRange<Int>, _ random: inout SplitMix) -> String {
    (0..<Int.random(in: length, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
  }

  private static func towns(_ count: Int, _ random: inout SplitMix) -> [TownInfo] {
    let known = Readings.embedded.entries.map(\.name)
    return (0..<count).map { _ in
      let isKnown = Bool.random(using: &random)
      let name = isKnown ? known.randomElement(using: &random) ?? "" : text(pieces, 0...3, &random)
      let line = Bool.random(using: &random) ? Readings.embedded.lines.randomElement(using: &random)?.name : nil
      return town(name, line: (line ?? "") + text(pieces, 0...2, &random))
    }
  }

  /// The definition: every word in the name, the line or a reading, or all words joined in a romanised name.
  private static func isFound(_ query: SearchQuery, _ town: Folded) -> Bool {
    if let joined = query.joined, town.names.contains(where: { joined.matches($0) }) { return true }
    return query.words.allSatisfy { word in
      word.isIn(town.name.bytes) || word.isIn(town.line.bytes) || town.readings.contains(where: word.matches)
    }
  }

  /// What the definition is about, of one town.
  private struct Folded {
    let name: FoldedText
    let line: FoldedText
    let names: [FoldedReading]
    let readings: [FoldedReading]

    init(_ town: TownInfo) {
      name = FoldedText(town.townName)
      line = FoldedText(town.availableLine)
      let table = ReadingTable.embedded
      let reading = table.readings[FoldedName(bytes: name.bytes)]
      names = [reading, table.lines[ReadingTable.key(ofLine: line.bytes)]].compactMap { $0 }
      readings = [reading].compactMap { $0 } + table.readings(ofLine: line.bytes)
    }
  }

  @Test(arguments: UInt64(0)..<6)
  func whateverTheQuery(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let towns = Self.towns(120, &random)
    let folded = towns.map(Folded.init)
    for _ in 0..<25 {
      var string = ""
      // Typed piece by piece, as in the prompt.
      for _ in 0..<6 {
        string += Self.text(Self.typed, 1...1, &random)
        let query = SearchQuery(string)
        let rows = try RowCriteria(query: query).rows(of: towns, leading: 10, isExpanded: false)
        let found = (0..<rows.count).compactMap { rows[$0] }
        #expect(found == towns.indices.filter { Self.isFound(query, folded[$0]) }, "\(string)")
      }
    }
  }

  /// 東京 is only found by all words joined, as no `u` is left of `toukyo`.
  @Test func joinedWordsFindRomaji() {
    #expect(finds("to ukyo", "東京") && !finds("to ukyo", "本厚木"))
  }

  @Test func emptyListsAndQueries() throws {
    let query = SearchQuery(" ")
    #expect(query.isEmpty)
    #expect(try RowCriteria(query: SearchQuery("本")).rows(of: [], leading: 0, isExpanded: false).count == 0)
    #expect(try RowCriteria(query: query).rows(of: [town("a"), town("b")], leading: 2, isExpanded: false).count == 2)
  }
}
