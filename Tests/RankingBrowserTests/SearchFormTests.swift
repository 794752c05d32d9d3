import RankingBrowser
import RankingCore
import TerminalUI
import Testing

/// Different forms of a text find the same towns, through keys and reducer.
@Suite(.timeLimit(.minutes(10))) struct SearchFormTests {
  /// Ranks 1-20 whose line is one of JR's.
  private static let railways = [
    "大宮", "八王子", "池袋", "千葉", "蕨", "三鷹", "柏", "川崎", "高円寺", "西川口", "船橋", "荻窪", "川口", "吉祥寺", "新小岩",
    "小岩",
  ]

  @Test(
    "towns found",
    arguments: [
      (
        [
          "本厚木", "honatsugi", "Hon-Atsugi", "HON ATSUGI", "ｈｏｎａｔｓｕｇｉ", "ほんあつぎ", "ホンアツギ", "ﾎﾝｱﾂｷﾞ", "ほんあつき\u{3099}",
          "ホンアツキ\u{3099}", "本 厚木", "　本厚木　", "厚木",
        ], ["本厚木"], ["本厚木"]
      ),
      (
        [
          "大宮", "omiya", "ōmiya", "Ōmiya", "ŌMIYA", "o\u{304}miya", "oomiya", "OOMIYA", "ohmiya", "oumiya", "ôomiya",
          "おおみや",
          "オオミヤ", "ｵｵﾐﾔ", "omi-ya",
        ], ["大宮"], ["大宮"]
      ),
      (["ＪＲ", "jr", "JR", "Jr", "ｊｒ"], railways, nil),
      (["ﾒﾄﾛ", "めとろ", "メトロ", "東京ﾒﾄﾛ"], ["葛西"], ["白金高輪", "中目黒"]),
      (["かちどき", "kachidoki", "かち\u{3068}\u{3099}き", "勝どき", "勝ト\u{3099}キ", "katidoki"], [], ["勝どき"]),
      (["さんげんぢゃや", "さんげんじゃや", "sangenjaya", "sangen-jaya", "sangenzyaya"], ["三軒茶屋"], []),
      (["小田急 本", "honatsugi 小田急"], ["本厚木"], ["本厚木"]),
      (["honatsugi jr", "本木", "ほんあつぎー"], [], []),
    ] as [([String], [String], [String]?)])
  func found(forms: [String], rent: [String], buy: [String]?) throws {
    for form in forms {
      let state = BrowserState(ranking: try .embedded(), size: .usual).searching(form)
      #expect(state.names(.rent) == rent, "\(form)")
      if let buy { #expect(state.names(.buy) == buy, "\(form)") }
      #expect(state.search?.text.string.unicodeScalars.elementsEqual(form.unicodeScalars) == true, "\(form)")
    }
  }

  @Test("every town of the ranking is found by its name and both its readings")
  func everyTown() throws {
    let ranking = try Ranking.embedded()
    for market in Market.allCases {
      for town in ranking.data[market] {
        let reading = try #require(Readings.embedded[town.townName])
        for text in [town.townName, reading.kana, reading.romaji] {
          let state = BrowserState(ranking: ranking, size: .usual).searching(text)
          #expect(state.names(market).contains(town.townName), "\(text)")
        }
      }
    }
  }
}
