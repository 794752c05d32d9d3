import Testing

@testable import RankingCore

@Suite("Readings")
struct ReadingsTests {
  @Test func everyTownOfTheEmbeddedRankingHasOne() throws {
    let ranking = try Ranking.embedded()
    for town in ranking.data.townRankingsForRent + ranking.data.townRankingsForBuy {
      #expect(Readings.embedded[town.townName] != nil, "\(town.townName)")
    }
  }

  /// The towns of the interim rankings of 2023 for 中部圏 and 近畿圏.
  @Test(arguments: [
    "岐阜", "岡崎", "豊橋", "新栄町", "鶴舞", "藤が丘", "豊田市", "今池", "一社", "中村公園", "高岳", "尾張一宮", "東岡崎", "金山",
    "春日井", "名古屋", "塩釜口", "星ヶ丘", "勝川", "中村区役所",
    "三ノ宮", "江坂", "出町柳", "新大阪", "大国町", "大正", "京橋", "阿波座", "武庫之荘", "神戸", "姫路", "上新庄", "北大路",
    "明石", "東三国", "難波", "十三", "茨木市", "西大路", "西院", "天神橋筋六丁目",
  ])
  func otherRankingsTownsHaveOne(townName: String) {
    #expect(Readings.embedded[townName] != nil)
  }

  @Test(arguments: [
    ("本厚木", "ほんあつぎ", "Hon-Atsugi"), ("大宮", "おおみや", "Ōmiya"), ("蕨", "わらび", "Warabi"),
    ("八街", "やちまた", "Yachimata"), ("牛込柳町", "うしごめやなぎちょう", "Ushigome-yanagichō"),
    ("三軒茶屋", "さんげんぢゃや", "Sangen-jaya"), ("新栄町", "しんさかえまち", "Shinsakae-machi"),
    ("十三", "じゅうそう", "Jūsō"), ("西院", "さいいん", "Saiin"), ("難波", "なんば", "Namba"),
  ])
  func areThoseOfTheStations(townName: String, kana: String, romaji: String) {
    #expect(Readings.embedded[townName] == TownReading(kana: kana, romaji: romaji))
  }

  @Test func eachNameComesOnceAndNothingIsEmpty() {
    let entries = Readings.embedded.entries
    #expect(entries.count == 74)
    #expect(Set(entries.map(\.townName)).count == entries.count)
  }

  @Test func kanaIsHiraganaAndRomajiIsLatin() {
    for entry in Readings.embedded.entries {
      #expect(entry.reading.kana.unicodeScalars.allSatisfy { (0x3041...0x3094).contains($0.value) }, "\(entry)")
      let letters = entry.reading.romaji.unicodeScalars.filter { !"- ".unicodeScalars.contains($0) }
      #expect(
        letters.allSatisfy {
          ("a"..."z").contains($0) || ("A"..."Z").contains($0) || "ŌōŪū".unicodeScalars.contains($0)
        })
      #expect(entry.reading.romaji.first?.isUppercase == true)
    }
  }

  @Test(arguments: [
    "", "[]", "{", #"{"蕨": 1}"#, #"{"蕨": {"kana": "わらび"}}"#, #"{"蕨": {"kana": "わらび", "romaji": ""}}"#,
    #"{"蕨": {"kana": "わらび", "romaji": null}}"#, #"{"蕨": {"kana": "わらび", "romaji": "Warabi"}} x"#,
    #"{"蕨": {"kana": "\ud83d", "romaji": "Warabi"}}"#, #"{"蕨": {"kana": "わらび", "romaji": "Warabi"},}"#,
  ])
  func brokenDataAreRefused(json: String) {
    #expect(Readings(json: Array(json.utf8))?.entries == nil)
  }

  @Test func otherMembersAreIgnoredAndTheFirstOfTwoCounts() throws {
    let json = #"{"蕨": {"kana": "わらび", "line": "x", "romaji": "Warabi"}, "蕨": {"kana": "け", "romaji": "Ke"}}"#
    let readings = try #require(Readings(json: Array(json.utf8)))
    #expect(readings["蕨"] == TownReading(kana: "わらび", romaji: "Warabi"))
    #expect(readings["大宮"] == nil)
    #expect(Readings(json: Array("{}".utf8))?.entries.isEmpty == true)
  }
}
