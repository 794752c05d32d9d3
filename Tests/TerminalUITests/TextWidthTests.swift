import CSupport
import Testing

@testable import TerminalUI

/// Width is counted in cells, by the same function that ncurses uses.
@Suite struct TextWidthTests {
  @Test(
    "cells of a text",
    arguments: [
      ("", 0), ("abc", 3), (" ", 1),
      ("本厚木", 6), ("ひらがな", 8), ("カタカナ", 8), ("々〆ヶ", 6), ("한국", 4),
      ("ﾎﾝｱﾂ", 4), ("ｷﾞ", 2), ("ﾊﾟ", 2), ("ｱﾞ", 3),
      ("１２", 4), ("（）", 4), ("·", 1),
      ("か\u{3099}", 2), ("e\u{301}", 1), ("\u{1112}\u{1161}\u{11AB}", 2),
      ("😀", 2), ("👨‍👩‍👧", 6), ("🇯🇵", 2), ("👍🏽", 2), ("❤️", 1),
      ("★", 1), ("①", 1), ("─", 1), ("▲", 1), ("α", 1), ("ё", 1),
      ("▴", 1), ("♛", 1), ("⏎", 1), ("⋯", 1),
    ])
  func cells(text: String, cells: Int) {
    #expect(TextWidth.cells(of: text) == cells)
    #expect(Text(text).width == cells)
  }

  @Test("what cannot be shown takes the cells of what stands for it")
  func replaced() {
    #expect(TextWidth.cells(of: "\u{1B}[1m") == 4)
    #expect(TextWidth.cells(of: "\t\n") == 2)
    #expect(TextWidth.cells(of: "\u{200B}") == 1)
  }

  @Test("every scalar is as wide as libc says")
  func everyScalar() {
    // The first call sets the locale that wcwidth needs.
    #expect(TextWidth.cells(of: "本" as Unicode.Scalar) == 2)
    var different: [UInt32] = []
    for value: UInt32 in 0...0x10FFFF {
      guard value >= 0x20, let scalar = Unicode.Scalar(value) else { continue }
      if TextWidth.cells(of: scalar) != Int(support_scalar_width(value)) { different.append(value) }
    }
    #expect(different.map { String($0, radix: 16) } == [])
  }
}
