import RankingCore
import Testing

@testable import RankingBrowser

@Suite("Which towns a query finds", .timeLimit(.minutes(10)))
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
    "lines are found by their readings and those of their operators",
    arguments: [
      ("JR山手線", ["yamanote", "やまのて", "ﾔﾏﾉﾃ", "Yamanote Line", "jr yamanote", "jrやまのて", "やまのてせん", "じぇいあーる", "yamano"]),
      ("JR山手線ほか", ["yamanote", "JR Yamanote Line"]), ("ＪＲ山手線", ["yamanote"]), ("JR 山手線ほか", ["やまのて"]),
      ("小田急小田原線", ["odakyu", "Odakyu", "おだきゅう", "odakyuu", "おだわら", "odakyu odawara"]),
      ("小田急多摩線", ["odakyu", "おだきゅう"]), ("小田急新線ほか", ["odakyu"]),
      ("東急東横線", ["tokyu", "toukyuu", "Tōyoko", "とうきゅう"]), ("横浜高速鉄道", ["minatomirai"]), ("みなとみらい線", ["minatomirai"]),
      ("Osaka Metro御堂筋線", ["midosuji", "みどうすじ", "おおさかめとろ"]), ("OsakaMetro御堂筋線", ["midosuji"]),
    ] as [(String, [String])])
  func linesAreRead(line: String, queries: [String]) {
    for query in queries { #expect(finds(query, "x", line: line), "\(query)") }
  }

  @Test(
    "that it is a line finds no line",
    arguments: [
      ("JR山手線", ["line", "ine", "せん", "セン", "odakyu", "おだきゅう", "yamanotehoka"]),
      ("小田急小田原線", ["line", "yamanote", "jr"]),
      ("", ["yamanote", "odakyu"]), ("線", ["yamanote", "せん"]),
    ] as [(String, [String])])
  func linesOfOthers(line: String, queries: [String]) {
    for query in queries { #expect(!finds(query, "x", line: line), "\(query)") }
  }

  @Test(
    "forms of a name",
    arguments: [
      ["星ヶ丘", "星ケ丘", "星ｹ丘", "星が丘", "星か\u{3099}丘", "星ガ丘"], ["ひばりヶ丘", "ひばりケ丘", "ひばりが丘"], ["三ヵ日", "三カ日", "三ｶ日"],
      ["髙田馬場", "高田馬場"], ["宮﨑台", "宮崎台", "宮嵜台"], ["龍ヶ崎", "竜ケ﨑", "竜が崎"], ["金澤", "金沢"], ["濱町", "浜町", "濵町"],
      ["廣尾", "広尾"], ["田邊", "田邉", "田辺"], ["嶋", "嶌", "島"], ["ニッポリ", "ニツポリ", "にっぽり", "ﾆｯﾎﾟﾘ"], ["ジョウ", "ジヨウ"],
    ])
  func forms(names: [String]) {
    for name in names {
      for query in names {
        #expect(finds(query, name) && finds(query, "x", line: name), "\(query) \(name)")
        // While it is being typed, too.
        for length in 1...query.count {
          #expect(finds(String(query.prefix(length)), name), "\(query.prefix(length)) \(name)")
        }
      }
    }
  }

  @Test("が is not け elsewhere", arguments: [("け", "ながの"), ("なけ", "ながの"), ("が", "たけの"), ("埼", "宮崎"), ("ながら", "なケら")])
  func others(query: String, name: String) {
    #expect(!finds(query, name))
  }

  @Test(
    "what cannot be seen in a query does not matter",
    arguments: [
      "\u{200B}", "\u{FEFF}", "\u{AD}", "\u{2060}", "\u{200D}", "\u{FE0F}", "\u{34F}", "\u{3164}", "\u{E0001}",
      "\u{180E}",
    ])
  func ignorable(scalar: String) {
    for query in ["\(scalar)大宮", "大\(scalar)宮", "大宮\(scalar)", "\(scalar)omi\(scalar)ya", "\(scalar)"] {
      #expect(finds(query, "大宮"), "\(query.unicodeScalars)")
    }
    #expect(finds("大宮", "大\(scalar)宮") && !finds("大\(scalar)阪", "大宮"))
  }

  @Test("a word counts once, however often it is typed")
  func repeated() {
    let query = SearchQuery(String(repeating: "a 本 A ", count: 500))
    #expect(query.words.map(\.patterns) == [[Array("a".utf8)], [Array("本".utf8)]])
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
      _ = Highlighter(SearchQuery("本")).name(of: town(name))
    }
  }
}
