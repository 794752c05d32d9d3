/// Text in the Stream-Safe Text Format of UAX #15 (https://www.unicode.org/reports/tr15/#Stream_Safe_Text_Format):
/// nowhere more than 30 combining marks in a row. A longer run is divided by U+034F COMBINING GRAPHEME JOINER, which is
/// invisible; no character is lost.
///
/// Swift compares and hashes strings by their normal form, and to normalise a run of marks it sorts them, in a time that
/// grows with the square of their number. Every text of a file becomes stream-safe where it is decoded, so that all that
/// compares, sorts or looks up texts costs no more than in proportion to their length, without knowing about it.
package enum StreamSafe {
  /// The most combining marks in a row.
  package static let longestRun = 30

  private static let joiner: Unicode.Scalar = "\u{34F}"

  /// The text with its long runs of marks divided; nearly always the text itself.
  package static func text(_ text: String) -> String {
    // A mark has two bytes or more, so shorter texts have no long run.
    guard text.utf8.count > 2 * longestRun, hasLongRun(text) else { return text }
    var result = String.UnicodeScalarView()
    var run = 0
    for scalar in text.unicodeScalars {
      run = length(of: run, with: scalar)
      if run > longestRun {
        result.append(joiner)
        run = 1
      }
      result.append(scalar)
    }
    return String(result)
  }

  private static func hasLongRun(_ text: String) -> Bool {
    var run = 0
    return text.unicodeScalars.contains { scalar in
      run = length(of: run, with: scalar)
      return run > longestRun
    }
  }

  /// The length of a run of marks after one more scalar; 0 if that ends it.
  ///
  /// All marks count, not only those that are sorted (of a combining class other than 0): only marks are, but a few of
  /// class 0 decompose into such.
  private static func length(of run: Int, with scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    // Before the first mark; the joiner, which divides runs; kanji.
    case ..<0x300, 0x34F, 0x4E00...0x9FFF: return 0
    default: break
    }
    return switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: run + 1
    default: 0
    }
  }
}
