import RankingCore
import TestSupport
import Testing

/// The two lists side by side.
@Suite(.timeLimit(.minutes(10))) struct ComparisonTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    /// Towns as `name/rank`.
    let rent: String
    let buy: String
    /// Pairs as `name rent/buy difference`.
    let both: [String]
    let onlyRent: String
    let onlyBuy: String
    var testDescription: String { name }
  }

  @Test(
    "two lists",
    arguments: [
      Row(name: "both empty", rent: "", buy: "", both: [], onlyRent: "", onlyBuy: ""),
      Row(name: "no list to buy", rent: "A/1 B/2", buy: "", both: [], onlyRent: "A/1 B/2", onlyBuy: ""),
      Row(name: "no list to rent", rent: "", buy: "A/1", both: [], onlyRent: "", onlyBuy: "A/1"),
      Row(name: "nothing in common", rent: "A/1", buy: "B/1", both: [], onlyRent: "A/1", onlyBuy: "B/1"),
      Row(
        name: "by the rank to rent", rent: "A/1 B/2 C/3", buy: "C/1 D/2 A/3", both: ["A 1/3 -2", "C 3/1 2"],
        onlyRent: "B/2", onlyBuy: "D/2"),
      Row(name: "the same rank", rent: "A/4", buy: "A/4", both: ["A 4/4 0"], onlyRent: "", onlyBuy: ""),
      Row(
        name: "ties stand as in the list", rent: "B/1 A/1 C/1", buy: "A/2 B/2", both: ["B 1/2 -1", "A 1/2 -1"],
        onlyRent: "C/1", onlyBuy: ""),
      Row(
        name: "twice in one list: the first is paired", rent: "A/1 A/5", buy: "B/1 A/2", both: ["A 1/2 -1"],
        onlyRent: "A/5", onlyBuy: "B/1"),
      Row(
        name: "twice in the other list", rent: "A/1", buy: "A/2 B/3 A/4", both: ["A 1/2 -1"], onlyRent: "",
        onlyBuy: "B/3 A/4"),
      Row(
        name: "twice in both", rent: "A/1 A/2 A/3", buy: "A/4 A/5", both: ["A 1/4 -3"], onlyRent: "A/2 A/3",
        onlyBuy: "A/5"),
      Row(
        name: "lists that are not in order", rent: "B/3 A/1", buy: "A/9 C/2 B/1", both: ["A 1/9 -8", "B 3/1 2"],
        onlyRent: "", onlyBuy: "C/2"),
      Row(
        name: "two towns of a name: by line", rent: "A/1/甲線ほか A/2/乙線", buy: "A/3/乙線 A/4/甲線",
        both: ["A 1/4 -3", "A 2/3 -1"], onlyRent: "", onlyBuy: ""),
      Row(
        name: "two towns of a name, neither of them in the other list", rent: "A/1/甲線 B/2/乙線", buy: "A/3/乙線 A/4/丙線",
        both: [], onlyRent: "A/1/甲線 B/2/乙線", onlyBuy: "A/3/乙線 A/4/丙線"),
      Row(
        name: "one town with two lines", rent: "A/1/甲線", buy: "A/2/乙線", both: ["A 1/2 -1"], onlyRent: "", onlyBuy: ""),
      Row(name: "two forms of one name", rent: "か\u{3099}/1", buy: "が/1", both: ["が 1/1 0"], onlyRent: "", onlyBuy: ""),
      Row(
        name: "ranks that no difference fits", rent: "A/\(Int.max)", buy: "A/\(Int.min)",
        both: ["A \(Int.max)/\(Int.min) \(Int.max)"], onlyRent: "", onlyBuy: ""),
    ])
  func compare(row: Row) {
    let comparison = Comparison(
      TownRankingData(townRankingsForRent: Self.towns(row.rent), townRankingsForBuy: Self.towns(row.buy)))
    let pairs = comparison.both.map { "\($0.rent.townName) \($0.rent.rank)/\($0.buy.rank) \($0.difference)" }
    #expect(pairs == row.both)
    #expect(comparison.onlyRent == Self.towns(row.onlyRent))
    #expect(comparison.onlyBuy == Self.towns(row.onlyBuy))
    #expect(comparison.isEmpty(.rent) == row.rent.isEmpty)
    #expect(comparison.isEmpty(.buy) == row.buy.isEmpty)
    #expect(comparison.both.allSatisfy { $0.rent.townName == $0.buy.townName })
  }

  @Test("the embedded ranking: 7 towns are in both lists")
  func embedded() throws {
    let comparison = Comparison(try Ranking.embedded().data)
    #expect(
      comparison.both.map { "\($0.rent.townName) \($0.rent.rank)/\($0.buy.rank)" } == [
        "本厚木 1/3", "大宮 2/15", "八王子 4/6", "千葉 6/13", "三鷹 8/4", "柏 9/7", "川口 17/18",
      ])
    #expect(comparison.both.map(\.difference) == [-2, -13, -2, -7, 4, 2, -1])
    #expect(comparison.onlyRent.count == 13)
    #expect(comparison.onlyBuy.count == 13)
    #expect(comparison.lastRank == 20)
  }

  @Test("nothing is lost, whatever the lists", arguments: UInt64(0)..<20)
  func nothingIsLost(seed: UInt64) {
    var generator = SplitMix(seed: seed)
    func list() -> [TownInfo] {
      (0..<Int.random(in: 0...40, using: &generator)).map { _ in
        Self.town(
          "\(Int.random(in: 0...25, using: &generator))", Int.random(in: 1...20, using: &generator))
      }
    }
    let data = TownRankingData(townRankingsForRent: list(), townRankingsForBuy: list())
    let comparison = Comparison(data)
    #expect(Self.counts(comparison.both.map(\.rent) + comparison.onlyRent) == Self.counts(data[.rent]))
    #expect(Self.counts(comparison.both.map(\.buy) + comparison.onlyBuy) == Self.counts(data[.buy]))
  }

  private static func counts(_ towns: [TownInfo]) -> [TownInfo: Int] {
    Dictionary(towns.map { ($0, 1) }, uniquingKeysWith: +)
  }

  /// Towns from `name/rank name/rank/line`.
  private static func towns(_ text: String) -> [TownInfo] {
    text.split(separator: " ").map { entry in
      let parts = entry.split(separator: "/")
      return town(
        parts.first.map(String.init) ?? "", parts.count > 1 ? Int(parts[1]) ?? 0 : 0,
        line: parts.count > 2 ? String(parts[2]) : "")
    }
  }

  private static func town(_ name: String, _ rank: Int, line: String = "") -> TownInfo {
    TownInfo(rank: rank, townName: name, isRankUp: nil, rankFluctuation: nil, availableLine: line)
  }
}
