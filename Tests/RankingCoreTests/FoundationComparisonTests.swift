import Foundation
import RankingCore
import TestSupport
import Testing

/// `JSONDecoder` and `JSONSerialization` are independent implementations: where both answers can be compared, they must
/// agree.
@Suite("Against Foundation", .timeLimit(.minutes(10)))
struct FoundationComparisonTests {
  @Test func generatedRankingsAreDecodedAlike() throws {
    var generator = SplitMix(seed: 1)
    let pieces = ["街", "\"", "\\", "/", "\n", "\u{7F}", "😀", "é", "e\u{301}", "ﾎﾝ", "\u{1}", "a", "　", "0"]
    func text() -> String {
      "x"
        + (0..<Int.random(in: 0..<30, using: &generator)).map { _ in pieces.randomElement(using: &generator) ?? "" }
        .joined()
    }
    for _ in 0..<100 {
      let towns = (0..<Int.random(in: 0..<40, using: &generator)).map { index in
        let isMoved = Bool.random(using: &generator)
        return TownInfo(
          rank: index / 2 + 1, townName: text(), isRankUp: isMoved ? Bool.random(using: &generator) : nil,
          rankFluctuation: isMoved ? Int.random(in: 0...1_000_000_000, using: &generator) : nil,
          isMovementGiven: isMoved || Bool.random(using: &generator), availableLine: text())
      }
      let data = TownRankingData(townRankingsForRent: towns, townRankingsForBuy: towns.reversed(), title: text())
      let encoded = try JSONEncoder().encode(data)
      let expected = Ranking(data: try JSONDecoder().decode(TownRankingData.self, from: encoded)).data
      #expect(try RankingReader.read(Array(encoded), name: "data.json").data == expected)
    }
  }

  private static let numbers = [
    "0", "1", "-0", "-1", "1.0", "1e0", "1E+0", "10e-1", "0.1e1", "0.0", "1.5", "1e-1", "1000000000", "1e9",
    "1000000001",
    "1e10", "999999999999999999", "1000000000000000000", "9223372036854775807", "9223372036854775808",
    "9999999999999999999", "99999999999999999999", "1e400", "-1e9", "1e-400", "null", "true", "\"1\"", "[]", "{}",
    // A Double is 1 from about 1 - 2^-54 to 1 + 2^-53.
    "1.0000000000000000000000000000001", "0.99999999999999999999", "1.0000000000000001", "1.0000000000000002",
    "0.9999999999999999", "3.0000000000000000000001e0", "100000000000000000000000001e-26",
  ]

  private static let texts: [String?] =
    [
      nil, #""""#, #"" ""#, #""\t　""#, #""　街""#, #""\u200b""#, "null", "5", "[]", #""\ud800""#,
    ] + surrogates

  private static let surrogates = [
    #""\ud83d\u0041""#, #""\ud83d\udbff""#, #""\ud83d\ue000""#, #""\ud83d\\u0041""#, #""\udfff\udc00""#,
    #""\ud800\udc00""#, #""\uDBFF\uDFFF""#, #""\ud7ff\ue000""#,
  ]

  static let values: [String] = {
    var values = [goodTown([:]), "{}", "null", "1", "[]", goodTown(["rank": nil]), goodTown(["x": "[1, {}]"])]
    for number in numbers { values += [goodTown(["rank": number]), goodTown(["rankFluctuation": number])] }
    for text in texts { values += [goodTown(["townName": text]), goodTown(["availableLine": text])] }
    for isUp in [nil, "null", "true", "false", "1", "\"true\""] {
      for ranks in [nil, "null", "0", "3", "-3"] {
        values.append(goodTown(["isRankUp": isUp, "rankFluctuation": ranks]))
      }
    }
    return values
  }()

  /// Values that decoders might treat differently: both ways accept them with the same result, or both reject them.
  @Test(arguments: values)
  func valuesAreAcceptedOrRefusedAlike(town: String) throws {
    let text = Array("{\"townRankingsForRent\": [\(town)]}".utf8)
    let ours = try? TownRankingData(json: text)
    let theirs = try? JSONDecoder().decode(TownRankingData.self, from: Data(text))
    #expect(ours == theirs)
  }

  @Test func someValuesAreAcceptedAndSomeAreNot() {
    let taken = Self.values.count { (try? TownRankingData(json: "{\"townRankingsForRent\": [\($0)]}".utf8)) != nil }
    #expect(taken > 30 && Self.values.count - taken > 40)
  }

  @Test(arguments: [
    "{}", #"{"x": 1}"#, #"{"townRankingsForRent": null}"#, #"{"townRankingsForBuy": []}"#,
    #"{"townRankingsForBuy": 1}"#,
    #"{"townRankingsForBuy": [], "title": null}"#, #"{"townRankingsForBuy": [], "title": 1}"#, "[]", "null", "1",
  ])
  func rootsAreAcceptedOrRefusedAlike(text: String) throws {
    let ours = try? TownRankingData(json: text.utf8)
    #expect(ours == (try? JSONDecoder().decode(TownRankingData.self, from: Data(text.utf8))))
  }

