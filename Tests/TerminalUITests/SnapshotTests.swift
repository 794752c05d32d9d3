import TestSupport
import Testing

@testable import TerminalUI

/// The picture of a buffer as text.
@Suite struct SnapshotTests {
  @Test("characters, styles and a legend")
  func snapshot() {
    var buffer = Buffer(size: Size(width: 6, height: 2))
    buffer.write("本厚", at: Point(x: 1, y: 0), Style(.palette(208), on: nil, [.bold, .underline]))
    buffer.write("か\u{3099}!", at: Point(x: 0, y: 1), Style(nil, on: .palette(27), .reverse))
    #expect(
      buffer.snapshot == """
        +------+
        | 本厚 |
        |か\u{3099}!   |
        +------+
        |abbbba|
        |cccaaa|
        +------+
        a: standard on standard
        b: 208 on standard bold underline
        c: standard on 27 reverse

        """)
  }

  @Test("a style keeps its letter, and one that comes back gets no second line")
  func letters() {
    var buffer = Buffer(size: Size(width: 4, height: 1))
    buffer.restyle(Rect(x: 1, y: 0, width: 1, height: 1), Style(.palette(9)))
    buffer.restyle(Rect(x: 3, y: 0, width: 1, height: 1), Style(.palette(9)))
    #expect(buffer.snapshot.hasSuffix("|abab|\n+----+\na: standard on standard\nb: 9 on standard\n"))
  }

  @Test("more styles than letters are drawn nevertheless")
  func manyStyles() {
    var buffer = Buffer(size: Size(width: 70, height: 1))
    for x in 0..<70 { buffer.restyle(Rect(x: x, y: 0, width: 1, height: 1), Style(.palette(UInt8(x)))) }
    #expect(buffer.snapshot.contains("89????????|"))
  }

  @Test("a buffer without cells")
  func empty() {
    #expect(Buffer(size: Size(width: 0, height: 0)).snapshot == "++\n++\n++\n")
  }
}
