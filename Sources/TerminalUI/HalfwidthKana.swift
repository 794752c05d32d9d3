/// Halfwidth kana with a voicing mark. libc gives the mark no cell and terminals give it one, so the pair is shown as
/// the one fullwidth kana that it stands for: two cells either way.
enum HalfwidthKana {
  /// The fullwidth kana for a halfwidth one and the mark behind it, U+FF9E or U+FF9F.
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
