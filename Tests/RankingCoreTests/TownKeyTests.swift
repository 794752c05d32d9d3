import RankingCore
import TestSupport
import Testing

/// What makes a town the same one: its name, and its line where a list has the name more than once.
@Suite(.timeLimit(.minutes(10))) struct TownKeyTests {
  /// Towns as `name line`.
  private static func towns(_ texts: [String]) -> [TownInfo] {
    texts.enumerated().map { index, text in
      let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
      return Samples.town(index + 1, parts.first ?? "", .new, parts.count > 1 ? parts[1] : "")
    }
  }

  private static func data(_ rent: [String], _ buy: [String] = [], region: String? = nil) -> TownRankingData {
    TownRankingData(townRankingsForRent: towns(rent), townRankingsForBuy: towns(buy), region: region)
  }

  @Test(
    "the line counts where a list has the name more than once, in both lists, and nowhere else",
    arguments: [
      (["川口 甲線"], ["川口 乙線"], "川口", "川口"),
      (["大宮 甲線", "大宮 乙線"], ["大宮 甲線"], "大宮/甲線 大宮/乙線", "大宮/甲線"),
      (["大宮 甲線ほか"], ["川口 甲線", "大宮 甲線", "大宮 乙線ほか"], "大宮/甲線", "川口 大宮/甲線 大宮/乙線"),
      (["大宮 ＪＲ 線", "大宮"], [], "大宮/JR線 大宮/", ""),
      (["が 甲線", "か\u{3099} 乙線"], ["が 乙線"], "が/甲線 が/乙線", "が/乙線"),
    ])
  func keys(rent: [String], buy: [String], rentKeys: String, buyKeys: String) throws {
    let data = Self.data(rent, buy)
    let json = try #require(Self.json(data))
    for ranking in [Ranking(data: data), try Ranking(json: json)] {
      let texts = Market.allCases.map { market in
        ranking.data[market].map { ranking.naming.key(of: $0).summary }.joined(separator: " ")
      }
      #expect(texts == [rentKeys, buyKeys])
    }
  }

  /// The same data as they come from a file, where the names are counted while they are read.
  private static func json(_ data: TownRankingData) -> [UInt8]? {
    func list(_ market: Market) -> String {
      let towns = data[market].map {
        #"{"rank": \#($0.rank), "townName": "\#($0.townName)", "availableLine": "\#($0.availableLine)"}"#
      }
      return "\"\(market.jsonKey)\": [\(towns.joined(separator: ","))]"
    }
    return Array("{\(Market.allCases.map(list).joined(separator: ","))}".utf8)
  }

  @Test("the same town in the other list: the one of its line, or none")
  func otherList() {
    let ranking = Ranking(data: Self.data(["大宮 甲線", "大宮 乙線", "川口 甲線"], ["大宮 丙線", "川口 乙線", "大宮 乙線"]))
    let found = ranking.data[.rent].map { ranking.naming.firstIndex(of: $0, in: ranking.data[.buy]) }
    #expect(found == [nil, 2, 1])
  }

  struct Row: Sendable {
    let kept: TownKey
    let town: TownKey
    let isMarked: Bool
  }

  @Test(
    "what is kept marks towns that it can be",
    arguments: [
      Row(kept: "大宮", town: "大宮", isMarked: true), Row(kept: "大宮", town: "川口", isMarked: false),
      Row(kept: "大宮", town: TownKey("大宮", region: "東", line: "甲線"), isMarked: true),
      Row(kept: TownKey("大宮", region: "東"), town: TownKey("大宮", region: "東"), isMarked: true),
      Row(kept: TownKey("大宮", region: "東"), town: TownKey("大宮", region: "西"), isMarked: false),
      Row(kept: TownKey("大宮", region: "東"), town: "大宮", isMarked: true),
      Row(kept: TownKey("大宮", region: "東", line: "甲線"), town: TownKey("大宮", region: "東"), isMarked: true),
      Row(
        kept: TownKey("大宮", region: "東", line: "甲線"), town: TownKey("大宮", region: "東", line: "乙線"), isMarked: false),
      Row(
        kept: TownKey("大宮", region: "東", line: "甲線ほか"), town: TownKey("大宮", region: "東", line: "甲 線"), isMarked: true),
      Row(kept: TownKey("大宮", line: "甲線"), town: TownKey("大宮", region: "東", line: "甲線"), isMarked: true),
      Row(kept: TownKey("大宮", line: "甲線"), town: TownKey("大宮", region: "東", line: "乙線"), isMarked: false),
      Row(kept: "か\u{3099}", town: "が", isMarked: true),
    ])
  func marks(row: Row) {
    var favorites = Favorites([row.kept, TownKey("小岩", region: "東")])
    #expect(favorites.contains(row.town) == row.isMarked)
    #expect(row.kept.matches(row.town) == row.isMarked)
    favorites.remove(row.town)
    #expect(favorites == (row.isMarked ? [TownKey("小岩", region: "東")] : [row.kept, TownKey("小岩", region: "東")]))
    #expect(!favorites.contains(row.town))
  }

  @Test("unmarking removes all that marks the town: what was kept by name alone is gone everywhere")
  func unmark() {
    var favorites: Favorites = [
      "大宮", TownKey("大宮", region: "東"), TownKey("大宮", region: "西"), TownKey("大宮", region: "東", line: "甲線"),
    ]
    favorites.remove(TownKey("大宮", region: "東", line: "乙線"))
    #expect(favorites.summary == ["東/大宮/甲線", "西/大宮"])
    favorites.remove("大宮")
    #expect(favorites.isEmpty)
  }

  /// Composing the marks as they are given takes half a minute, each time.
  @Test("names that no town has take no longer than their bytes")
  func longNames() throws {
    let marks = String(repeating: "\u{301}\u{323}", count: 100_000)
    let towns = ["a", "b"].map { name in
      #"{"rank": 1, "townName": "\#(name)\#(marks)", "isRankUp": null, "rankFluctuation": null, "availableLine": ""}"#
    }.joined(separator: ",")
    let (count, time) = try processorTime {
      let ranking = try Ranking(
        json: Array(#"{"townRankingsForRent": [\#(towns)], "townRankingsForBuy": [\#(towns)]}"#.utf8), name: "")
      var favorites = Favorites()
      for town in ranking.data[.rent] {
        favorites.insert(ranking.naming.key(of: town))
        #expect(favorites.contains(town, of: ranking.naming))
        #expect(ranking.naming.firstIndex(of: town, in: ranking.data[.buy]) != nil)
      }
      return favorites.keys.count
    }
    #expect(count == 2 && time < .seconds(20))
  }
}
