import CSupport
import TerminalUI
import TestSupport
import Testing

/// Text with characters that a terminal would obey, hide or place other than we count.
@Suite(.timeLimit(.minutes(10))) struct PrintableTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let what: String
    let input: String
    let output: String
    var testDescription: String { what }

    init(_ what: String, _ input: String, _ output: String) {
      self.what = what
      self.input = input
      self.output = output
    }
  }

  @Test("a text made printable", arguments: controls + invisible + emoji + marks + plain)
  func line(row: Row) {
    let line = Printable.line(row.input)
    // Swift's == ignores normalisation; here the scalars count.
    #expect(Array(line.unicodeScalars) == Array(row.output.unicodeScalars), "\(row.what): \(line)")
    #expect(Text(row.input).string == line, "\(row.what): glyphs and line differ")
    #expect(Printable.line(line) == line, "\(row.what): making it printable twice changes it")
  }

  static let controls = [
    Row("NUL", "a\0b", "a▯b"), Row("newline", "a\nb", "a▯b"), Row("CR LF", "a\r\nb", "a▯▯b"),
    Row("tab", "a\tb", "a▯b"), Row("backspace", "a\u{8}b", "a▯b"), Row("bell", "\u{7}", "▯"),
    Row("DEL", "a\u{7F}b", "a▯b"), Row("clear screen", "\u{1B}[2J", "▯[2J"),
    Row("title", "\u{1B}]0;x\u{7}", "▯]0;x▯"), Row("clipboard", "\u{1B}]52;c;AA==\u{1B}\\", "▯]52;c;AA==▯\\"),
    Row("C1 CSI", "\u{9B}31m", "▯31m"), Row("C1 NEL", "a\u{85}b", "a▯b"), Row("C1 OSC", "\u{9D}0;x\u{9C}", "▯0;x▯"),
    Row("line separator", "a\u{2028}b", "a▯b"), Row("paragraph separator", "a\u{2029}b", "a▯b"),
  ]

  static let invisible = [
    Row("embedding", "\u{202A}a\u{202C}", "▯a▯"), Row("override", "\u{202E}a", "▯a"),
    Row("isolate", "\u{2067}a\u{2069}", "▯a▯"), Row("direction marks", "\u{200E}\u{200F}\u{61C}", "▯▯▯"),
    Row("zero-width space", "a\u{200B}b", "a▯b"), Row("soft hyphen", "a\u{AD}b", "a▯b"),
    Row("byte order mark", "\u{FEFF}a", "▯a"), Row("word joiner", "a\u{2060}b", "a▯b"),
    Row("language tag", "a\u{E0001}", "a▯"), Row("unassigned", "\u{378}", "▯"), Row("noncharacter", "\u{FFFF}", "▯"),
    Row("private use", "\u{E000}\u{F0000}", "▯▯"), Row("replacement character", "\u{FFFD}", "▯"),
    Row("joiner between", "a\u{200D}b\u{200C}c", "abc"), Row("lone joiner", "\u{200D}", "▯"),
    Row("fillers of Hangul", "a\u{115F}\u{1160}\u{3164}\u{FFA0}b", "a▯▯▯▯b"), Row("lone filler", "\u{3164}", "▯"),
    Row("filler as a vowel", "\u{1100}\u{1160}\u{11A8}", "\u{1100}▯\u{11A8}"),
    Row("inherent vowels", "\u{1780}\u{17B4}\u{17B5}", "\u{1780}▯▯"),
    Row("grapheme joiner", "a\u{34F}b", "ab"), Row("lone grapheme joiner", "\u{34F}", "▯"),
    Row("grapheme joiner between marks", "a\u{34F}\u{301}", "a\u{301}"),
    Row("Mongolian selectors", "\u{1820}\u{180B}\u{180F}", "\u{1820}"), Row("vowel separator", "a\u{180E}b", "a▯b"),
    Row("address", "https://example.com\u{3164}.example", "https://example.com▯.example"),
    Row("lone selector", "\u{FE0F}a", "▯a"), Row("lone skin tone", "\u{1F3FD}", "▯"),
  ]

  static let emoji = [
    Row("emoji", "😀", "😀"), Row("joined", "👨‍👩‍👧", "👨👩👧"), Row("flag", "🇯🇵", "JP"), Row("half a flag", "🇿", "Z"),
    Row("flag of tags", "🏴\u{E0067}\u{E0062}\u{E007F}", "🏴"), Row("skin tone", "👍🏽", "👍"),
    Row("emoji style", "❤\u{FE0F}", "❤"), Row("ideographic variation", "葛\u{E0100}", "葛"),
    Row("key cap", "1\u{FE0F}\u{20E3}", "1\u{20E3}"),
  ]

  static let marks = [
    Row("decomposed kana", "か\u{3099}", "か\u{3099}"), Row("decomposed Latin", "e\u{301}", "e\u{301}"),
    Row("decomposed Hangul", "\u{1112}\u{1161}\u{11AB}", "\u{1112}\u{1161}\u{11AB}"),
    Row("leading mark", "\u{301}a", "▯a"), Row("three marks", "e\u{301}\u{302}\u{303}", "e\u{301}\u{302}"),
    Row("zalgo", "a" + String(repeating: "\u{336}", count: 500) + "b", "a\u{336}\u{336}b"),
    Row("mark on a control", "\u{1B}\u{301}", "▯\u{301}"),
    Row("halfwidth voiced", "ｶﾞｺﾞﾎﾞ", "ガゴボ"), Row("halfwidth vu", "ｳﾞ", "ヴ"), Row("halfwidth semivoiced", "ﾊﾟﾎﾟ", "パポ"),
    Row("voicing that does not fit", "ｱﾞｶﾟ", "ｱ\u{309B}ｶ\u{309C}"), Row("lone voicing", "ﾞ", "\u{309B}"),
    Row("voiced twice", "ｶﾞﾞ", "ガ\u{309B}"),
  ]

  static let plain = [
    Row("empty", "", ""), Row("ASCII", " ~A0", " ~A0"), Row("town", "本厚木", "本厚木"), Row("halfwidth", "ﾎﾝｱﾂ", "ﾎﾝｱﾂ"),
    Row("fullwidth", "ＪＲ", "ＪＲ"), Row("Hebrew", "שלום", "שלום"), Row("Arabic", "عمان", "عمان"),
    Row("no-break space", "a\u{A0}b", "a\u{A0}b"), Row("ideographic space", "a　b", "a　b"),
  ]
}

