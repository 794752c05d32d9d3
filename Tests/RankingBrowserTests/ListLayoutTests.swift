import RankingBrowser
import Testing

/// Rows and lines of lists of many shapes.
@Suite(.timeLimit(.minutes(10))) struct ListLayoutTests {
  static let shapes: [ListLayout] = [0, 1, 2, 9, 10, 11, 13].flatMap { leading in
    [0, 1, 2, 10, 190].flatMap { rest in
      [false, true].flatMap { hasButton in
        [0, 1, 2].map { ListLayout(leading: leading, rest: rest, hasButton: hasButton, gap: $0) }
      }
    }
  }

  @Test("the line of an item and the item on a line are inverse")
  func inverse() {
    for layout in Self.shapes {
      var lines: [Int] = []
      for index in 0..<layout.itemCount {
        let line = layout.line(of: index)
        #expect(layout.index(onLine: line) == index, "\(layout), item \(index)")
        #expect(line > lines.last ?? -1, "\(layout), item \(index) is not below the one before")
        lines.append(line)
      }
      #expect(layout.lineCount == (lines.last ?? -1) + 1, "\(layout)")
      let gaps = Set(-3..<layout.lineCount + 3).subtracting(lines)
      #expect(gaps.allSatisfy { layout.index(onLine: $0) == nil }, "\(layout): an item on a line without one")
    }
  }

  @Test("cards are separated by gaps, other rows are not, the button comes last")
  func places() {
    let layout = ListLayout(leading: 3, rest: 2, hasButton: true, gap: 1)
    #expect((0..<6).map(layout.line) == [0, 2, 4, 6, 7, 9])
    #expect((0..<6).map(layout.item) == [.row(0), .row(1), .row(2), .row(3), .row(4), .button])
    #expect((layout.rowCount, layout.itemCount, layout.lineCount) == (5, 6, 10))
    let closed = ListLayout(leading: 3, rest: 0, hasButton: true, gap: 1)
    #expect((0..<4).map(closed.line) == [0, 2, 4, 6])
    let dense = ListLayout(leading: 2, rest: 1, hasButton: true, gap: 0)
    #expect((0..<4).map(dense.line) == [0, 1, 2, 3])
  }

  @Test("the nearest item is on the line, or the next above, or the first or last one")
  func nearest() {
    for layout in Self.shapes where layout.itemCount > 0 && layout.gap < 2 {
      for line in -5..<layout.lineCount + 5 {
        let index = layout.nearestIndex(atLine: line)
        let expected = (0..<layout.itemCount).last { layout.line(of: $0) <= line } ?? 0
        #expect(index == expected, "\(layout), line \(line)")
      }
    }
  }

  @Test("a scroll that shows an item is in bounds, shows it, and is no farther than needed")
  func scroll() {
    for layout in Self.shapes where layout.itemCount > 0 && layout.rest < 100 {
      for height in [0, 1, 2, 5, 21, 99] {
        let farthest = layout.maximumScroll(height: height)
        for index in 0..<layout.itemCount {
          let line = layout.line(of: index)
          for wish in [-9, 0, 1, farthest / 2, farthest, farthest + 9] {
            let scroll = layout.scroll(wish, showing: index, height: height)
            let comment = "\(layout), height \(height), item \(index), from \(wish): \(scroll)"
            #expect((0...farthest).contains(scroll), "\(comment)")
            #expect((scroll..<scroll + max(height, 1)).contains(line), "\(comment)")
            let isFine = (0...farthest).contains(wish) && (wish..<wish + max(height, 1)).contains(line)
            if isFine { #expect(scroll == wish, "\(comment)") }
          }
        }
      }
    }
  }
}
