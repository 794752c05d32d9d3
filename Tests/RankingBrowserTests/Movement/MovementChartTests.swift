import RankingBrowser
import RankingCore
import TerminalUI
import Testing

/// The content of the movement chart, as a table.
@Suite(.timeLimit(.minutes(10))) struct MovementChartTests {
  /// One line per row of the axis: ranks, last year's towns, this year's.
  private static func table(_ chart: MovementChart) -> String {
    func names(_ indices: [Int]) -> String {
      indices.isEmpty ? "-" : indices.map { chart.entries[$0].name }.joined(separator: "+")
    }
    return chart.axis.rows.map { row in
      let ranks = row.isBreak ? "\(row.ranks.lowerBound)-\(row.ranks.upperBound)" : "\(row.ranks.lowerBound)"
      return row.isBreak ? "~ \(ranks)" : "\(ranks) \(names(row.lastYear)) \(names(row.now))"
    }.joined(separator: "\n")
  }

  @Test("ranks, breaks, ties, a new town and an outlier")
  func axis() {
    let towns = [
      Samples.town(1, "同", .unchanged, ""), Samples.town(2, "新", .new, ""), Samples.town(3, "甲", .down(1), ""),
      Samples.town(3, "乙", .up(1), ""), Samples.town(5, "丙", .down(3), ""), Samples.town(6, "遠", .up(204), ""),
    ]
    let chart = MovementChart(towns, Words(.japanese))
    #expect(
      Self.table(chart) == """
        1 同 同
        2 甲+丙 新
        3 - 甲+乙
        4 乙 -
        5 - 丙
        6 - 遠
        ~ 7-209
        210 遠 -
        """)
    #expect(chart.paths.map { chart.entries[$0.entry].name } == ["同", "新", "甲", "乙", "遠", "丙"])
    #expect(chart.paths.map(\.from) == [0, nil, 1, 3, 7, 1])
    #expect(chart.paths.map(\.to) == [0, 1, 2, 2, 5, 4])
  }

  @Test("a town of unknown movement has a place and no path; where all are unknown there is no chart")
  func unknown() {
    let towns = [
      Samples.town(1, "無", .unknown, ""), Samples.town(2, "新", .new, ""), Samples.town(2, "非", .unknown, ""),
      Samples.town(3, "甲", .up(1), ""),
    ]
    let chart = MovementChart(towns, Words(.japanese))
    #expect(Self.table(chart) == "1 - 無\n2 - 新+非\n3 - 甲\n4 甲 -")
    #expect(chart.paths.map { chart.entries[$0.entry].name } == ["新", "甲"])
    func chartText(_ towns: [TownInfo], _ width: Int) -> String {
      let ranking = Ranking(data: TownRankingData(townRankingsForRent: towns))
      let state = BrowserState(ranking: ranking, size: Size(width, 24)).pressing("m")
      return state.overlay?.panel.text(state.words) ?? ""
    }
    for width in [80, 40, 20] {
      let text = chartText(towns, width)
      let line = text.split(separator: "\n").first { $0.contains("無") } ?? ""
      #expect(line.filter { !$0.isWhitespace } == (width == 20 ? "1無" : "11無"), "\(text)")
      #expect(text.contains("甲") && text.contains(Marks.unicode.up))
      #expect(chartText([towns[0]], width).contains(Words(.japanese)[.noData]))
    }
  }

  @Test("the list in which a town came from 210")
  func outlier() throws {
    let chart = MovementChart(try Ranking.embedded().data[.buy], Words(.japanese))
    #expect(chart.entries.count == 20 && chart.axis.rows.count == 36)
    let breaks = chart.axis.rows.filter(\.isBreak).map(\.ranks)
    #expect(breaks == [22...23, 30...38, 40...41, 43...61, 63...209])
    #expect(chart.axis.row(of: 210) == 35 && chart.axis.row(of: 20) == 19)
  }

  @Test("one rank without a town is not a break, two are", arguments: [(2, 3), (3, 3), (4, 3), (200, 3)])
  func gap(rank: Int, rows: Int) {
    let towns = [Samples.town(1, "一", .unchanged, ""), Samples.town(rank, "二", .unchanged, "")]
    let chart = MovementChart(towns, Words(.japanese))
    #expect(chart.axis.rows.count == (rank == 2 ? 2 : rows))
    #expect(chart.axis.hasBreaks == (rank > 3))
  }

  @Test("towns in another order are drawn by rank, the first 200 of them", arguments: [0, 1, 20, 21, 200, 201, 5000])
  func limit(count: Int) {
    let towns = Samples.ranking(count).data[.rent]
    let chart = MovementChart(towns.reversed(), Words(.japanese))
    #expect(chart.total == count)
    #expect(chart.entries.map(\.rank) == Array(1...max(count, 1)).prefix(count).prefix(200).map { $0 })
    #expect(chart == MovementChart(towns, Words(.japanese)))
  }

  @Test("impossible movements, and numbers at the limits")
  func impossible() {
    let towns = [
      Samples.town(3, "a", .down(5), ""), Samples.town(4, "b", .up(Int.max), ""),
      Samples.town(Int.max, "c", .down(1), ""),
    ]
    let chart = MovementChart(towns, Words(.japanese))
    #expect(chart.entries.map(\.lastYear) == [nil, nil, Int.max - 1])
    #expect(chart.axis.rows.map(\.isBreak) == [false, false, true, false, false])
  }

  @Test("names in the language of the screen")
  func language() {
    let chart = MovementChart([Samples.town(1, "本厚木", .new, "")], Words(.english))
    #expect(chart.entries.map(\.name) == ["Hon-Atsugi"])
  }
}
