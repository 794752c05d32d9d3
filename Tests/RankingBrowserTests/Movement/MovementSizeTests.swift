import RankingCore
import TerminalUI
import Testing

@testable import RankingBrowser

/// The movement chart at every width, with arbitrary towns.
@Suite(.timeLimit(.minutes(10))) struct MovementSizeTests {
  private static let lists = [
    Samples.hostile.data[.rent], Samples.hostile.data[.buy], Samples.ties.data[.buy], Samples.ranking(0).data[.rent],
    Samples.ranking(1).data[.rent], Samples.ranking(21).data[.rent], Samples.ranking(300).data[.rent],
    // A tie of many, and far more breaks than towns.
    (1...50).map { Samples.town(1, "街\($0)", .up($0 * $0), "") },
  ]

  @Test("pieces do not overlap, and are inside the panel", arguments: [Look.japanese, .english, .ascii])
  func pieces(look: Look) {
    for towns in Self.lists {
      let chart = MovementChart(towns, look.words)
      for width in Array(1...4) + stride(from: 5, through: 130, by: 9) {
        let panel = MovementPanel.panel(chart, look.words, width: width)
        #expect(panel.width <= width)
        guard !towns.isEmpty else {
          #expect(panel.lines == [PanelLine([.init(0, look.words[.noData], .panelLabel)])])
          continue
        }
        // Without room for slopes it is a table, whose pieces are cut where they are drawn. Its rank is at least whole.
        let isTable = MovementColumns(chart.metrics, width: width) == nil
        let edge = isTable ? max(width, min(chart.metrics.rank, ListMetrics.longestRank) + 2) : width
        for index in stride(from: 0, to: panel.count, by: 11) {
          var end = 0
          for piece in panel.at(index).pieces {
            var cells = TextWidth.cells(of: piece.text)
            if isTable { cells = min(cells, piece.width ?? cells) }
            #expect(piece.x >= end && cells <= piece.width ?? cells, "\(piece) at \(width)")
            end = piece.x + cells
          }
          #expect(end <= edge, "line \(index) at \(width)")
        }
      }
    }
  }

  @Test("only ASCII on request, otherwise only narrow characters", arguments: ["m", "right m", "e m end"])
  func characters(keys: String) {
    let towns = (1...30).map { Samples.town($0, "Town \($0)", [.up(40), .down($0 / 3), .unchanged, .new][$0 % 4], "") }
    let ranking = Ranking(data: TownRankingData(townRankingsForRent: towns, title: "Towns"))
    for size in [Size(120, 40), Size(80, 24), Size(40, 12), Size(20, 5), Size(1, 1)] {
      let state = BrowserState(ranking: ranking, size: size).pressing(keys)
      let ascii = state.frame(.ascii).textRows.joined().unicodeScalars
      #expect(ascii.allSatisfy { (0x20...0x7E).contains($0.value) }, "\(size.name)")
      let known = "▴▾◂▸−+♛›⏎▬⋯╎".unicodeScalars
      let english = state.frame(.english).textRows.joined().unicodeScalars
      #expect(
        english.allSatisfy { scalar in
          [0x20...0x7E, 0x2800...0x28FF].contains { $0.contains(scalar.value) } || known.contains(scalar)
        },
        "\(size.name)")
    }
  }

  @Test("the text of the chart is what is shown")
  func text() throws {
    let chart = MovementChart(Array(try Ranking.embedded().data[.buy].prefix(2)), Words(.japanese))
    let panel = MovementPanel.panel(chart, Words(.english, .ascii), width: 50)
    #expect(
      panel.text(Words(.japanese)) == """
        Ranks, last year > this year
        (height is rank, ~ left out)
          勝どき  1 ----------------------  1 勝どき   =
                  2                  ...--  2 白金高輪 ^17
           ~ 3-18 ~        ..------'''
        白金高輪 19 ----'''

        """)
  }
}
