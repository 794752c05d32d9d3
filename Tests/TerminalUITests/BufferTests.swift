import TerminalUI
import TestSupport
import Testing

/// Writing to a buffer: what is outside is clipped, and half a character at an edge becomes a blank.
@Suite(.timeLimit(.minutes(10))) struct BufferWriteTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let text: String
    let x: Int
    var clip: Range<Int>?
    /// The row of six cells afterwards, `......` before.
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

  @Test("a buffer without cells accepts everything and shows nothing", arguments: [(0, 0), (0, 5), (5, 0), (-3, 2)])
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

/// Overwriting half of a wide character blanks the other half too.
@Suite(.timeLimit(.minutes(10))) struct BufferHalvesTests {
  /// A row `.本厚.` to be overwritten.
  private static func buffer() -> Buffer {
    var buffer = Buffer(size: Size(width: 6, height: 1))
    buffer.write(".本厚.", at: Point(x: 0, y: 0), .plain)
    return buffer
  }

  @Test(
    "a letter or a wide character over it",
    arguments: [
      ("x", 0, "x本厚."), ("x", 1, ".x 厚."), ("x", 2, ". x厚."), ("x", 3, ".本x ."), ("x", 4, ".本 x."), ("x", 5, ".本厚x"),
      ("木", 0, "木 厚."), ("木", 1, ".木厚."), ("木", 2, ". 木 ."), ("木", 3, ".本木."), ("木", 4, ".本 木"), ("木", 5, ".本厚 "),
    ])
  func overwrite(text: String, x: Int, expected: String) {
    var buffer = Self.buffer()
    buffer.write(text, at: Point(x: x, y: 0), .plain)
    #expect(buffer.textRows == [expected])
    #expect(buffer.brokenHalf == nil)
  }

  @Test(
    "a blank rectangle over it",
    arguments: [
      (0, 1, " 本厚."), (0, 2, "   厚."), (2, 1, ".  厚."), (2, 2, ".    ."), (3, 2, ".本  ."), (4, 9, ".本   "),
      (-3, 4, " 本厚."),
      (1, 0, ".本厚."), (2, -4, ".本厚."),
    ])
  func fill(x: Int, width: Int, expected: String) {
    var buffer = Self.buffer()
    buffer.fill(Rect(x: x, y: 0, width: width, height: 1), Style(.palette(1), on: .palette(2)))
    #expect(buffer.textRows == [expected])
    #expect(buffer.brokenHalf == nil)
  }

  @Test(
    "another buffer over it, clipped",
    arguments: [
      (0, 0..<6, "木ab ."), (2, 0..<6, ". 木ab"), (2, 3..<6, ".本 ab"), (-1, 0..<6, " ab厚."), (4, 0..<6, ".本 木"),
      (5, 0..<6, ".本厚 "),
      (0, 1..<3, ". a厚."), (0, 1..<2, ".  厚."),
    ])
  func draw(x: Int, clip: Range<Int>, expected: String) {
    var other = Buffer(size: Size(width: 4, height: 1))
    other.write("木ab", at: Point(x: 0, y: 0), .plain)
    var buffer = Self.buffer()
    buffer.draw(other, at: Point(x: x, y: 0), in: Rect(x: clip.lowerBound, y: 0, width: clip.count, height: 1))
    #expect(buffer.textRows == [expected])
    #expect(buffer.brokenHalf == nil)
  }

  @Test("restyling changes no character")
  func restyle() {
    var buffer = Self.buffer()
    buffer.restyle(Rect(x: 2, y: 0, width: 2, height: 1), Style(.palette(1), on: nil, .underline))
    #expect(buffer.textRows == [".本厚."])
    #expect(buffer[1, 0]?.style == .plain)
    #expect(buffer[2, 0]?.style == Style(.palette(1), on: .standard, .underline))
    #expect(buffer[4, 0]?.style == .plain)
  }
}

/// Any operations on a buffer, in any order: no half of a wide character is left alone.
@Suite(.timeLimit(.minutes(10))) struct BufferRandomTests {
  private static let texts = [
    "a", "本", "本厚木", "a本b", "か\u{3099}", "ﾊﾟ", "😀", "x\u{301}\u{302}", "\u{1B}", "", "      ",
  ]
  private static let styles = [
    Style.plain, Style(.palette(1)), Style(nil, on: .palette(2)), Style(nil, on: nil, .bold), Style(),
  ]

  @Test("20,000 random operations keep the halves together", arguments: [UInt64(1), 2, 3])
  func operations(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    var buffer = Buffer(size: Size(width: 11, height: 3))
    var other = Buffer(size: Size(width: 7, height: 2))
    for step in 0..<20_000 / 3 {
      let point = Point(x: Int.random(in: -4...12, using: &random), y: Int.random(in: -1...3, using: &random))
      let rect = Rect(
        x: Int.random(in: -2...11, using: &random), y: Int.random(in: -1...3, using: &random),
        width: Int.random(in: -1...9, using: &random), height: Int.random(in: 0...3, using: &random))
      let text = try #require(Self.texts.randomElement(using: &random))
      let style = try #require(Self.styles.randomElement(using: &random))
      switch Int.random(in: 0...6, using: &random) {
      case 0: buffer.write(text, at: point, style)
      case 1: buffer.write(text, at: point, in: rect, style)
      case 2: buffer.fill(rect, style)
      case 3: buffer.restyle(rect, style)
      case 4: buffer.draw(other, at: point, in: rect)
      case 5: other.write(text, at: point, style)
      default: other.draw(buffer, at: point, in: rect)
      }
      let broken = buffer.brokenHalf ?? other.brokenHalf
      try #require(broken == nil, "step \(step)")
      try #require(buffer.textRows.allSatisfy { TextWidth.cells(of: $0) == 11 }, "step \(step): another width")
    }
  }
}
