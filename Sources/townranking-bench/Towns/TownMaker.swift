import RankingCore

/// Makes towns that look like real ones and are the same in every run: the town of a rank depends on the rank and the
/// list alone, so any part can be made without the rest.
enum TownMaker {
  static func town(rank: Int, in market: Market) -> TownInfo {
    var dice = Dice(seed: UInt64(truncatingIfNeeded: rank) &* 2 &+ UInt64(market.rawValue))
    let movement = movement(of: rank, &dice)
    return TownInfo(
      rank: rank, townName: name(&dice), isRankUp: movement.map { $0 > 0 },
      rankFluctuation: movement.map(abs), availableLine: line(&dice))
  }

  /// How many of so many towns the list has: half of them, and rent the odd one.
  static func count(of towns: Int, in market: Market) -> Int {
    market == .rent ? towns - towns / 2 : towns / 2
  }

  /// Ranks climbed, negative if fallen; nil for a town that is new.
  private static func movement(of rank: Int, _ dice: inout Dice) -> Int? {
    switch dice.roll(40) {
    case 0: nil
    case 1, 2: 0
    case 3...21: 1 + dice.roll(240)
    // No town was above the first rank last year.
    default: rank == 1 ? 0 : -1 - dice.roll(min(240, rank - 1))
    }
  }

  private static func name(_ dice: inout Dice) -> String {
    switch dice.roll(8) {
    case 0: dice.pick(TownWords.real)
    case 1, 2: dice.pick(TownWords.stems) + dice.pick(TownWords.endings)
    default: dice.pick(TownWords.beginnings) + dice.pick(TownWords.stems) + dice.pick(TownWords.endings)
    }
  }

  private static func line(_ dice: inout Dice) -> String {
    dice.pick(TownWords.lines) + (dice.roll(5) < 2 ? "ほか" : "")
  }
}
