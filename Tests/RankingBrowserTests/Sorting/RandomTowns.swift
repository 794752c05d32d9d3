import RankingCore
import TestSupport

/// Makes towns that are hard to sort: many are equal, some have names whose bytes do not give the order. Decomposed
/// letters, such as e with a combining accent, are left out: Swift's `<` does not order those consistently.
struct RandomTowns {
  private var random: SplitMix

  init(seed: UInt64) { random = SplitMix(seed: seed) }

  private static let pieces = [
    "", "葛", "西", "三鷹", "本厚木", "が", "か", "Å", "ｶﾞ", "ア", "가",
    "東京メトロ", "ほか", "0", "a", "Z", "\u{0}", "𠮷", "\u{FA10}", "\u{302A}", "線", "（", "é",
  ]
  private static let movements = [nil, 0, 1, 2, 3, 200, Int.max, Int.max - 1]

  mutating func text() -> String {
    (0..<Int.random(in: 0...4, using: &random)).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
  }

  /// Towns in the order of their ranks.
  mutating func towns(_ count: Int) -> [TownInfo] {
    (0..<count).map { index in
      TownInfo(
        rank: index / 2 + 1, townName: text(), isRankUp: Bool.random(using: &random),
        rankFluctuation: Self.movements.randomElement(using: &random) ?? nil, availableLine: text())
    }
  }
}