  @Test(arguments: [
    (goodTown(["rank": "0"]), "rank", "a whole number from 1"),
    (goodTown(["rank": "1000000001"]), "rank", "a whole number up to 1000000000"),
    (goodTown(["townName": "\" \""]), "townName", "a town's name"),
    (goodTown(["rankFluctuation": "-1"]), "rankFluctuation", "a whole number from 0"),
    (goodTown(["rankFluctuation": nil]), "rankFluctuation", "a whole number from 0, as isRankUp is given"),
    (goodTown(["isRankUp": "null"]), "isRankUp", "true or false, as rankFluctuation is given"),
  ])
  func bothSayWhatIsExpected(town: String, member: String, expected: String) throws {
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([TownInfo].self, from: Data("[\(town)]".utf8))
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(context.codingPath.last?.stringValue == member && context.debugDescription == "expected \(expected)")
    let ours = #expect(throws: RankingError.self) {
      try TownRankingData(json: "{\"townRankingsForRent\": [\(town)]}".utf8)
    }
    #expect(
      ours?.path == "townRankingsForRent[0].\(member)" && ours?.description.hasSuffix(", expected \(expected)") == true)
  }

  @Test func encodingLeavesOutTextsThatAreMissing() throws {
    let data = TownRankingData(title: "A")
    let text = String(decoding: try JSONEncoder().encode(data), as: UTF8.self)
    #expect(text.contains("title") && !text.contains("region"))
    #expect(try TownRankingData(json: text.utf8) == data)
  }

  @Test func mutationsAreAcceptedOrRefusedAlike() {
    let base = Array(
      #"{"townRankingsForRent": [], "x": [{"a": -12.5e+3, "b": "\u8857\n街"}, true, null, [0, {}], false]}"#.utf8)
    var generator = SplitMix(seed: 2)
    var takenCount = 0
    for _ in 0..<6_000 {
      let bytes = mutated(base, using: &generator)
      let isTakenThere = (try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)) != nil
      let isTakenHere: Bool
      do throws(RankingError) {
        _ = try RankingReader.read(bytes, name: "data.json")
        isTakenHere = true
      } catch .shape {
        continue  // ends before the whole text was read
      } catch {
        isTakenHere = false
        if isTakenThere, isKnownLeniency(error) { continue }
      }
      if isTakenHere, !isTakenThere, isKnownStrictness(bytes) { continue }
      if isTakenHere { takenCount += 1 }
      #expect(isTakenHere == isTakenThere, "\(String(decoding: bytes, as: UTF8.self))")
    }
    #expect(takenCount > 100)
  }

  /// Foundation accepts a comma before a closing bracket.
  private func isKnownLeniency(_ error: RankingError) -> Bool {
    guard case .syntax(_, let mismatch) = error else { return false }
    return ["'}'", "']'"].contains(mismatch.found)
      && ["a value", "a town ('{')", "a member name ('\"')"].contains(mismatch.expected)
  }

  /// Foundation rejects half a surrogate pair anywhere, and a number outside the range of `Double`.
  private func isKnownStrictness(_ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    let halves = text.matches(of: /\\u(d[89a-f]..)/.ignoresCase())
    let isHalf = halves.contains { half in
      let isFirst = half.output.1.lowercased() < "dc00"
      let partner =
        isFirst ? text[half.range.upperBound...].prefix(4) : text[..<half.range.lowerBound].suffix(6).prefix(4)
      return partner.firstMatch(of: isFirst ? /\\u[dD][c-fC-F]/ : /\\u[dD][89abAB]/) == nil
    }
    return isHalf
      || text.matches(of: /-?[0-9]+(\.[0-9]+)?[eE][+]?[0-9]+/).contains { Double($0.output.0)?.isInfinite == true }
  }

  /// What the mutations may differ in is what these do differ in.
  @Test(arguments: [
    (#""\ud800""#, true), (#""\ud800\u0041""#, true), (#""\uDC00""#, true), (#""\ud83d\ude00""#, false),
    (#""\ude00\ud83d""#, true), ("1e+400", true), ("-1e400", true), ("1e+308", false), (#""\u8857""#, false),
  ])
  func foundationIsStricter(text: String, isStricter: Bool) throws {
    let json = Array(#"{"townRankingsForRent": [], "x": \#(text)}"#.utf8)
    #expect(isKnownStrictness(json) == isStricter)
    #expect(throws: Never.self) { try RankingReader.read(json, name: "data.json") }
    let isTakenThere = (try? JSONSerialization.jsonObject(with: Data(json))) != nil
    #expect(isTakenThere != isStricter)
  }
}
