import CSupport
import Testing

@testable import TerminalUI

/// Width is counted in cells, by the same function that ncurses uses.
@Suite(.timeLimit(.minutes(10))) struct TextWidthTests {
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

  @Test("what cannot be shown takes the cells of its replacement")
  func replaced() {
    #expect(TextWidth.cells(of: "\u{1B}[1m") == 4)
    #expect(TextWidth.cells(of: "\t\n") == 2)
    #expect(TextWidth.cells(of: "\u{200B}") == 1)
  }

  @Test("every scalar is as wide as libc says")
  func everyScalar() {
    // The first call for a character other than the usual ones sets the locale that wcwidth needs.
    #expect(TextWidth.cells(of: "①" as Unicode.Scalar) == 1)
    var different: [UInt32] = []
    for value: UInt32 in 0...0x10FFFF {
      guard value >= 0x20, let scalar = Unicode.Scalar(value) else { continue }
      if TextWidth.cells(of: scalar) != Int(support_scalar_width(value)) { different.append(value) }
    }
    #expect(different.map { String($0, radix: 16) } == [])
  }
}

/// The characters that some terminals give two cells.
@Suite(.timeLimit(.minutes(10))) struct AmbiguousWidthTests {
  @Test("the table is ascending and has characters to which libc gives one cell, none that are never shown")
  func table() {
    // The first call for a character other than the usual ones sets the locale that wcwidth needs.
    #expect(TextWidth.cells(of: "①" as Unicode.Scalar) == 1)
    for (left, right) in zip(AmbiguousWidth.ranges, AmbiguousWidth.ranges.dropFirst()) {
      #expect(left.upperBound < right.lowerBound)
    }
    let scalars = AmbiguousWidth.ranges.joined().compactMap(Unicode.Scalar.init)
    #expect(scalars.count > 850)
    #expect(scalars.filter { support_scalar_width($0.value) != 1 } == [])
    #expect(scalars.filter { Printable.treatment(of: $0) != .spacing } == [])
  }

  @Test("lookups succeed at both ends of every range and fail between ranges")
  func lookup() {
    for range in AmbiguousWidth.ranges {
      #expect(AmbiguousWidth.contains(range.lowerBound) && AmbiguousWidth.contains(range.upperBound))
    }
    for (left, right) in zip(AmbiguousWidth.ranges, AmbiguousWidth.ranges.dropFirst())
    where left.upperBound + 1 < right.lowerBound {
      #expect(!AmbiguousWidth.contains(left.upperBound + 1) && !AmbiguousWidth.contains(right.lowerBound - 1))
    }
    #expect(!AmbiguousWidth.contains(0) && !AmbiguousWidth.contains(0x41) && !AmbiguousWidth.contains(0x10FFFF))
    for scalar in "①─αЯō※…▽".unicodeScalars { #expect(AmbiguousWidth.contains(scalar.value), "\(scalar)") }
    for scalar in "▴▾◂▸›♛−⏎✓▯⋯本ｱa".unicodeScalars { #expect(!AmbiguousWidth.contains(scalar.value), "\(scalar)") }
  }

  // The width is a setting of the process, so it is changed in a process of its own.
  @Test("with two cells for them, text is wider accordingly, and everything else is unchanged")
  func two() async {
    await #expect(processExitsWith: .success) {
      AmbiguousWidth.isTwo = true
      for (text, cells) in [
        ("①", 2), ("α\u{301}x", 3), ("ōmiya", 6), ("Ōmiya", 5), ("本…", 4), ("▴▾›♛−⏎✓▯", 8), ("ｱa", 2), ("\u{1B}", 1),
        ("か\u{3099}", 2),
      ] {
        #expect(Text(text).width == cells, "\(text)")
      }
      var buffer = Buffer(size: Size(width: 5, height: 1))
      buffer.write("aα①", at: Point(x: 0, y: 0), .plain)
      #expect(buffer.textRows == ["aα①"])
      buffer.write("b", at: Point(x: 2, y: 0), .plain)
      #expect(buffer.textRows == ["a b①"])
    }
  }

  @Test(
    "hexagrams and the like, narrow until Unicode 15 and wide since, are replaced", arguments: "☰⚊䷀䷿𝌀𝍠".unicodeScalars)
  func changed(scalar: Unicode.Scalar) {
    #expect(Text(String(scalar)).glyphs == [.replacement])
  }
}
