import NcursesTerminal
import RankingCore
import TerminalUI

/// Rankings to browse, plain ones and bad ones.
enum Rankings {
  static let all: [Ranking] =
    Ranking.embeddedRegions.prefix(1) + years + [
      Ranking(data: TownRankingData()), plain(rent: 0, buy: 1), plain(rent: 9, buy: 11), plain(rent: 21, buy: 0),
      plain(rent: 60, buy: 10), hostile, ties, skipped,
      Ranking(
        data: TownRankingData(townRankingsForRent: towns([11, 12, 40]), townRankingsForBuy: towns([Int.max, 10_000]))),
    ]

  /// Two years of the embedded region that it does not have itself, the later without movements.
  private static let years = [("2017", 1), ("2027", 2)].map { edition, step in
    Ranking(
      data: TownRankingData(
        townRankingsForRent: towns(1..<22).enumerated().filter { $0.offset % step == 0 }.map { town in
          TownInfo(
            rank: town.element.rank, townName: "本厚木\(town.offset)", isRankUp: nil, rankFluctuation: nil,
            isMovementGiven: false, availableLine: "線")
        }, region: "首都圏", edition: edition))
  }

  /// Names of towns that are there.
  static let keys = all.flatMap { ranking in
    (ranking.data[.rent].prefix(9) + ranking.data[.buy].suffix(2)).map(ranking.naming.key)
  }

  /// A decoder for a terminal with keys of its own.
  static let decoder = KeyDecoder(
    terminfoKeys: TerminfoKeys([
      (Array("\u{1B}[[z".utf8), .up), (Array("\u{1B}y".utf8), .down), (Array("\u{1B}[9;9u~".utf8), .function(2)),
    ]))

  private static func plain(rent: Int, buy: Int) -> Ranking {
    Ranking(data: TownRankingData(townRankingsForRent: towns(1..<rent + 1), townRankingsForBuy: towns(1..<buy + 1)))
  }

  private static func towns(_ ranks: some Sequence<Int>) -> [TownInfo] {
    ranks.enumerated().map { index, rank in
      let isUp = [true, false, false, nil][index % 4]
      return TownInfo(
        rank: rank, townName: "街\(index + 1)", isRankUp: isUp, rankFluctuation: isUp.map { $0 ? index : index % 3 },
        availableLine: ["JR線", "第\(rank)線", "東京メトロ銀座線ほか"][index % 3])
    }
  }

  private static let ties = Ranking(
    data: TownRankingData(
      townRankingsForRent: towns(Array(1...18) + [19, 19, 19]),
      townRankingsForBuy: towns([1, 2, 2, 2, 5, 9, 10, 10, 10, 10, 10, 14])))

  /// Names and lines that a terminal would obey, hide, join or turn around.
  private static let hostile: Ranking = {
    let names = [
      "\u{1B}[2J\u{1B}]0;title\u{7}", "a\nb\tc\r\n", String(repeating: "寿限無", count: 40), "👨‍👩‍👧🇯🇵👍🏽❤️",
      "か\u{3099}き\u{3099}く\u{3099}け\u{3099}", "ﾎﾝｱﾂｷﾞ ﾊﾟ", "שלום עמאן", "\u{202E}逆\u{202C}", "\u{301}\u{301}先頭",
      "Z" + String(repeating: "\u{336}", count: 50) + "algo", "", "\u{200D}\u{200B}\u{FEFF}", "①★─▲", "ＪＲ　全角",
      "\u{1100}\u{1161}\u{11A8}", "\u{E000}\u{10FFFF}\u{85}\u{9B}31m",
    ]
    let towns = names.enumerated().map { index, name in
      TownInfo(
        rank: index + 1, townName: name, isRankUp: index % 3 == 0 ? nil : index % 2 == 0,
        rankFluctuation: index % 3 == 0 ? nil : index % 5 == 0 ? Int.max : index,
        availableLine: names[names.count - 1 - index])
    }
    return Ranking(
      data: TownRankingData(
        townRankingsForRent: towns, townRankingsForBuy: [towns[3], towns[2], towns[3]], title: "\u{1B}[31m" + names[4],
        region: names[3], edition: names[1], source: "file:///\u{7}"))
  }()

  /// Some towns could not be read.
  private static let skipped: Ranking = {
    let town = #"{"rank": 1, "townName": "一", "availableLine": "\u001b[2J", "isRankUp": true, "rankFluctuation": 3}"#
    let json = #"{"townRankingsForRent": [\#(town), {"rank": "\n"}, 7], "townRankingsForBuy": [\#(town), null]}"#
    return (try? RankingReader.read(Array(json.utf8), name: "/data/\u{1B}[1m.json")) ?? Ranking(data: TownRankingData())
  }()
}
