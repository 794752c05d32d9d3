import RankingCore

/// Makes towns that are hard to sort: many are alike, some have names whose bytes do not tell the order. Letters in pieces,
/// such as e with an accent of its own, are not among them: Swift's `<` puts those in no order that is one.
struct RandomTowns: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  private static let pieces = [
    "", "葛", "西", "三鷹", "本厚木", "が", "か", "Å", "ｶﾞ", "ア", "가",
    "東京メトロ", "ほか", "0", "a", "Z", "\u{0}", "𠮷", "\u{FA10}", "\u{302A}", "線", "（", "é",
  ]
  private static let movements = [nil, 0, 1, 2, 3, 200, Int.max, Int.max - 1]

  mutating func text() -> String {
    (0..<Int.random(in: 0...4, using: &self)).map { _ in Self.pieces.randomElement(using: &self) ?? "" }.joined()
  }

  /// Towns in the order of their ranks.
  mutating func towns(_ count: Int) -> [TownInfo] {
    (0..<count).map { index in
      TownInfo(
        rank: index / 2 + 1, townName: text(), isRankUp: Bool.random(using: &self),
        rankFluctuation: Self.movements.randomElement(using: &self) ?? nil, availableLine: text())
    }
  }
}
