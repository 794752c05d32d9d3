/// Numbers as the tables show them.
enum Figure {
  /// What stands where there is no number.
  static let none = "-"

  /// A time with the unit that suits it, three digits: `1.25 ms`.
  /// - Parameter seconds: not a number where nothing was measured.
  static func time(_ seconds: Double) -> String {
    let units = [(1.0, "s"), (1e-3, "ms"), (1e-6, "us"), (1e-9, "ns")]
    // 999.6 us is a millisecond already once it is rounded.
    let unit = units.first { seconds >= $0.0 * 0.9995 } ?? (1e-9, "ns")
    let text = significant(seconds / unit.0)
    return text == none ? none : "\(text) \(unit.1)"
  }

  /// Three digits, or all of a whole number that has more: `1.25`, `12.5`, `125`, `12,500`.
  static func significant(_ value: Double) -> String {
    switch abs(value) {
    case ..<9.995: fixed(value, digits: 2)
    case ..<99.95: fixed(value, digits: 1)
    default: fixed(value, digits: 0)
    }
  }

  /// An amount of three digits, with k for thousands and M for millions: `750 k`.
  static func amount(_ value: Double) -> String {
    let units = [(1e6, " M"), (1e3, " k")]
    let unit = units.first { value >= $0.0 * 0.9995 } ?? (1, "")
    return significant(value / unit.0) + unit.1
  }

  /// So many digits behind the point.
  static func fixed(_ value: Double, digits: Int) -> String {
    let scale = (0..<digits).reduce(1) { scale, _ in scale * 10 }
    guard let scaled = Int(exactly: (abs(value) * Double(scale)).rounded()) else { return none }
    let fraction = String(scaled % scale)
    let zeros = String(repeating: "0", count: max(0, digits - fraction.count))
    let sign = value < 0 && scaled > 0 ? "-" : ""
    return sign + grouped(scaled / scale) + (digits > 0 ? "." + zeros + fraction : "")
  }

  /// A number with its thousands parted.
  static func grouped(_ number: Int) -> String {
    let digits = Array(String(number.magnitude))
    var result = number < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { result.append(",") }
      result.append(digit)
    }
    return result
  }

  static func mebibytes(_ bytes: Int?) -> String {
    bytes.map { fixed(Double($0) / 1_048_576, digits: 1) } ?? none
  }
}
