import TerminalUI
import Testing

/// One style over another.
@Suite(.timeLimit(.minutes(10))) struct StyleTests {
  private static let red = Color.palette(1)
  private static let blue = Color.palette(4)

  @Test(
    "colours that are set win, the others stay, attributes add up",
    arguments: [
      (Style(), Style.plain, Style.plain),
      (Style(red), Style.plain, Style(red, on: .standard)),
      (Style(nil, on: red), Style(blue, on: blue), Style(blue, on: red)),
      (Style(.standard, on: .standard), Style(red, on: blue), Style.plain),
      (Style(nil, on: nil, .bold), Style(red, on: blue, .underline), Style(red, on: blue, [.bold, .underline])),
      (Style(red, on: blue), Style(nil, on: nil, .reverse), Style(red, on: blue, .reverse)),
    ])
  func over(top: Style, below: Style, expected: Style) {
    #expect(top.over(below) == expected)
  }

  @Test("text takes the background it is written on")
  func ground() {
    var buffer = Buffer(size: Size(width: 3, height: 1), style: Style(.standard, on: Self.blue))
    buffer.write("本", at: Point(x: 0, y: 0), Style(Self.red))
    #expect(buffer[0, 0]?.style == Style(Self.red, on: Self.blue))
    #expect(buffer[1, 0]?.style == Style(Self.red, on: Self.blue))
    #expect(buffer[2, 0]?.style == Style(.standard, on: Self.blue))
  }

  @Test("blanking removes the attributes and keeps the colours that the style does not set")
  func fill() {
    var buffer = Buffer(size: Size(width: 1, height: 1), style: Style(Self.red, on: Self.blue, [.bold, .underline]))
    buffer.fill(buffer.bounds, Style(nil, on: nil, .reverse))
    #expect(buffer[0, 0] == Cell(.space, Style(Self.red, on: Self.blue, .reverse)))
  }

  @Test("restyling adds")
  func restyle() {
    var buffer = Buffer(size: Size(width: 1, height: 1), style: Style(Self.red, on: Self.blue, .bold))
    buffer.restyle(buffer.bounds, Style(Self.blue, on: nil, .underline))
    #expect(buffer[0, 0]?.style == Style(Self.blue, on: Self.blue, [.bold, .underline]))
  }
}
