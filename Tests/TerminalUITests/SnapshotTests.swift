import TerminalUI
import TestSupport
import Testing

/// The picture of a buffer as text.
@Suite(.timeLimit(.minutes(10))) struct SnapshotTests {
  private static let mark = Style(.palette(208), on: .standard, [.bold, .underline])
  private static let letters = [
    StyleLetter("x", "never seen", Style(.palette(1), on: .palette(2))), StyleLetter(".", "ground", .plain),
    StyleLetter("m", "mark", mark), StyleLetter("n", "the same again", mark),
  ]

  @Test("characters, the letters of their styles, and a legend of those in use")
  func snapshot() {
    var buffer = Buffer(size: Size(width: 6, height: 2))
    buffer.write("本厚", at: Point(x: 1, y: 0), Style(.palette(208), on: nil, [.bold, .underline]))
    buffer.write("か\u{3099}!", at: Point(x: 0, y: 1), Style(.palette(208), on: nil, [.bold, .underline]))
    #expect(
      buffer.snapshot(Self.letters) == """
        +------+
        | 本厚 |
        |か\u{3099}!   |
        +------+
        |.mmmm.|
        |mmm...|
        +------+
        .: ground standard on standard
        m: mark 208 on standard bold underline

        """)
  }

  @Test("styles without a letter are in the legend too, wherever they are")
  func unnamed() {
    var buffer = Buffer(size: Size(width: 4, height: 1))
    buffer.restyle(Rect(x: 0, y: 0, width: 1, height: 1), Style(.palette(9), on: nil, .reverse))
    buffer.restyle(Rect(x: 2, y: 0, width: 2, height: 1), Style(.palette(27)))
    #expect(
      buffer.snapshot(Self.letters).hasSuffix(
        "|?.??|\n+----+\n.: ground standard on standard\n?: 27 on standard\n?: 9 on standard reverse\n"))
  }

  @Test("a buffer without cells")
  func empty() {
    #expect(Buffer(size: Size(width: 0, height: 0)).snapshot() == "++\n++\n++\n")
  }
}
