import TerminalUI

/// Contrast of terminal colours by WCAG 2.
enum Contrast {
  /// From 1, the same colour, to 21, black on white. Nil if a colour is the terminal's own.
  static func ratio(_ style: Style) -> Double? {
    guard case .palette(let first)? = style.foreground, case .palette(let second)? = style.background else {
      return nil
    }
    let (one, other) = (luminance(first), luminance(second))
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  static func luminance(_ index: UInt8) -> Double {
    let (red, green, blue) = components(index)
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// xterm's standard colours, its cube and its greys.
  private static func components(_ index: UInt8) -> (Int, Int, Int) {
    let number = Int(index)
    if number < 16 { return standard[number] }
    if number >= 232 {
      let grey = 8 + 10 * (number - 232)
      return (grey, grey, grey)
    }
    let levels = [0, 95, 135, 175, 215, 255]
    let place = number - 16
    return (levels[place / 36], levels[place / 6 % 6], levels[place % 6])
  }

  private static let standard = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205), (229, 229, 229),
    (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255), (255, 0, 255), (0, 255, 255),
    (255, 255, 255),
  ]

  private static func linear(_ component: Int) -> Double {
    let value = Double(component) / 255
    return value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055)
  }

  /// x to the power of 2.4, as the fifth root of x to the power of 12, by Newton's method.
  private static func power(_ x: Double) -> Double {
    let twelfth = (0..<12).reduce(1.0) { product, _ in product * x }
    var root = 1.0
    for _ in 0..<100 { root -= (root - twelfth / (root * root * root * root)) / 5 }
    return root
  }
}
