import RankingCore
import TestSupport
import Testing

@testable import RankingBrowser

@Suite("The index finds what the matcher finds")
struct SearchIndexTests {
  private static let pieces = [
    "本厚木", "大宮", "藤が丘", "藤か\u{3099}丘", "三軒茶屋", "本", "木", "JR", "ＪＲ", "ほん", "ﾎﾝ", "Ⅱ", "㍿", " ", "　", "x", "センター",
    "\u{7}", "o", "-",
  ]
  private static let typed = [
    "本", "木", "宮", "j", "r", "ほ", "ん", "ﾎ", "i", "株", " ", "o", "h", "m", "n", "d", "s", "t", "u", "a", "c", "z", "-",
    "'", "ー", "が", "か", "\u{3099}", "丘",
  ]

  private static let letters = "aiueohnmdzjtscby' -".map(String.init)

  private static func text(_ pieces: [String], _ length: ClosedRange<Int>, _ random: inout SplitMix) -> String {
    (0..<Int.random(in: length, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
  }

  private static func towns(_ count: Int, _ random: inout SplitMix) -> [TownInfo] {
    let known = Readings.embedded.entries.map(\.townName)
    return (0..<count).map { _ in
      let isKnown = Bool.random(using: &random)
      let name = isKnown ? known.randomElement(using: &random) ?? "" : text(pieces, 0...3, &random)
      return town(name, line: text(pieces, 0...2, &random))
    }
  }

  @Test(arguments: UInt64(0)..<6)
  func whateverTheQuery(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let towns = Self.towns(120, &random)
    var index = SearchIndex(towns)
    index.complete()
    for _ in 0..<25 {
      var string = ""
      var previous: FilterJob?
      // Typed piece by piece, as in the prompt.
      for _ in 0..<6 {
        string += Self.text(Self.typed, 1...1, &random)
        let query = SearchQuery(string)
        var job = FilterJob(query, in: index, narrowing: previous)
        while !job.advance(maximumTowns: Int.random(in: 1...50, using: &random)) {}
        let matcher = TownMatcher(query)
        let expected = towns.indices.filter { matcher.matches(towns[$0]) }
        #expect(job.towns.map(Int.init) == expected, "\(string)")
        previous = job
      }
    }
  }

  /// Letters only, and against the definition, as few towns have what random letters spell.
  @Test(arguments: UInt64(0)..<4)
  func aLongerQueryFindsNoMore(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let towns = Readings.embedded.entries.map { town($0.townName, line: "a-o") }
    for _ in 0..<120 {
      let string = Self.text(Self.letters, 1...5, &random)
      let longer = string + Self.text(Self.letters, 1...2, &random)
      guard SearchQuery(longer).narrows(SearchQuery(string)) else { continue }
      for town in towns where finds(longer, town.townName, line: town.availableLine) {
        #expect(finds(string, town.townName, line: town.availableLine), "\(string) -> \(longer), \(town.townName)")
      }
    }
  }

  @Test func isBuiltInSlices() {
    var random = SplitMix(seed: 1)
    let towns = Self.towns(1_000, &random)
    var index = SearchIndex(towns)
    #expect(index.count == 0 && !index.isComplete && index.townCount == 1_000)
    index.advance(maximumTowns: 0)
    #expect(index.count == 0)
    for slice in 1...3 {
      index.advance(maximumTowns: 256)
      #expect(index.count == slice * 256 && !index.isComplete)
    }
    index.advance(maximumTowns: 256)
    #expect(index.count == 1_000 && index.isComplete)
    index.advance(maximumTowns: 256)
    #expect(index.count == 1_000)
  }

  @Test func jobTellsItsProgress() {
    var index = SearchIndex((0..<100).map { town("町\($0)", line: "線") })
    index.complete()
    var job = FilterJob(SearchQuery("町9"), in: index)
    #expect(job.total == 100 && !job.isFinished)
    _ = job.advance(maximumTowns: 10)
    // The one line counts as a town.
    #expect(job.progress == 9)
    _ = job.advance(maximumTowns: 0)
    #expect(job.progress == 10)
    _ = job.advance(maximumTowns: .max)
    #expect(job.isFinished && job.progress == 100)
    #expect(job.towns == [9] + (90..<100))
    var narrower = FilterJob(SearchQuery("町99"), in: index, narrowing: job)
    _ = narrower.advance(maximumTowns: .max)
    #expect(narrower.towns == [99])
  }

  /// 東京 is found by all words put together only, as no `u` is left of `toukyo`.
  @Test func wordsPutTogetherFindRomaji() {
    var index = SearchIndex([town("本厚木"), town("東京")])
    index.complete()
    var job = FilterJob(SearchQuery("to ukyo"), in: index)
    while !job.advance(maximumTowns: 1) {}
    #expect(job.towns == [1])
    #expect(finds("to ukyo", "東京") && !finds("to ukyo", "本厚木"))
  }

  @Test func emptyListsAndQueriesAreQuick() {
    var empty = SearchIndex([])
    #expect(empty.isComplete)
    empty.complete()
    var job = FilterJob(SearchQuery("本"), in: empty)
    #expect(job.isFinished && job.towns.isEmpty)
    _ = job.advance(maximumTowns: 5)
    #expect(job.isFinished && job.towns.isEmpty)
    var index = SearchIndex([town("a"), town("b")])
    index.complete()
    var all = FilterJob(SearchQuery(" "), in: index)
    _ = all.advance(maximumTowns: 5)
    #expect(all.isFinished && all.towns == [0, 1])
  }

  @Test func sharesLinesAndStaysSmall() {
    var index = SearchIndex((0..<20_000).map { town("本厚木\($0)", line: "路線\($0 % 700)") })
    index.complete()
    #expect(index.lines.count == 700)
    #expect(index.memory < 20_000 * 45)
  }

  @Test func moreLinesThanTheTableHoldsAreFoundToo() {
    var index = SearchIndex((0..<40_000).map { town("x", line: "路線\($0)終") })
    index.complete()
    var job = FilterJob(SearchQuery("路線39999終"), in: index)
    while !job.advance(maximumTowns: 999) {}
    #expect(job.towns == [39_999])
  }
}
