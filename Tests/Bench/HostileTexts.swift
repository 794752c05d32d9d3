import Glibc
import RankingBrowser
import RankingCore
import TerminalUI

/// Rankings of a few towns whose texts are made to take long. What a browser does between two looks at signals is a
/// step: a slice of reading, or an action with its frame. No step may take longer for one kind of text than for another,
/// nor grow faster than the text.
enum HostileTexts {
  /// What a text repeats, by a name for it.
  private static let kinds: KeyValuePairs<String, String> = [
    "kanji": "大宮", "one mark": "\u{301}", "two marks": "\u{301}\u{323}", "double marks": "\u{344}\u{323}",
    "marks of 30": "e" + String(repeating: "\u{301}\u{323}", count: 15), "Hangul": "\u{1100}\u{1161}\u{11A8}",
    "vowels of Hangul": "\u{1161}", "ZWJ": "👨\u{200D}", "flags": "\u{1F1EF}", "tags": "\u{E0061}",
    "selectors": "\u{FE0F}", "no width": "\u{200B}", "voiced": "ｶﾞ", "long folds": "\u{FDFA}", "ke": "星ヶ",
    "blanks": "a ", "quotes": #"\"\\"#, "escapes": #"\u0301\u0323"#,
  ]

  /// Prints the slowest step of each kind of text, and how long a check takes.
  /// - Parameter kilobytes: sizes of the rankings, in thousands of bytes.
  static func measure(_ kilobytes: [Int]) throws(RankingError) {
    print(columns("kB", "text", "steps", "median", "slowest", "which", "check"))
    for (name, piece) in kinds {
      for size in kilobytes { try measure(name, json(piece, bytes: size * 1_000), size) }
    }
  }

  private static func measure(_ name: String, _ json: [UInt8], _ kilobytes: Int) throws(RankingError) {
    // The quickest of several runs: others may use the processor meanwhile.
    var best = try steps(name, json)
    for _ in 0..<3 {
      let again = try steps(name, json)
      for index in best.indices where again.indices.contains(index) {
        best[index].seconds = min(best[index].seconds, again[index].seconds)
      }
    }
    let check = best.removeLast().seconds
    let sorted = best.sorted { $0.seconds < $1.seconds }
    guard let slowest = sorted.last else { return }
    print(
      columns(
        String(kilobytes), name, String(sorted.count), Times.figure(sorted[sorted.count / 2].seconds),
        Times.figure(slowest.seconds), slowest.what, Times.figure(check)))
  }

  /// How long each step takes, and last a check.
  private static func steps(
    _ name: String, _ json: [UInt8]
  ) throws(RankingError) -> [(what: String, seconds: Double)] {
    var steps: [(what: String, seconds: Double)] = []
    func step<Failure: Error>(_ what: String, _ work: () throws(Failure) -> Void) throws(Failure) {
      let start = Times.now()
      try work()
      steps.append((what, Times.now() - start))
    }
    var ranking = Ranking(data: TownRankingData())
    try step("read") { () throws(RankingError) in ranking = try Ranking(json: json, name: name) }
    var subject: Subject?
    for language in [Language.japanese, .english] {
      step("open") { subject = Subject(ranking, language) }
      for key in keys {
        step(key.label) {
          subject?.press(key)
          if let state = subject?.state { _ = BrowserView.draw(state, .dark) }
        }
      }
    }
    step("check") { _ = RankingCheck(json: json, name: name) }
    return steps
  }

  /// Favourites, details, all views, both tabs, all orders, and a search.
  private static let keys: [Key] =
    [.character("f"), .down, .character("f"), .enter, .right, .escape, .left]
    + "cLmr?".flatMap { [.character($0), .end, .character($0)] } + "FF".map { .character($0) }
    + SortOrder.allCases.map { _ in .character("s") } + [.character("y"), .character("/")]
    + "jr e大".map { .character($0) } + [.enter, .escape, .right, .character("]"), .character("[")]

  /// - Parameter piece: in the form of a JSON string.
  private static func json(_ piece: String, bytes: Int) -> [UInt8] {
    let text = "e" + String(repeating: piece, count: bytes / 4 / piece.utf8.count)
    func town(_ rank: Int, _ name: String, _ line: String) -> String {
      #"{"rank":\#(rank),"townName":"\#(name)","isRankUp":true,"rankFluctuation":1,"availableLine":"\#(line)"}"#
    }
    let rent = town(1, text, "JR") + "," + town(2, "大宮", text)
    let buy = town(1, text + "x", "JR") + "," + town(2, "大宮", "x" + text)
    return Array(#"{"townRankingsForRent":[\#(rent)],"townRankingsForBuy":[\#(buy)]}"#.utf8)
  }
}
