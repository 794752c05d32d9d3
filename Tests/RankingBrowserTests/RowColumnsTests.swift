import RankingCore
import TerminalUI
import Testing

@testable import RankingBrowser

/// The columns of a row at every width.
@Suite(.timeLimit(.minutes(10))) struct RowColumnsTests {
  static let lists: [(name: String, towns: [TownInfo])] = [
    ("no towns", []), ("one letter", [Samples.town(1, "津", .new, "")]), ("20 towns", Samples.towns(1...20)),
    ("long names", [Samples.town(20, "さいたま新都心けやきひろば前", .up(191), "線")]),
    ("200,000 towns", [Samples.town(200_000, "さいたま新都心", .up(200_000), "線")]),
    ("the greatest rank", [Samples.town(Int.max, "さいたま新都心けやきひろば前", .down(Int.max), "線")]),
  ]

  @Test("inside the page, in order, without overlap", arguments: lists.indices, [true, false])
  func order(index: Int, isLeading: Bool) {
    let (name, towns) = Self.lists[index]
    let metrics = ListMetrics(towns, Words(.japanese))
    var faults: [String] = []
    for width in 1...200 {
      let columns = RowColumns(width: width, metrics: metrics, isLeading: isLeading)
      var x = 0
      let parts = [
        ("mark", columns.mark), ("badge", columns.badge),
        ("favourite", columns.favorite.map { RowColumns.Column(x: $0, width: 1) }), ("movement", columns.movement),
        ("town", columns.town), ("last year", columns.lastYear), ("bar", columns.bar), ("line", columns.line),
      ]
      for case (let part, let column?) in parts {
        if column.width < 0 { faults.append("\(width) cells: \(part) has width \(column.width)") }
        if column.x < x { faults.append("\(width) cells: \(part) begins in the one before") }
        x = column.x + column.width
        if x > width { faults.append("\(width) cells: \(part) ends at \(x)") }
      }
      if columns.row.x < 0 || columns.row.x + columns.row.width > width { faults.append("\(width) cells: the row") }
      if columns.badge.width == 0 { faults.append("\(width) cells: no badge") }
    }
    #expect(faults == [], "\(name)")
  }

  @Test("the parts of cards and rows begin in the same cells, except the line", arguments: lists.indices)
  func kinds(index: Int) {
    let metrics = ListMetrics(Self.lists[index].towns, Words(.japanese))
    for width in 1...200 {
      let card = RowColumns(width: width, metrics: metrics, isLeading: true)
      let row = RowColumns(width: width, metrics: metrics, isLeading: false)
      #expect(card.badge == row.badge && card.movement == row.movement && card.town.x == row.town.x, "\(width) cells")
      #expect(card.mark == row.mark && card.favorite == row.favorite, "\(width) cells")
      #expect(card.lastYear == row.lastYear && card.bar == row.bar, "\(width) cells")
    }
  }

  @Test("a wider page shows more; on narrower pages the least needed is left out first")
  func priorities() {
    let metrics = ListMetrics(Samples.towns(1...20), Words(.japanese))
    func least(_ hasPart: (RowColumns) -> Bool) -> Int? {
      (1...200).first { hasPart(RowColumns(width: $0, metrics: metrics, isLeading: true)) }
    }
    let widths = [
      least { $0.town.width > 0 }, least { $0.mark != nil }, least { $0.movement != nil },
      least { !$0.isMovementShort },
      least { $0.line != nil }, least { $0.bar != nil },
    ].map { $0 ?? .max }
    #expect(widths == widths.sorted())
    #expect(widths.allSatisfy { $0 <= 120 })
  }
}
