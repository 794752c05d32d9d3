import TerminalUI
import Testing

/// What of a row has to be sent.
@Suite struct BufferChangesTests {
  private func buffer(_ text: String) -> Buffer {
    var buffer = Buffer(size: Size(width: 10, height: 1))
    buffer.write(text, at: Point(x: 0, y: 0), .plain)
    return buffer
  }

  @Test(
    "the columns that differ, with whole wide characters",
    arguments: [
      ("本厚木", "本厚木", 0..<0), ("abcdef", "abXdYf", 2..<5), ("本厚木", "本大木", 2..<4),
      // Where a wide character was, or comes, neither half stays alone.
      ("本厚木", "本a厚木", 2..<7), ("a本", "本a", 0..<3), ("ab本", "a大本", 1..<5), ("abcdefghij", "abcdefghiX", 9..<10),
      ("", "本", 0..<2),
    ])
  func columns(old: String, new: String, expected: Range<Int>) {
    #expect(buffer(old).changes(inRow: 0, to: buffer(new)) == expected)
  }

  @Test("a change of style alone is one")
  func styles() {
    var new = buffer("本厚木")
    new.restyle(Rect(x: 3, y: 0, width: 1, height: 1), Style(.palette(1)))
    #expect(buffer("本厚木").changes(inRow: 0, to: new) == 2..<4)
  }

  @Test("of a row outside, or of another size, there are none")
  func outside() {
    #expect(buffer("a").changes(inRow: 1, to: buffer("b")).isEmpty)
    #expect(buffer("a").changes(inRow: -1, to: buffer("b")).isEmpty)
    #expect(buffer("a").changes(inRow: 0, to: Buffer(size: Size(width: 9, height: 1))).isEmpty)
  }

  @Test("with the changes alone an old row becomes the new one")
  func random() {
    var generator = SystemRandomNumberGenerator()
    let letters = Array("ab 本厚木")
    for _ in 0..<500 {
      func text() -> String { String((0..<7).map { _ in letters.randomElement(using: &generator) ?? " " }) }
      let (old, new) = (buffer(text()), buffer(text()))
      let changes = old.changes(inRow: 0, to: new)
      let row = old.row(0).prefix(changes.lowerBound) + new.row(0).dropFirst(changes.lowerBound).prefix(changes.count)
      #expect(Array(row + old.row(0).dropFirst(changes.upperBound)) == Array(new.row(0)))
      for edge in [changes.lowerBound, changes.upperBound] where edge < 10 {
        #expect(old[edge, 0]?.glyph.isContinuation == false && new[edge, 0]?.glyph.isContinuation == false)
      }
    }
  }
}
