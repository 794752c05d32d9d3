import RankingCore
import Testing

@Suite("Limits", .timeLimit(.minutes(10)))
struct LimitTests {
  private func nested(_ levels: Int) -> String {
    // The root is the first level.
    let lists = levels - 1
    return "{\"townRankingsForRent\":[],\"x\":" + String(repeating: "[", count: lists)
      + String(repeating: "]", count: lists) + "}"
  }

  @Test func nestingIsBounded() throws {
    _ = try read(nested(64))
    #expect(message(nested(65))?.contains("found '[', expected at most 64 levels of brackets") == true)
    #expect(message(nested(100_001))?.contains("at most 64 levels") == true)
    let objects = "{\"x\":" + String(repeating: "{\"a\":", count: 100_000)
    #expect(message(objects)?.contains("found '{', expected at most 64 levels of brackets") == true)
    let inTown = listWith("{\"x\":" + String(repeating: "[", count: 100_000))
    #expect(message(inTown)?.contains("at most 64 levels") == true)
  }

  /// In small pieces: a reader that starts over with every piece would never finish here.
  @Test func aNameOfTenMegabytesIsReadInLinearTime() throws {
    let name = String(repeating: "長い街の名前", count: 10_000_000 / 18)
    let text = Array("{\"townRankingsForRent\":[{\"rank\":1,\"townName\":\"\(name)\",\"availableLine\":\"\"}]}".utf8)
    let ranking = try read(text, pieces: 64)
    #expect(ranking.data[.rent].first?.townName == name)
  }

  @Test func longNumbersAreReadInLinearTime() throws {
    let zeros = String(repeating: "0", count: 1_000_000)
    let ranking = try read(
      "{\"townRankingsForRent\":[{\"rank\":5.\(zeros),\"townName\":\"A\",\"availableLine\":\"\"},{\"rank\":1\(zeros)}]}"
    )
    #expect(ranking.data[.rent].first?.rank == 5)
    #expect(ranking.skipped.first?.found == "1" + String(repeating: "0", count: 39) + "…")
  }

  @Test func bytesAreBounded() throws {
    var reader = RankingReader(name: "data.json", byteLimit: 100)
    try embeddedBytes.prefix(100).withUnsafeBytes { try reader.append($0) }
    let error = #expect(throws: RankingError.self) { try [UInt8(32)].withUnsafeBytes { try reader.append($0) } }
    #expect(error?.description == "data.json: larger than the limit of 100 bytes")
  }

  @Test func messagesHaveOneLine() {
    let error = RankingError.cannotOpen(name: "a\nb\r\u{85}\u{2028}c", reason: "no\u{0B}")
    #expect(!error.description.contains { $0.isNewline })
    #expect(RankingError.isDirectory(name: "街").description.hasPrefix("街: a directory"))
  }
}
