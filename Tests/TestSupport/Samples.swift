import RankingCore

/// Rankings for tests.
package enum Samples {
  /// Towns at these ranks, with all kinds of movement.
  package static func towns(_ ranks: some Sequence<Int>) -> [TownInfo] {
    ranks.enumerated().map { index, rank in
      town(rank, "街\(index + 1)", [.up(index + 1), .down(index % 3 + 1), .unchanged, .new][index % 4], "第\(rank)線")
    }
  }

  package static func ranking(rent: some Sequence<Int>, buy: some Sequence<Int>) -> Ranking {
    Ranking(data: TownRankingData(townRankingsForRent: towns(rent), townRankingsForBuy: towns(buy)))
  }

  /// This many towns in each list, without ties.
  package static func ranking(_ count: Int) -> Ranking {
    let ranks = (0..<count).map { $0 + 1 }
    return ranking(rent: ranks, buy: ranks)
  }

  package static func town(_ rank: Int, _ name: String, _ change: RankChange, _ line: String) -> TownInfo {
    let (isUp, ranks): (Bool?, Int?) =
      switch change {
      case .up(let ranks): (true, ranks)
      case .down(let ranks): (false, ranks)
      case .unchanged: (false, 0)
      case .new, .unknown: (nil, nil)
      }
    return TownInfo(
      rank: rank, townName: name, isRankUp: isUp, rankFluctuation: ranks, isMovementGiven: change != .unknown,
      availableLine: line)
  }

  /// 21 towns, three of them at rank 19, as in the list of 近畿.
  package static let ties = ranking(
    rent: Array(1...18) + [19, 19, 19], buy: [1, 2, 2, 2, 5, 9, 10, 10, 10, 10, 10, 14])

  /// Names and lines with characters that a terminal would obey, hide, join or reorder.
  package static let hostile: Ranking = {
    let names = [
      "\u{1B}[2J\u{1B}]0;title\u{7}", "a\nb\tc\r\n", String(repeating: "寿限無", count: 40), "👨‍👩‍👧🇯🇵👍🏽❤️",
      "か\u{3099}き\u{3099}く\u{3099}け\u{3099}", "ﾎﾝｱﾂｷﾞ ﾊﾟ", "שלום עמאן", "\u{202E}逆\u{202C}", "\u{301}\u{301}先頭",
      "Z" + String(repeating: "\u{336}", count: 50) + "algo", "", "\u{200D}\u{200B}\u{FEFF}", "①★─▲", "ＪＲ　全角",
    ]
    let towns = names.enumerated().map { index, name in
      town(index + 1, name, [.up(Int.max), .down(12), .unchanged, .new][index % 4], names[names.count - 1 - index])
    }
    return Ranking(
      data: TownRankingData(
        townRankingsForRent: towns, townRankingsForBuy: [town(Int.max, names[2], .down(Int.max), names[2])],
        title: "\u{1B}[31m" + names[4] + names[3]))
  }()
}
