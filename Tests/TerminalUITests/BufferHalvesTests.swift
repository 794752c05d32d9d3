import TestSupport
import Testing

@testable import TerminalUI

/// Whatever meets half of a wide character blanks the other half too.
@Suite struct BufferHalvesTests {
  /// A row `.本厚.` to be hurt.
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
