import RankingCore
import TerminalUI
import Testing

@testable import RankingBrowser

/// The curve of a town's ranks.
@Suite(.timeLimit(.minutes(10))) struct YearCurveTests {
  /// The dots of a curve, from the top left: a row of characters for each row of dots.
  private static func dots(_ curve: YearCurve, _ width: Int) -> [[Bool]] {
    curve.rows.flatMap { row -> [[Bool]] in
      let cells = row.unicodeScalars.map { $0.value >= 0x2800 ? $0.value - 0x2800 : 0 }
      return [(0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80)].map { left, right in
        (0..<width).flatMap { index -> [Bool] in
          let bits = cells.indices.contains(index) ? cells[index] : 0
          return [bits & UInt32(left) != 0, bits & UInt32(right) != 0]
        }
      }
    }
  }

  @Test("the best rank is at the top, the worst at the bottom, each in the middle of its year")
  func scale() {
    let curve = YearCurve([9, 5, 1], step: 4, isASCII: false)
    #expect(curve.scale == 1...9 && curve.rows.count == YearCurve.height)
    let dots = Self.dots(curve, 12)
    #expect(dots[15][4] && dots[0][20])
    #expect(dots[7][12] || dots[8][12], "half of the way is in the middle")
    // It never falls on its way.
    let tops = (4...20).map { x in dots.firstIndex { $0[x] } ?? 99 }
    #expect(zip(tops, tops.dropFirst()).allSatisfy { $0 >= $1 })
  }

  @Test("a year that is not known interrupts it")
  func gap() {
    let dots = Self.dots(YearCurve([1, nil, 1], step: 4, isASCII: false), 12)
    #expect(dots.allSatisfy { row in !row[6...17].contains(true) })
    #expect(dots.contains { $0[4] } && dots.contains { $0[20] })
  }

  @Test("equal ranks are a level line, wherever they are", arguments: [1, 77, 1_000_000_000])
  func level(rank: Int) {
    let curve = YearCurve([rank, rank, rank], step: 3, isASCII: false)
    #expect(curve.scale == rank...rank)
    #expect(Self.dots(curve, 9).count { $0.contains(true) } == 1)
    // The number stands beside the line.
    let row = curve.rows.firstIndex { !$0.isEmpty }
    #expect((0..<YearCurve.height).filter { curve.rank(besideRow: $0) != nil } == [row])
  }

  @Test("nothing known is no curve")
  func nothing() {
    for ranks in [[], [nil], [nil, nil]] as [[Int?]] {
      let curve = YearCurve(ranks, step: 4, isASCII: false)
      #expect(curve.scale == nil && curve.rows == Array(repeating: "", count: YearCurve.height))
    }
  }

  @Test("in ASCII there is a mark for each year, and no line")
  func ascii() {
    let curve = YearCurve([4, 1, nil, 2], step: 3, isASCII: true)
    #expect(curve.rows.joined().allSatisfy { $0 == "*" || $0 == " " })
    #expect(curve.rows.joined().count { $0 == "*" } == 3)
    #expect(curve.rows.first == "    *" && curve.rows.last == " *")
  }
}
