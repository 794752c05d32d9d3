import TerminalUI
import Testing

@testable import RankingBrowser

/// Lines of dots and the characters that show them.
@Suite(.timeLimit(.minutes(10))) struct SlopeTests {
  @Test(
    "a line is continuous from edge to edge, each dot beside the one before",
    arguments: [(0, 0), (0, 1), (1, 0), (0, 9), (9, 0), (3, 35), (35, 18)], [1, 2, 14, 40])
  func whole(rows: (from: Int, to: Int), width: Int) {
    let line = SlopeLine(from: rows.from, to: rows.to, width: width)
    var dots: [(x: Int, y: Int)] = []
    for row in min(rows.from, rows.to)...max(rows.from, rows.to) {
      dots += line.dots(inRow: row).map { ($0.x, $0.y + 4 * row) }
    }
    dots.sort { ($0.x, rows.from < rows.to ? $0.y : -$0.y) < ($1.x, rows.from < rows.to ? $1.y : -$1.y) }
    #expect(dots.first.map { $0 == (0, 4 * rows.from + 2) } == true)
    #expect(dots.last.map { $0 == (2 * width - 1, 4 * rows.to + 2) } == true)
    for (one, next) in zip(dots, dots.dropFirst()) {
      #expect(next.x - one.x <= 1 && abs(next.y - one.y) <= 1, "\(one) \(next)")
    }
    #expect(line.dots(inRow: max(rows.from, rows.to) + 1).isEmpty)
    #expect(line.dots(inRow: min(rows.from, rows.to) - 1).isEmpty)
  }

  @Test("dots map to those of the Braille pattern", arguments: zip(0..<8, "⠁⠂⠄⡀⠈⠐⠠⢀".unicodeScalars))
  func braille(dot: Int, scalar: Unicode.Scalar) {
    var cell = SlopeCell()
    cell.add(x: dot / 4, y: dot % 4, of: 7, keepsOthers: true)
    #expect(cell.braille == scalar && cell.path == 7)
  }

  @Test("where lines cross the later one has the cell")
  func crossing() {
    for keepsOthers in [false, true] {
      var cell = SlopeCell()
      cell.add(x: 0, y: 0, of: 1, keepsOthers: keepsOthers)
      cell.add(x: 1, y: 3, of: 2, keepsOthers: keepsOthers)
      #expect(cell.path == 2 && cell.braille == (keepsOthers ? "⢁" : "⢀"))
    }
  }

  @Test("characters for lines", arguments: [(0, 0, "-"), (0, 20, "\\"), (20, 0, "/"), (0, 200, "|")])
  func ascii(from: Int, to: Int, character: String) {
    let row = (from + to) / 2
    var cells = Array(repeating: SlopeCell(), count: 20)
    for (x, y) in SlopeLine(from: from, to: to, width: 20).dots(inRow: row) {
      cells[x / 2].add(x: x, y: y, of: 0, keepsOthers: false)
    }
    #expect(cells.contains { String($0.ascii(fall: to - from, width: 20)) == character })
  }

  @Test(
    "names of a tie: whole, cut, or counted",
    arguments: [
      (16, "西院 ▴5 天神橋 −", 0), (15, "西院 ▴5 天神⋯ −", 0), (11, "西院 ▴5", 1), (9, "西⋯ ▴5", 1), (8, "", 2), (0, "", 2),
    ])
  func tie(room: Int, text: String, hidden: Int) {
    let label = TieLabel([("西院", "▴5"), ("天神橋", "−")], room: room, mark: Text("⋯"))
    let seen = label.parts.map { "\($0.name.string) \($0.movement)" }.joined(separator: " ")
    #expect(seen == text && label.hiddenCount == hidden)
  }
}
