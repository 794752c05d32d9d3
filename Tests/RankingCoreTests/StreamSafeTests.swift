import Foundation
import TestSupport
import Testing

@testable import RankingCore

/// No text that comes from a file has a long run of combining marks, on whatever road it comes: comparing and hashing
/// such a text takes a time that grows with the square of the run.
@Suite("Stream-safe text", .timeLimit(.minutes(10)))
struct StreamSafeTests {
  private static let marks = ["\u{301}\u{323}", "\u{301}", "\u{3099}\u{309A}", "\u{344}\u{323}", "\u{F73}\u{F71}"]

  /// The longest run of scalars that are sorted when a text is normalised, or that become such.
  private static func longestRun(_ text: String) -> Int {
    var (longest, run) = (0, 0)
    for scalar in text.decomposedStringWithCanonicalMapping.unicodeScalars {
      run = scalar.properties.canonicalCombiningClass == .notReordered ? 0 : run + 1
      longest = max(longest, run)
    }
    return longest
  }

  @Test("long runs of marks are divided, and nothing else changes", arguments: marks)
  func runs(marks: String) {
    for count in [1, 14, 15, 16, 30, 31, 61, 1_000] {
      for text in ["e", "", "大宮e"].map({ $0 + String(repeating: marks, count: count) + "x" }) {
        let safe = StreamSafe.text(text)
        // U+0344 and its like become two marks each.
        #expect(Self.longestRun(safe) <= 2 * StreamSafe.longestRun)
        let isLong = count * marks.unicodeScalars.count > StreamSafe.longestRun
        #expect(safe.unicodeScalars.elementsEqual(text.unicodeScalars) == !isLong)
        #expect(safe.unicodeScalars.filter { $0 != "\u{34F}" }.elementsEqual(text.unicodeScalars))
        #expect(StreamSafe.text(safe).unicodeScalars.elementsEqual(safe.unicodeScalars))
      }
    }
  }

  @Test(
    "other text stays as it is",
    arguments: [
      "", "大宮", String(repeating: "か\u{3099}", count: 100), String(repeating: "한", count: 100),
      "e" + String(repeating: "\u{301}", count: 30), String(repeating: "\u{1161}", count: 100),
      String(repeating: "👨\u{200D}", count: 100),
    ])
  func others(text: String) {
    #expect(StreamSafe.text(text).unicodeScalars.elementsEqual(text.unicodeScalars))
  }

  private static let long = "e" + String(repeating: "\u{301}\u{323}", count: 40)
  private static let escaped = "e" + String(repeating: #"\u0301\u0323"#, count: 40)

  @Test("every text of a ranking is stream-safe", arguments: [long, escaped])
  func everyRoad(text: String) throws {
    let town =
      #"{"rank": 1, "townName": "\#(text)", "isRankUp": null, "rankFluctuation": null, "availableLine": "\#(text)"}"#
    let members = ["title", "region", "edition", "source"].map { #""\#($0)": "\#(text)""# }.joined(separator: ", ")
    let json = Array(#"{\#(members), "townRankingsForRent": [\#(town)], "townRankingsForBuy": [\#(town)]}"#.utf8)
    for data in [
      try Ranking(json: json).data, try TownRankingData(json: json),
      try JSONDecoder().decode(TownRankingData.self, from: Data(json)),
    ] {
      let towns = data.townRankingsForRent + data.townRankingsForBuy
      let texts: [String] =
        [data.title, data.region, data.edition, data.source].compactMap { $0 }
        + towns.flatMap { [$0.townName, $0.availableLine] }
      #expect(towns.count == 2 && texts.count == 8)
      for text in texts { #expect(Self.longestRun(text) <= 30) }
    }
  }

  @Test("so is every text of other JSON", arguments: [long, escaped])
  func otherJSON(text: String) throws {
    let tree = try #require(JSONTree(Array(#"{"\#(text)": ["\#(text)"]}"#.utf8)))
    let member = try #require(tree.members?.first)
    for text in [member.name, member.value.list?.first?.text] {
      #expect(Self.longestRun(try #require(text)) <= 30)
    }
  }

  /// Without stream-safe text this takes minutes, and four times as long for twice the text.
  @Test("a check of a long text is soon over", arguments: marks)
  func check(marks: String) {
    let name = "e" + String(repeating: marks, count: 100_000 / marks.utf8.count)
    let town =
      #"{"rank": 1, "townName": "\#(name)", "isRankUp": null, "rankFluctuation": null, "availableLine": "\#(name)"}"#
    let json = #"{"townRankingsForRent": [\#(town)], "townRankingsForBuy": [\#(town)]}"#
    let (check, time) = processorTime { RankingCheck(json: json.utf8) }
    #expect(check.failure == nil && check.errorCount == 0)
    #expect(time < .seconds(10))
  }
}
