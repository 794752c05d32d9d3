import Foundation
import TestSupport
import Testing

@testable import RankingCore

/// `JSONDecoder` and `JSONSerialization` were written by others: where both answers can be compared, they must agree.
@Suite("Against Foundation")
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
        let isNew = Bool.random(using: &generator)
        return TownInfo(
          rank: index / 2 + 1, townName: text(), isRankUp: isNew ? nil : Bool.random(using: &generator),
          rankFluctuation: isNew ? nil : Int.random(in: 0...1_000_000_000, using: &generator), availableLine: text())
      }
      let data = TownRankingData(townRankingsForRent: towns, townRankingsForBuy: towns.reversed(), title: text())
      let encoded = try JSONEncoder().encode(data)
      let expected = Ranking(data: try JSONDecoder().decode(TownRankingData.self, from: encoded)).data
      #expect(try RankingReader.read(Array(encoded), name: "data.json").data == expected)
    }
  }

  @Test func mutationsAreTakenOrRefusedAlike() {
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
        continue  // ends before the whole text was looked at
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

  /// Foundation takes a comma before a closing bracket.
  private func isKnownLeniency(_ error: RankingError) -> Bool {
    guard case .syntax(_, let mismatch) = error else { return false }
    return ["'}'", "']'"].contains(mismatch.found)
      && ["a value", "a town ('{')", "a member name ('\"')"].contains(mismatch.expected)
  }

  /// Foundation refuses half a surrogate pair anywhere, and a number that `Double` cannot hold.
  private func isKnownStrictness(_ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self).lowercased()
    return text.contains("\\ud") || text.contains("e+3")
  }
}
