import RankingBrowser
import RankingCore
import Testing

@Suite("Which towns a query finds")
struct TownMatcherTests {
  @Test(
    arguments: [
      (
        "本厚木",
        [
          "本厚木", "厚木", "honatsugi", "hon-atsugi", "Hon-Atsugi", "Hon Atsugi", "HONATSUGI", "ｈｏｎａｔｓｕｇｉ", "honatugi",
          "hon'atsugi",
          "honnatsugi", "atsugi", "ほんあつぎ", "ホンアツギ", "ﾎﾝｱﾂｷﾞ", "ほんあつき\u{3099}", "あつぎ", "ほん あつぎ", " 本 厚 ", "atsugi hon",
          "本 atsugi",
          "h ona", "h", "ho", "hon", "hona", "honat", "honats", "honatsu", "", " ", "　",
        ]
      ),
      (
        "大宮",
        [
          "omiya", "ōmiya", "Ōmiya", "ŌMIYA", "ôomiya", "oomiya", "ohmiya", "O\u{304}miya", "oumiya", "オオミヤ", "おおみや",
          "大宮", "宮",
        ]
      ),
      ("東京", ["tokyo", "toukyou", "tōkyō", "tôkyô", "tohkyoh", "TOKYO", "to kyo", "toky", "tokyou", "とうきょう"]),
      ("十三", ["juso", "jūsō", "juusou", "zyusou", "jyuusou", "zyûsô", "ji", "じゅうそう"].filter { $0 != "ji" }),
      ("三軒茶屋", ["sangenjaya", "sangen-jaya", "sangenzyaya", "sangendyaya", "sangenjyaya", "さんげんぢゃや", "さんげんじゃや"]),
      ("難波", ["namba", "nanba", "nannba", "なんば", "nam", "nan"]),
      ("新大阪", ["shinosaka", "shin-osaka", "shin'osaka", "Shin-Ōsaka", "sinoosaka", "shinnoosaka", "shin osaka"]),
      ("八王子", ["hachioji", "hachiouji", "hatiôzi", "hachiohji"]),
      ("岐阜", ["gifu", "gihu"]), ("平塚", ["hiratsuka", "hiratuka"]), ("一社", ["issha", "issya"]),
      (
        "天神橋筋六丁目",
        ["tenjimbashisuji rokuchome", "tenjinbashi", "tenzinbasi", "tenzim", "tenzimb", "tenjimbashisuji-rokuchōme"]
      ),
    ] as [(String, [String])])
  func everyFormFinds(name: String, queries: [String]) {
    for query in queries { #expect(finds(query, name), "\(query)") }
  }

  @Test(
    arguments: [
      ("JR 大阪環状線ほか", ["jr", "ＪＲ", "jr大阪", "JR 大阪環状線", "大阪 jr", "ほか", "ﾎｶ"]),
      ("東京メトロ東西線", ["ﾒﾄﾛ", "めとろ", "メトロ", "東京 めとろ"]),
      ("Osaka Metro御堂筋線", ["osaka metro", "OSAKA", "metro御堂筋", "metro osaka"]),
    ] as [(String, [String])])
  func linesAreSearched(line: String, queries: [String]) {
    for query in queries { #expect(finds(query, "x", line: line), "\(query)") }
  }

  @Test(
    arguments: [
      ("本厚木", ["本木", "honatsugiya", "木本", "hon omiya", "-", "honatsugi1", "ほんあつぎhon"]), ("大宮", ["tokyo", "おみやこ", "東"]),
      ("x", ["y", "xx", "本"]),
    ] as [(String, [String])])
  func othersDoNotFind(name: String, queries: [String]) {
    for query in queries { #expect(!finds(query, name), "\(query)") }
  }

  @Test func wordsMayBeInDifferentPlaces() {
    #expect(finds("atsugi 小田急", "本厚木", line: "小田急小田原線"))
    #expect(!finds("atsugi jr", "本厚木", line: "小田急小田原線"))
  }

  @Test func aNameInAnotherFormHasItsReadingToo() {
    #expect(finds("fujigaoka", "藤か\u{3099}丘"))
    #expect(finds("kachidoki", "勝ト\u{3099}キ"))
  }

  @Test func pathologicalNamesDoNotHarm() {
    for name in ["", "\u{0}", "\u{301}", String(repeating: "本", count: 10_000), "👨‍👩‍👧", "\u{202E}本"] {
      #expect(!finds("omiya", name))
      _ = Highlighter(SearchQuery("本")).nameRanges(town(name))
    }
  }
}
