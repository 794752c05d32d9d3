import RankingCore
import TestSupport
import Testing

@Suite("Accepted input", .timeLimit(.minutes(10)))
struct AcceptedInputTests {
  private func onlyTown(_ town: String) throws -> TownInfo? {
    let ranking = try read("{\"townRankingsForBuy\": [\(town)]}")
    #expect(ranking.skipped.isEmpty)
    return ranking.data[.buy].first
  }

  @Test(arguments: [
    "{\"townRankingsForRent\":[]}", "{\"townRankingsForBuy\":null}",
    "{\"townRankingsForRent\":null,\"townRankingsForBuy\":null}",
    " \t\r\n{ \"townRankingsForRent\" : [ ] , \"x\" : { } } \r\n", "{\"x\":[1,{\"y\":[]}],\"townRankingsForRent\":[]}",
    "{\"townRankingsForRent\":[],\"title\":null}", "{\"x\":1,\"x\":2,\"townRankingsForRent\":[]}",
    "{\"townRankingsFor\\u0052ent\":[]}", "{\"x\":\"\\ud800\",\"townRankingsForRent\":[]}",
  ])
  func emptyRankings(raw: RawText) throws {
    let ranking = try read(raw.text)
    #expect(ranking.data == TownRankingData())
    #expect(ranking.skipped.isEmpty)
  }

  @Test(arguments: [
    "1", "1.0", "1e0", "10e-1", "0.1e1", "1E+0", "1.000000000000000000000", "0.0000001e7",
    "1.0000000000000000000000000000001", "0.99999999999999999999",
  ])
  func wholeNumbersInAnyForm(number: String) throws {
    let town = try onlyTown("{\"rank\": \(number), \"townName\": \"A\", \"availableLine\": \"\"}")
    #expect(town?.rank == 1)
  }

  @Test func zeroIsNoMovementEitherWay() throws {
    for isUp in [true, false] {
      let town = try onlyTown(
        "{\"isRankUp\": \(isUp), \"rankFluctuation\": -0, \"rank\": 9, \"townName\": \"A\", \"availableLine\": \"L\"}")
      #expect(town?.change == .unchanged)
      #expect(town?.lastYearRank == 9)
    }
  }

  @Test func escapesAreUndone() throws {
    let town = try onlyTown(
      #"{"\u0072ank": 1, "townName": "\"\\\/\b\f\n\r\t\u5927\ud83d\uDE00\u0000", "availableLine": "a\u0301"}"#)
    #expect(town?.townName == "\"\\/\u{08}\u{0C}\n\r\t大😀\u{0}")
    #expect(town?.availableLine.unicodeScalars.count == 2)
  }

  @Test(arguments: [
    ("\\ud800\\udc00", 0x10000), ("\\udbff\\udfff", 0x10FFFF), ("\\uD83D\\uDC00", 0x1F400), ("\\ud83d\\udfff", 0x1F7FF),
    ("\\ud7ff", 0xD7FF), ("\\ue000", 0xE000), ("\\u0000", 0), ("\\uffff", 0xFFFF),
  ])
  func escapesAtTheLimitsOfSurrogates(text: String, scalar: UInt32) throws {
    let town = try onlyTown("{\"rank\": 1, \"townName\": \"x\", \"availableLine\": \"\(text)\"}")
    #expect(town?.availableLine.unicodeScalars.map(\.value) == [scalar])
  }

  @Test func extraMembersAreIgnored() throws {
    let town = try onlyTown(
      #"{"x": {"rank": 7}, "rank": 2, "y": [[], 1.5e-7, true], "townName": "A", "ranks": 3, "availableLine": "L"}"#)
    #expect(town?.rank == 2)
  }

  @Test func textsAtTheRoot() throws {
    let data = try read(
      #"{"title":"t","region":"近畿圏","townRankingsForRent":[],"edition":"2023中間","source":"https://a.b/c"}"#
    ).data
    #expect(data.title == "t")
    #expect(data.region == "近畿圏")
    #expect(data.edition == "2023中間")
    #expect(data.source == "https://a.b/c")
  }

  @Test func equalLinesAreReadAlikeManyTimes() throws {
    let lines = (0..<10_000).map { "東京メトロ東西線の\($0 % 6_000)番" }
    let list = lines.map { "{\"rank\":1,\"townName\":\"A\",\"availableLine\":\"\($0)\"}" }.joined(separator: ",")
    #expect(try read("{\"townRankingsForRent\":[\(list)]}").data[.rent].map(\.availableLine) == lines)
  }
}
