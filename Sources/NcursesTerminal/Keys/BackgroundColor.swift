import Glibc

/// A terminal's background as it answers to `ESC ] 11 ; ?`.
struct BackgroundColor: Equatable {
  /// 0 to 1.
  let red, green, blue: Double

  /// - Parameter answer: `11;rgb:RRRR/GGGG/BBBB`, each part of one to four hexadecimal digits, or `rgba:` with one more.
  init?(answer: String) {
    guard answer.hasPrefix("11;rgb") else { return nil }
    let parts = answer.dropFirst("11;".count).split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let kind = parts.first, let list = parts.last else { return nil }
    let values = list.split(separator: "/", omittingEmptySubsequences: false).map(BackgroundColor.fraction)
    guard values.count == (kind == "rgb" ? 3 : kind == "rgba" ? 4 : 0),
      let red = values[0], let green = values[1], let blue = values[2]
    else { return nil }
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Whether black text is easier to read on it than white text: both have the same contrast (WCAG 2) to a
  /// relative luminance of 0.179.
  var isLight: Bool {
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue) > 0.179
  }

  /// The sRGB curve.
  private func linear(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private static func fraction(_ digits: Substring) -> Double? {
    guard (1...4).contains(digits.utf8.count), let first = digits.first, first.isHexDigit,
      let value = Int(digits, radix: 16)
    else { return nil }
    return Double(value) / Double((1 << (4 * digits.utf8.count)) - 1)
  }
}
