import TerminalUI
import Testing

/// Cutting text to a width.
@Suite(.timeLimit(.minutes(10))) struct TextTests {
  static let texts = [
    "", "a", "abcdef", "本", "本厚木", "a本b厚c木", "か\u{3099}き\u{3099}", "e\u{301}\u{302}xyz", "👨‍👩‍👧と🇯🇵", "ﾎﾝｱﾂｷﾞ",
    "葛飾区(東京都)", String(repeating: "あ", count: 40),
  ]

  @Test(
    "never wider than the limit, never half a character, as much as fits", arguments: texts,
    ["⋯", "~", "", "...", "省"])
  func fitted(string: String, mark: String) {
    let text = Text(string)
    let mark = Text(mark)
    for limit in -2...text.width + 3 {
      let fitted = text.fitted(to: limit, mark: mark)
      let widths = fitted.glyphs.map(\.width)
      #expect(fitted.width == widths.reduce(0, +), "limit \(limit): the width is not that of the glyphs")
      #expect(fitted.width <= max(limit, 0), "limit \(limit): \(fitted.string)")
      #expect(!widths.contains(0), "limit \(limit): half a character in \(fitted.string)")
      if text.width <= limit {
        #expect(fitted == text, "limit \(limit): it fits, and is cut")
        continue
      }
      guard mark.width <= limit else {
        #expect(fitted.glyphs.isEmpty, "limit \(limit): there is no room for the mark")
        continue
      }
      let kept = fitted.glyphs.count - mark.glyphs.count
      #expect(fitted.glyphs == text.glyphs.prefix(kept) + mark.glyphs, "limit \(limit): \(fitted.string)")
      #expect(fitted.width + text.glyphs[kept].width > limit, "limit \(limit): one more would fit")
    }
  }

  @Test(
    "cut within a limit",
    arguments: [
      ("本厚木", 6, "本厚木"), ("本厚木", 5, "本厚⋯"), ("本厚木", 4, "本⋯"), ("本厚木", 1, "⋯"), ("本", 0, ""),
    ])
  func examples(string: String, limit: Int, expected: String) {
    #expect(Text(string).fitted(to: limit, mark: Text("⋯")).string == expected)
  }

  @Test("two texts joined")
  func joined() {
    let text = Text("本") + Text("ab")
    #expect(text == Text("本ab"))
    #expect(text.width == 4)
  }

  @Test(
    "lines end after a blank or beside a wide character, and otherwise inside a word",
    arguments: [
      ("", 5, []), ("one", 5, ["one"]), ("one two", 5, ["one", "two"]), ("one two", 7, ["one two"]),
      ("one  two three", 8, ["one  two", "three"]), ("abcdefg", 3, ["abc", "def", "g"]),
      ("住みたい街", 4, ["住み", "たい", "街"]), ("街。街", 4, ["街。", "街"]), ("街街。", 4, ["街", "街。"]),
      ("ab 街街", 5, ["ab 街", "街"]), ("街", 1, ["街"]), ("a-b", 1, ["a", "-", "b"]),
    ])
  func lines(text: String, width: Int, lines: [String]) {
    #expect(Text(text).lines(of: width).map(\.string) == lines)
  }
}
