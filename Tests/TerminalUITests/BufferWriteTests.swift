import TestSupport
import Testing

@testable import TerminalUI

/// Writing to a buffer: what is outside is clipped, and what is cut at an edge becomes a blank.
@Suite struct BufferWriteTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let text: String
    let x: Int
    var clip: Range<Int>?
    /// What a row of six cells, `......` before, shows afterwards.
    let result: String
    var testDescription: String { "\(text) at \(x)" + (clip.map { " in \($0)" } ?? "") }

    init(_ text: String, at x: Int, in clip: Range<Int>? = nil, _ result: String) {
      self.text = text
      self.x = x
      self.clip = clip
      self.result = result
    }
  }

  @Test(
    "a text at a place",
    arguments: [
      Row("ab", at: 0, "ab...."), Row("ab", at: 4, "....ab"), Row("ab", at: 5, ".....a"), Row("ab", at: 6, "......"),
      Row("ab", at: -1, "b....."), Row("ab", at: -2, "......"), Row("ab", at: Int.max / 2, "......"),
      Row("ab", at: Int.min / 2, "......"), Row("", at: 2, "......"),
      Row("本", at: 0, "本...."), Row("本", at: 4, "....本"), Row("本", at: 5, "..... "), Row("本", at: -1, " ....."),
      Row("本厚", at: -1, " 厚..."), Row("本厚", at: 3, "...本 "), Row("本厚木駅", at: -1, " 厚木 "),

      Row("abcdefgh", at: -1, "bcdefg"), Row("か\u{3099}", at: 1, ".か\u{3099}..."), Row("a▯b", at: 0, "a▯b..."),
      Row("abcdef", at: 0, in: 2..<4, "..cd.."), Row("本厚木", at: 0, in: 1..<5, ". 厚 ."),
      Row("本厚木", at: 0, in: 3..<3, "......"),
      Row("本", at: 2, in: 2..<3, ".. ..."), Row("本", at: 2, in: 3..<6, "... .."),
      Row("ab", at: 0, in: -5..<99, "ab...."),
    ])
  func write(row: Row) {
    var buffer = Buffer(size: Size(width: 6, height: 1))
    buffer.write("......", at: Point(x: 0, y: 0), .plain)
    let clip = row.clip.map { Rect(x: $0.lowerBound, y: 0, width: $0.count, height: 1) }
    let cells = buffer.write(row.text, at: Point(x: row.x, y: 0), in: clip, .plain)
    #expect(buffer.textRows == [row.result])
    #expect(buffer.brokenHalf == nil)
    #expect(cells == TextWidth.cells(of: row.text), "the cells that the text takes, clipped or not")
  }

  @Test("rows outside are not written", arguments: [-1, 2, Int.max, Int.min])
  func rowsOutside(y: Int) {
    var buffer = Buffer(size: Size(width: 2, height: 2))
    let before = buffer
    buffer.write("本", at: Point(x: 0, y: y), .plain)
    #expect(buffer == before)
  }

  @Test("a buffer without cells takes everything and shows nothing", arguments: [(0, 0), (0, 5), (5, 0), (-3, 2)])
  func noCells(width: Int, height: Int) {
    var buffer = Buffer(size: Size(width: width, height: height))
    buffer.write("本厚木", at: Point(x: 0, y: 0), .plain)
    buffer.fill(Rect(x: -1, y: -1, width: 9, height: 9), .plain)
    buffer.restyle(Rect(x: -1, y: -1, width: 9, height: 9), .plain)
    buffer.draw(Buffer(size: Size(width: 2, height: 2)), at: Point(x: 0, y: 0), in: buffer.bounds)
    #expect(buffer.textRows.joined().isEmpty)
    #expect(buffer[0, 0] == nil)
  }

  @Test("cells and rows outside are nil and empty", arguments: [(-1, 0), (0, -1), (3, 0), (0, 2)])
  func outside(x: Int, y: Int) {
    let buffer = Buffer(size: Size(width: 3, height: 2))
    #expect(buffer[x, y] == nil)
    #expect(buffer[2, 1] == Cell())
    #expect(buffer.row(-1).isEmpty && buffer.row(2).isEmpty && buffer.row(1).count == 3)
  }
}
