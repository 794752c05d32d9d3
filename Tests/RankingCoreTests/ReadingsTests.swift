import Testing

@testable import RankingCore

@Suite("Readings", .timeLimit(.minutes(10)))
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
    let readings = Readings.embedded
    #expect(readings.entries.count == 119 && readings.lines.count == 49)
    for entries in [readings.entries, readings.lines, readings.operators] {
      #expect(Set(entries.map(\.name)).count == entries.count)
    }
  }

  @Test func everyLineOfTheEmbeddedRankingsHasOne() {
    for ranking in Ranking.embeddedRegions {
      for town in ranking.data.townRankingsForRent + ranking.data.townRankingsForBuy {
        #expect(Readings.embedded.reading(ofLine: town.mainLine) != nil, "\(town.availableLine)")
      }
    }
  }

  @Test("every operator has one, and its lines begin with it")
  func operators() {
    #expect(Set(Readings.embedded.operators.map(\.name)) == Set(RailwayOperator.all.map(\.name)))
    for line in Readings.embedded.lines {
      let reading = RailwayOperator.running(line: line.name)?.reading
      #expect(reading.map { line.reading.romaji.hasPrefix($0.romaji) } == true, "\(line)")
    }
  }

  @Test(arguments: [
    ("JR山手線", "JRやまのてせん", "JR Yamanote Line"), ("ＪＲ 山手線", "JRやまのてせん", "JR Yamanote Line"),
    ("小田急小田原線", "おだきゅうおだわらせん", "Odakyu Odawara Line"),
    ("Osaka Metro御堂筋線", "おおさかめとろみどうすじせん", "Osaka Metro Midōsuji Line"),
    ("OsakaMetro御堂筋線", "おおさかめとろみどうすじせん", "Osaka Metro Midōsuji Line"),
  ])
  func linesAreInEnglishToo(line: String, kana: String, english: String) {
    #expect(Readings.embedded.reading(ofLine: line) == TownReading(kana: kana, romaji: english))
    #expect(Readings.embedded.reading(ofLine: line + "x") == nil && Readings.embedded[line] == nil)
  }

  @Test func aNameInAnotherNormalFormIsLookedUp() {
    #expect(Readings.embedded["藤か\u{3099}丘"] == Readings.embedded["藤が丘"])
    #expect(Readings.embedded["藤が丘"] != nil)
  }

  @Test func kanaIsHiraganaAndRomajiIsLatin() {
    let readings = Readings.embedded
    for entry in readings.entries + readings.operators {
      #expect(
        entry.reading.kana.unicodeScalars.allSatisfy { (0x3041...0x3094).contains($0.value) || $0 == "ー" }, "\(entry)")
      let letters = entry.reading.romaji.unicodeScalars.filter { !"- ".unicodeScalars.contains($0) }
      #expect(
        letters.allSatisfy {
          ("a"..."z").contains($0) || ("A"..."Z").contains($0) || "ŌōŪū".unicodeScalars.contains($0)
        })
      #expect(entry.reading.romaji.first?.isUppercase == true)
    }
    for line in readings.lines {
      #expect(line.reading.kana.hasSuffix("せん") == line.name.hasSuffix("線"), "\(line)")
      #expect(line.reading.romaji.hasSuffix(" Line") == line.name.hasSuffix("線"), "\(line)")
    }
  }

  private static func json(_ towns: String, _ lines: String = "{}") -> String {
    #"{"towns": \#(towns), "lines": \#(lines), "operators": {}}"#
  }

  @Test(
    arguments: ["", "[]", "{", "{}", #"{"towns": {}, "lines": {}}"#, json("{}") + " x"]
      + [
        #"{"蕨": 1}"#, #"{"蕨": {"kana": "わらび"}}"#, #"{"蕨": {"kana": "わらび", "romaji": ""}}"#,
        #"{"蕨": {"kana": "わらび", "romaji": null}}"#, #"{"蕨": {"kana": "\ud83d", "romaji": "Warabi"}}"#,
        #"{"蕨": {"kana": "わらび", "romaji": "Warabi"},}"#, "[]", "null",
      ].flatMap { [json($0), json("{}", $0)] })
  func brokenDataAreRefused(json: String) {
    #expect(Readings(json: Array(json.utf8))?.entries == nil)
  }

  @Test func otherMembersAreIgnoredAndTheFirstOfTwoCounts() throws {
    let json = Self.json(
      #"{"蕨": {"kana": "わらび", "line": "x", "romaji": "Warabi"}, "蕨": {"kana": "け", "romaji": "Ke"}}"#)
    let readings = try #require(Readings(json: Array(json.utf8)))
    #expect(readings["蕨"] == TownReading(kana: "わらび", romaji: "Warabi"))
    #expect(readings["大宮"] == nil)
    #expect(Readings(json: Array(Self.json("{}").utf8))?.entries.isEmpty == true)
  }
}
