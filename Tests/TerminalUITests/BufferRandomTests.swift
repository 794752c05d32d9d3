import TestSupport
import Testing

@testable import TerminalUI

/// Whatever is done to a buffer, in whatever order: no half of a wide character is left alone.
@Suite struct BufferRandomTests {
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
