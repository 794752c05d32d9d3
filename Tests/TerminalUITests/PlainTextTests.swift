import TerminalUI
import TestSupport
import Testing

/// The result by a text's bytes agrees with making it printable.
@Suite(.timeLimit(.minutes(10))) struct PlainTextTests {
  @Test("every character of the basic plane") func everyScalar() {
    var plain = 0
    for value in UInt32(0)...0xFFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = "a\(scalar)\(scalar)街"
      guard let cells = PlainText.cells(of: text) else { continue }
      plain += 1
      let glyphs = Text(text)
      #expect(glyphs.string.utf8.elementsEqual(text.utf8), "\(value)")
      #expect(cells == glyphs.width, "\(value)")
    }
    #expect(plain > 21_000)
  }

  @Test("other texts are recognised as such", arguments: ["\u{1B}", "か\u{3099}", "ｶﾞ", "é", "👍", "\u{302A}"])
  func others(raw: RawText) {
    #expect(PlainText.cells(of: raw.text) == nil)
  }
}
