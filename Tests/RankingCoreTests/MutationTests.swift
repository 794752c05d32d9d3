import RankingCore
import TestSupport
import Testing

@Suite("Random damage", .timeLimit(.minutes(10)))
struct MutationTests {
  /// Nothing traps; and a damaged file read in pieces gives the same ranking or the same error.
  @Test func neverTraps() {
    let head = Array(embeddedBytes.prefix(500)) + Array("]}".utf8)
    let base = Array(
      (listWith(#"{"rank": 2, "townName": "\u8857\ud83d\ude00", "isRankUp": true, "rankFluctuation": 1e1}"#)).utf8)
    var generator = SplitMix(seed: 3)
    for round in 0..<20_000 {
      let bytes = mutated(round % 4 == 0 ? head : base, using: &generator)
      let whole = message(bytes)
      if round % 10 == 0 {
        #expect(message(bytes, pieces: 1 + round % 13) == whole, "\(String(decoding: bytes, as: UTF8.self))")
      }
      if let whole { #expect(!whole.contains { $0.isNewline }) }
    }
  }
}
