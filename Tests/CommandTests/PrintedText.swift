import RankingBrowser
import RankingCore
import Testing

@testable import townranking

// The printed output of one ranking, as one text.

extension PlainTable {
  static func text(_ ranking: Ranking, _ words: Words) -> String {
    PieceWriter<Never>.text { write([ranking], words, to: &$0) }
  }
}

extension Markdown {
  static func text(_ ranking: Ranking, _ words: Words) -> String {
    PieceWriter<Never>.text { write([ranking], words, to: &$0) }
  }
}

extension TabSeparated {
  static func text(_ ranking: Ranking) -> String {
    PieceWriter<Never>.text { write([ranking], to: &$0) }
  }
}

extension RankingJSON {
  static func text(_ data: TownRankingData) -> String {
    PieceWriter<Never>.text { write(data, to: &$0) }
  }
}

/// Rankings to print.
enum Samples {
  static func town(_ rank: Int, _ name: String, _ change: RankChange, _ line: String) -> TownInfo {
    let (isUp, ranks): (Bool?, Int?) =
      switch change {
      case .up(let ranks): (true, ranks)
      case .down(let ranks): (false, ranks)
      case .unchanged: (false, 0)
      case .new: (nil, nil)
      }
    return TownInfo(rank: rank, townName: name, isRankUp: isUp, rankFluctuation: ranks, availableLine: line)
  }

  /// All kinds of movement, and tied ranks.
  static let ties: Ranking = {
    func towns(_ ranks: [Int]) -> [TownInfo] {
      ranks.enumerated().map { index, rank in
        town(rank, "街\(index + 1)", [.up(index + 1), .down(index % 3 + 1), .unchanged, .new][index % 4], "第\(rank)線")
      }
    }
    return Ranking(
      data: TownRankingData(
        townRankingsForRent: towns(Array(1...18) + [19, 19, 19]),
        townRankingsForBuy: towns([1, 2, 2, 2, 5, 9, 10, 10, 10, 10, 10, 14])))
  }()

  /// Names and lines with characters that a terminal would obey, hide, join or reorder.
  static let hostile: Ranking = {
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