/// All of Unicode: no scalar passes that a terminal obeys, or that is wider or narrower than we count.
@Suite(.timeLimit(.minutes(10))) struct PrintableEveryScalarTests {
  @Test("every scalar alone gives glyphs of one or two cells, as wide as libc says, and no control characters")
  func everyScalar() {
    var faults: [String] = []
    for value: UInt32 in 0...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let glyphs = Printable.glyphs(of: String(scalar))
      if glyphs.isEmpty { faults.append("U+\(String(value, radix: 16)) vanishes") }
      for glyph in glyphs {
        let width = glyph.width
        if width != 1 && width != 2 || width != Int(support_scalar_width(glyph.base)) {
          faults.append("U+\(String(value, radix: 16)) has width \(width)")
        }
        if glyph.scalars.contains(where: Self.acts) { faults.append("U+\(String(value, radix: 16)) gets through") }
      }
    }
    #expect(faults == [])
  }

  @Test("every scalar after a letter takes the cells that libc counts for the result")
  func everyScalarAfterALetter() {
    var faults: [String] = []
    for value: UInt32 in 0...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      // Most of Unicode is kanji, Hangul and unassigned planes: a sample of those is enough.
      if value > 0x3400, value < 0xA000 || (0xAC00...0xF8FF).contains(value) || value > 0x20000, value % 97 != 0 {
        continue
      }
      let text = Text("a\(scalar)")
      let counted = text.glyphs.flatMap(\.scalars).reduce(0) { $0 + Int(support_scalar_width($1.value)) }
      if text.width != counted { faults.append("U+\(String(value, radix: 16)): \(text.width), libc says \(counted)") }
      if text.string.unicodeScalars.contains(where: Self.acts) {
        faults.append("U+\(String(value, radix: 16)) gets through")
      }
    }
    #expect(faults == [])
  }

  /// Controls (C0, DEL, C1), line separators, and everything that reorders or hides its neighbours, or cannot be seen.
  private static func acts(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0xFFF9...0xFFFB: true
    case _ where scalar.properties.isDefaultIgnorableCodePoint: true
    default: false
    }
  }
}
