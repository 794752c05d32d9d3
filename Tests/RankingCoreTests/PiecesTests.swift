import Testing

@testable import RankingCore

@Suite("Bytes that come in pieces", .timeLimit(.minutes(10)))
struct PiecesTests {
  @Test(arguments: [1, 7, 64, 1_000, 7_958, 10_000])
  func giveWhatOnePieceGives(size: Int) throws {
    #expect(try read(embeddedBytes, pieces: size).data == publishedData())
  }

  @Test func aCutAnywhereIsAnError() throws {
    let end = try #require(embeddedBytes.lastIndex(of: ASCII.closeBrace))
    var reader = RankingReader(name: "data.json")
    for count in 0..<end {
      // A copy that has had all bytes before this one.
      var cut = reader
      cut.finish()
      let error = #expect(throws: RankingError.self, "\(count)") { while try cut.advance() != .finished {} }
      #expect(error.map { "\($0)" }?.contains(said(of: Array(embeddedBytes.prefix(count)))) == true, "\(count)")
      try withUnsafeBytes(of: embeddedBytes[count]) { try reader.append($0) }
      _ = try reader.advance()
    }
  }

  /// The end of the data within a character or a word is reported as such.
  private func said(of cut: [UInt8]) -> String {
    guard let text = String(validating: cut, as: UTF8.self) else { return "not UTF-8" }
    if cut.isEmpty { return "the data are empty" }
    let word = ["t", "tr", "tru", "f", "fa", "fal", "fals"].first { text.hasSuffix(": \($0)") }
    return word.map { "found '\($0)', expected a value" } ?? "found the end of the data"
  }

  @Test func progressIsReported() throws {
    var reader = RankingReader(name: "data.json")
    #expect(try reader.advance() == .needsInput)
    try embeddedBytes.prefix(3_000).withUnsafeBytes { try reader.append($0) }
    #expect(reader.bytesRead == 3_000)
    #expect(try reader.advance(maximumUnits: 5) == .working)
    #expect(reader.townCount == 3)
    #expect(try reader.advance() == .needsInput)
    #expect((1...3_000).contains(reader.bytesDecoded))
    let count = reader.townCount
    #expect(reader.takeRanking() == nil)
    try embeddedBytes.dropFirst(3_000).withUnsafeBytes { try reader.append($0) }
    reader.finish()
    while try reader.advance(maximumUnits: 1) == .working {}
    #expect(reader.townCount == 40)
    #expect(count < 40)
    #expect(try reader.advance() == .finished)
    #expect(reader.bytesDecoded == embeddedBytes.count)
    #expect(reader.takeRanking()?.data[.buy].count == 20)
    #expect(reader.takeRanking() == nil)
  }

  @Test func townsAreThereBeforeTheEndOfTheFile() throws {
    var reader = RankingReader(name: "data.json")
    for byte in embeddedBytes.prefix(7_000) {
      try withUnsafeBytes(of: byte) { try reader.append($0) }
      _ = try reader.advance()
    }
    #expect(reader.townCount >= 30)
  }

  @Test func anErrorStays() throws {
    var reader = RankingReader(name: "data.json")
    try Array("[]  ".utf8).withUnsafeBytes { try reader.append($0) }
    let first = #expect(throws: RankingError.self) { try reader.advance() }
    let second = #expect(throws: RankingError.self) { try reader.advance() }
    #expect(first == second)
    #expect(throws: RankingError.self) { try embeddedBytes.withUnsafeBytes { try reader.append($0) } }
    #expect(reader.takeRanking() == nil)
  }
}
