/// How long a movement's bar is.
enum MovementScale {
  /// Cells for so many ranks where the largest movement has `width` cells, on a logarithmic scale; any movement has one.
  static func cells(_ ranks: Int, largest: Int, width: Int) -> Int {
    guard ranks > 0, width > 0 else { return 0 }
    let part = Double(hundredthsOfBits(ranks)) / Double(max(hundredthsOfBits(largest), 1))
    return min(max(Int((part * Double(width)).rounded()), 1), width)
  }

  /// 100 log2(n + 1), by halving: no mathematics library is worth the start-up time.
  private static func hundredthsOfBits(_ number: Int) -> Int {
    var value = Double(number) + 1
    var bits = 0
    while value >= 2 {
      value /= 2
      bits += 1
    }
    // Between two powers the curve is nearly a line.
    return bits * 100 + Int((value - 1) * 100)
  }
}
