/// The one door through which text from outside comes to the screen or to the output: it lets nothing pass that a
/// terminal would obey, hide or place elsewhere than we count.
package enum Printable {
  /// What becomes of a scalar.
  enum Treatment: Equatable {
    case spacing
    case mark
    /// Shapes its neighbours and takes no room in a grid of cells: variation selectors, joiners, tags, skin tones.
    case dropped
    case substituted(Unicode.Scalar)
    case replaced
  }

  /// The glyphs of a string, left to right.
  /// - Parameter limit: how many are enough; the rest of a longer text is not looked at.
  package static func glyphs(of text: String, limit: Int = .max) -> [Glyph] {
    var glyphs: [Glyph] = []
    // Kanji and kana have three bytes.
    glyphs.reserveCapacity(min(text.utf8.count / 3 + 4, limit))
    var scalars = text.utf8Span.makeUnicodeScalarIterator()
    while glyphs.count < limit, let scalar = scalars.next() {
      switch treatment(of: scalar) {
      case .spacing:
        glyphs.append(Glyph(scalar))
      case .substituted(let other):
        if let voiced = HalfwidthKana.voiced(glyphs.last, by: scalar) {
          glyphs.removeLast()
          glyphs.append(Glyph(voiced))
        } else {
          glyphs.append(Glyph(other))
        }
      case .mark:
        if var last = glyphs.popLast() {
          last.add(mark: scalar)
          glyphs.append(last)
        } else {
          glyphs.append(.replacement)
        }
      case .dropped:
        if glyphs.isEmpty { glyphs.append(.replacement) }
      case .replaced:
        glyphs.append(.replacement)
      }
    }
    return glyphs
  }

  /// The same as a string: for plain output and for messages. One line, no control characters.
  package static func line(_ text: some StringProtocol) -> String {
    let text = String(text)
    if PlainText.cells(of: text) != nil { return text }
    var result = String.UnicodeScalarView()
    for glyph in glyphs(of: text) { glyph.append(to: &result) }
    return String(result)
  }

  static func treatment(of scalar: Unicode.Scalar) -> Treatment {
    switch scalar.value {
    case 0x20...0x7E, 0x3041...0x3096, 0x30A1...0x30FE, 0x4E00...0x9FA5:
      return .spacing
    case 0xFF9E: return .substituted("\u{309B}")
    case 0xFF9F: return .substituted("\u{309C}")
    case 0x1F1E6...0x1F1FF:
      // Half of a flag; terminals disagree about the pair, not about its letter.
      return Unicode.Scalar(scalar.value - 0x1F1E6 + 0x41).map(Treatment.substituted) ?? .replaced
    case 0x200C, 0x200D, 0xFE00...0xFE0F, 0xE0100...0xE01EF, 0xE0020...0xE007F, 0x1F3FB...0x1F3FF:
      return .dropped
    case 0xFFFD:
      return .replaced
    // Trigrams, hexagrams, tetragrams and counting rods are narrow until Unicode 15 and wide from 16 on.
    case 0x2630...0x2637, 0x268A...0x268F, 0x4DC0...0x4DFF, 0x1D300...0x1D356, 0x1D360...0x1D376:
      return .replaced
    default:
      break
    }
    let width = TextWidth.cells(of: scalar)
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse, .surrogate:
      return .replaced
    case .nonspacingMark, .enclosingMark, .spacingMark:
      return width == 0 ? .mark : width > 0 ? .spacing : .replaced
    default:
      // Vowels and finals of conjoining Hangul have no width of their own.
      return width > 0 ? .spacing : width == 0 && (0x1160...0x11FF).contains(scalar.value) ? .mark : .replaced
    }
  }
}

/// Halfwidth kana with a voicing mark. libc gives the mark no cell and terminals give it one, so the pair is shown as
/// the one fullwidth kana that it stands for: two cells either way.
enum HalfwidthKana {
  /// The fullwidth kana for a halfwidth one and the mark after it, U+FF9E or U+FF9F.
  static func voiced(_ kana: Glyph?, by mark: Unicode.Scalar) -> Unicode.Scalar? {
    guard let kana, kana.mark == 0, let scalar = Unicode.Scalar(kana.base) else { return nil }
    return switch mark {
    case "\u{FF9E}": voicedKana[scalar]
    case "\u{FF9F}": semivoicedKana[scalar]
    default: nil
    }
  }

  private static let voicedKana = table("ｳｶｷｸｹｺｻｼｽｾｿﾀﾁﾂﾃﾄﾊﾋﾌﾍﾎ", "ヴガギグゲゴザジズゼゾダヂヅデドバビブベボ")
  private static let semivoicedKana = table("ﾊﾋﾌﾍﾎ", "パピプペポ")

  private static func table(_ from: String, _ to: String) -> [Unicode.Scalar: Unicode.Scalar] {
    Dictionary(zip(from.unicodeScalars, to.unicodeScalars)) { first, _ in first }
  }
}
