import RankingCore
import Testing

@testable import RankingBrowser

/// 五十音順 by JIS X 4061.
@Suite("The order of kana", .timeLimit(.minutes(10))) struct KanaOrderTests {
  @Test(
    "each text comes before the next",
    arguments: [
      ["じゅうそう", "しんおおさか"], ["だいこくちょう", "たいしょう"], ["ジア", "シイ"], ["アキバ", "うるま", "さいたま新都心", "センター南"],
      // Letters before marks, marks before size, size before kind.
      ["か", "カ", "が", "ガ", "かあ"], ["は", "ば", "ぱ", "はん", "ばん", "ぱん", "ひ"],
      ["きっと", "きつと", "ぎっと"], ["シャツ", "シヤツ", "しやを"], ["あ", "ア", "ああ", "アア"],
      // A long mark is the vowel of its letter, before it.
      ["センター", "センタア", "せんたい"], ["らーめん", "ラアメン", "らいめん"], ["コーヒー", "こおひい", "こおふ"], ["きあ", "きー", "きう"],
      // Iteration marks.
      ["すすき", "すゞき"], ["ささき", "さざき"], ["こゝろ", "こころ", "こころえ"],
      // Marks of their own, other widths.
      ["か", "か\u{3099}", "かあ"], ["ｶ", "ｶﾞ", "かあ"], ["ヴァ", "うい"], ["うあ", "ヷ"],
      // Other letters.
      ["1", "A町", "あ", "ん", "亜"], ["ab", "Ab", "ac"], ["", "あ"], ["んー", "ん亜"], ["あいうえお", "あいうえか"],
      ["あいうえおが", "あいうえおかあ"],
    ] as [[String]])
  func ascending(texts: [String]) {
    for (place, first) in texts.enumerated() {
      #expect(KanaText(first) == KanaText(first) && !(KanaText(first) < KanaText(first)))
      for second in texts[(place + 1)...] {
        #expect(KanaText(first) < KanaText(second), "\(first) \(second)")
        #expect(!(KanaText(second) < KanaText(first)) && KanaText(first) != KanaText(second), "\(second) \(first)")
      }
    }
  }

  @Test("forms of one text are equal", arguments: [("が", "か\u{3099}"), ("パ", "ﾊﾟ"), ("ガー", "ｶﾞｰ"), ("A1", "Ａ１")])
  func equal(first: String, second: String) {
    #expect(KanaText(first) == KanaText(second))
  }

  @Test("towns are sorted by their readings in that order")
  func towns() throws {
    for ranking in Ranking.embeddedRegions {
      for market in Market.allCases {
        let towns = ranking.data[market]
        let sorted = try SortOrder.reading.sorted(Array(0..<Int32(towns.count)), of: towns)
        let kana = sorted.compactMap { Readings.embedded[towns[Int($0)].townName]?.kana }
        // The letters alone, written out by hand: no reading here has a long mark.
        let letters = kana.map { String($0.unicodeScalars.map { Self.plain[$0] ?? Character($0) }) }
        #expect(kana.count == towns.count && letters == letters.sorted())
      }
    }
  }

  private static let plain = Dictionary(
    uniqueKeysWithValues: zip(
      "がぎぐげござじずぜぞだぢづでどばびぶべぼぱぴぷぺぽっゃゅょぁぃぅぇぉ".unicodeScalars,
      "かきくけこさしすせそたちつてとはひふへほはひふへほつやゆよあいうえお"))
}
