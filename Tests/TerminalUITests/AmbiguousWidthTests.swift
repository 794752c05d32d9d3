import CSupport
import Testing

@testable import TerminalUI

/// The characters that some terminals give two cells.
@Suite struct AmbiguousWidthTests {
  @Test("the table is ascending and holds what libc gives one cell, and none of what is never shown")
  func table() {
    _ = TextWidth.cells(of: "本" as Unicode.Scalar)
    for (left, right) in zip(AmbiguousWidth.ranges, AmbiguousWidth.ranges.dropFirst()) {
      #expect(left.upperBound < right.lowerBound)
    }
    let scalars = AmbiguousWidth.ranges.joined().compactMap(Unicode.Scalar.init)
    #expect(scalars.count > 850)
    #expect(scalars.filter { support_scalar_width($0.value) != 1 } == [])
    #expect(scalars.filter { Printable.treatment(of: $0) != .spacing } == [])
  }

  @Test("what is looked up is found, at both ends of every range and nowhere between")
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

  // The width is one for the process, so it is changed in one of its own.
  @Test("where they have two cells, text is as wide, and everything else as before")
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
