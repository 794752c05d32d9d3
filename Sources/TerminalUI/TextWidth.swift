import CSupport
import Glibc

/// How many cells text takes. ncurses places characters by libc's `wcwidth`, so this asks the same function; only the
/// terminal can say it of ambiguous ones.
package enum TextWidth {
  /// Cells of one scalar: -1 (not printable), 0, 1 or 2.
  package static func cells(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x20...0x7E: 1
    // Kana and the common kanji, the bulk of the text shown here.
    case 0x3041...0x3096, 0x30A1...0x30FE, 0x4E00...0x9FA5: 2
    default: AmbiguousWidth.isTwo && AmbiguousWidth.contains(scalar.value) ? 2 : libcCells(of: scalar)
    }
  }

  private static func libcCells(of scalar: Unicode.Scalar) -> Int {
    isLocaleReady ? Int(support_scalar_width(scalar.value)) : -1
  }

  /// Cells of a string once it is made printable.
  package static func cells(of text: String) -> Int {
    PlainText.cells(of: text) ?? Text(text).width
  }

  /// In the C locale `wcwidth` knows only ASCII. Whoever asks first gets a UTF-8 one.
  private static let isLocaleReady: Bool = {
    support_scalar_width(0x672C) == 2 || setlocale(LC_CTYPE, "C.UTF-8") != nil
  }()
}
