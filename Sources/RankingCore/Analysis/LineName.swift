/// The names of railway lines.
enum LineName {
  /// The name without blanks, and with Latin letters and digits in their narrow form: files write `JR大阪環状線` and
  /// `JR 大阪環状線` for one line. Nothing else is taken for the same.
  static func key(_ name: String) -> String {
    guard name.unicodeScalars.contains(where: { isBlank($0) || isWide($0) }) else { return name }
    var key = String.UnicodeScalarView()
    for scalar in name.unicodeScalars where !isBlank(scalar) {
      // Full-width forms stand in the order of ASCII.
      key.append(isWide(scalar) ? Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar : scalar)
    }
    return String(key)
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    // None is beyond the ideographic one; most of what stands in a line's name is.
    scalar.value <= 0x3000 && scalar.properties.isWhitespace
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    (0xFF01...0xFF5E).contains(scalar.value)
  }
}
