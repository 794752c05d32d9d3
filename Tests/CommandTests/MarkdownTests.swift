import RankingBrowser
import RankingCore
import Testing

@testable import townranking

/// The lists as Markdown.
@Suite(.timeLimit(.minutes(10))) struct MarkdownTests {
  @Test("a small list as a whole")
  func whole() {
    let towns = [
      Samples.town(1, "本厚木", .up(3), "小田急小田原線"), Samples.town(12, "蕨", .new, "JR京浜東北・根岸線"),
      Samples.town(13, "柴", .unknown, "線"),
    ]
    let ranking = Ranking(
      data: TownRankingData(
        townRankingsForRent: towns, townRankingsForBuy: [Samples.town(2, "柏", .unchanged, "")], title: "題 #1"))
    #expect(
      Markdown.text(ranking, Words(.japanese)) == """
        # 題 \\#1

        ## 借りて住みたい (1位ほか一部)

        | 順位 | 変動 | 街 | 路線 |
        |---:|---|---|---|
        | 1 | \(Marks.unicode.up) 3アップ | 本厚木 | 小田急小田原線 |
        | 12 | \(Marks.unicode.new) 新登場 | 蕨 | JR京浜東北・根岸線 |
        | 13 |  | 柴 | 線 |

        ## 買って住みたい (一部の順位のみ)

        | 順位 | 変動 | 街 | 路線 |
        |---:|---|---|---|
        | 2 | \(Marks.unicode.unchanged) キープ | 柏 |  |

        """)
  }

  @Test(
    "characters special to Markdown",
    arguments: [
      ("a|b", "a\\|b"), ("\\|", "\\\\\\|"), ("*a*_b_`c`", "\\*a\\*\\_b\\_\\`c\\`"), ("[a](b)", "\\[a\\](b)"),
      ("<b>&amp;", "\\<b\\>\\&amp;"), ("~~a~~ $1$ #", "\\~\\~a\\~\\~ \\$1\\$ \\#"), ("本厚木", "本厚木"),
    ])
  func escaped(text: String, expected: String) {
    #expect(Markdown.escaped(text) == expected)
  }

  @Test("one line per town and four cells per line, whatever the names")
  func hostile() {
    let text = Markdown.text(Samples.hostile, Words(.japanese))
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| ") }
    let towns = Samples.hostile.data.townRankingsForRent.count + Samples.hostile.data.townRankingsForBuy.count
    #expect(rows.count == towns + 2)
    for row in rows { #expect(row.replacing("\\|", with: "").count { $0 == "|" } == 5, "\(row)") }
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
  }
}
