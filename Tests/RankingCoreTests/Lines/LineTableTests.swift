import RankingCore
import TestSupport
import Testing

/// The lines of a list, by operator.
@Suite(.timeLimit(.minutes(10))) struct LineTableTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    /// Lines of towns at ranks 1, 2, 3 ...
    let lines: [String]
    /// Groups and their lines: `operator count/best`, `  line count/best`, with `+n` for towns with other lines.
    let table: [String]
    var testDescription: String { name }
  }

  @Test(
    "a list of lines",
    arguments: [
      Row(name: "empty", lines: [], table: []),
      Row(name: "one", lines: ["東急東横線"], table: ["東急 1/1", "  東急東横線 1/1"]),
      Row(
        name: "ほか is set aside", lines: ["JR中央線ほか", "JR中央線", "JR中央線ほか"],
        table: ["JR 3/1 +2", "  JR中央線 3/1 +2"]),
      Row(
        name: "総武線 and 総武本線 stay two", lines: ["JR総武線", "JR総武本線", "JR総武線ほか"],
        table: ["JR 3/1 +1", "  JR総武線 2/1 +1", "  JR総武本線 1/2"]),
      Row(
        name: "one line written in several ways", lines: ["JR 大阪環状線ほか", "JR大阪環状線", "ＪＲ\u{3000}大阪環状線"],
        table: ["JR 3/1 +1", "  JR大阪環状線 3/1 +1"]),
      Row(
        name: "groups by towns, then by rank",
        lines: ["小田急小田原線", "東急東横線", "JR中央線", "都営浅草線", "都営三田線", "JR中央線"],
        table: [
          "JR 2/3", "  JR中央線 2/3", "都営 2/4", "  都営浅草線 1/4", "  都営三田線 1/5", "小田急 1/1",
          "  小田急小田原線 1/1", "東急 1/2", "  東急東横線 1/2",
        ]),
      Row(
        name: "lines by towns, then by rank", lines: ["JR横浜線", "JR中央線", "JR山手線", "JR山手線"],
        table: ["JR 4/1", "  JR山手線 2/3", "  JR横浜線 1/1", "  JR中央線 1/2"]),
      Row(
        name: "the unknown ones are a group, behind the known", lines: ["銚子電鉄線", "銚子電鉄線", "無名線ほか", "東武東上線"],
        table: ["東武 1/4", "  東武東上線 1/4", "その他 3/1 +1", "  銚子電鉄線 2/1", "  無名線 1/3 +1"]),
      Row(
        name: "towns without a line come last", lines: ["", " ", "ほか", "無名線"],
        table: ["その他 1/4", "  無名線 1/4", "なし 3/1 +1", "   3/1 +1"]),
      Row(
        name: "ほか twice is a name of its own", lines: ["甲線ほかほか", "甲線ほか", "甲線"],
        table: ["その他 3/1 +2", "  甲線 2/2 +1", "  甲線ほか 1/1 +1"]),
      Row(
        name: "municipal lines", lines: ["名古屋市営地下鉄東山線", "名古屋市営東山線", "横浜市営地下鉄ブルーライン", "京都市営烏丸線"],
        table: [
          "名古屋市営地下鉄 2/1", "  名古屋市営地下鉄東山線 1/1", "  名古屋市営東山線 1/2", "横浜市営 1/3",
          "  横浜市営地下鉄ブルーライン 1/3", "京都市営 1/4", "  京都市営烏丸線 1/4",
        ]),
    ])
  func table(row: Row) {
    let towns = row.lines.enumerated().map { town($0 + 1, .unchanged, $1) }
    let table = LineTable(towns)
    #expect(Self.text(table) == row.table)
    #expect(table.summary.townCount == row.lines.count)
    #expect(Set(table.groups.flatMap(\.lines).flatMap(\.spellings)) == Set(towns.map(\.mainLine)))
  }

  @Test("lines with equal numbers of towns and best ranks keep the order of the list")
  func ties() {
    let names = ["JR丙線", "JR甲線", "JR乙線"]
    #expect(LineTable(names.map { town(7, .new, $0) }).groups.first?.lines.map(\.name) == names)
  }

  @Test("the embedded lists")
  func embedded() throws {
    let data = try Ranking.embedded().data
    #expect(
      Self.text(LineTable(data[.rent])).filter { !$0.hasPrefix(" ") } == [
        "JR 16/2 +13", "小田急 2/1 +1", "東京メトロ 1/3", "東急 1/16 +1",
      ])
    let buy = LineTable(data[.buy])
    #expect(buy.groups.map(\.summary.townCount) == [14, 2, 2, 1, 1])
    #expect(buy.groups.first?.lines.map(\.name).filter { $0.hasPrefix("JR総武") } == ["JR総武線", "JR総武本線"])
    for market in Market.allCases { #expect(LineTable(data[market]).summary.townCount == 20) }
  }

  @Test("every line of the embedded regions has a known operator")
  func regions() {
    for ranking in Ranking.embeddedRegions {
      for group in Market.allCases.flatMap({ LineTable(ranking.data[$0]).groups }) {
        #expect(group.owner != .other && group.owner != .noLine)
      }
    }
  }

  @Test("one line in two forms of its name is one line")
  func canonicalForms() {
    let towns = ["ゆりか\u{3099}め線", "ゆりがめ線", "ゆりか\u{3099}め線ほか"].map { town(1, .new, $0) }
    let groups = LineTable(towns).groups
    #expect(groups.map(\.lines.count) == [1])
    #expect(groups.first?.summary.townCount == 3)
  }

  private static func text(_ table: LineTable) -> [String] {
    table.groups.flatMap { group in
      [name(group.owner) + " " + text(group.summary)] + group.lines.map { "  \($0.name) \(text($0.summary))" }
    }
  }

  private static func name(_ owner: LineTable.Owner) -> String {
    switch owner {
    case .known(let owner): owner.name
    case .other: "その他"
    case .noLine: "なし"
    }
  }

  private static func text(_ summary: LineSummary) -> String {
    "\(summary.townCount)/\(summary.bestRank ?? 0)"
      + (summary.otherLinesCount > 0 ? " +\(summary.otherLinesCount)" : "")
  }
}

/// A town at a rank that moved and names a line.
func town(_ rank: Int, _ change: RankChange, _ line: String) -> TownInfo {
  Samples.town(rank, "町\(rank)", change, line)
}
