import CNcurses
import TerminalUI

/// ncurses shows colours in numbered pairs. Each pair that a frame uses is defined once.
struct ColorPairs {
  private struct Pair: Hashable {
    let foreground: Int32
    let background: Int32
  }

  private let palette: Palette
  private let limit: Int
  private var numbers: [Pair: Int32] = [Pair(foreground: -1, background: -1): 0]

  /// - Parameter limit: how many pairs there are; 0 on a monochrome terminal.
  init(palette: Palette, limit: Int) {
    self.palette = palette
    self.limit = limit
  }

  /// The number of the pair for a style.
  mutating func number(for style: Style) -> Int32 {
    let pair = Pair(
      foreground: palette.number(of: style.foreground ?? .standard),
      background: palette.number(of: style.background ?? .standard))
    if let number = numbers[pair] { return number }
    let number = define(pair)
    numbers[pair] = number
    return number
  }

  private func define(_ pair: Pair) -> Int32 {
    let number = Int32(Set(numbers.values).count)
    if number < limit, cncurses_define_pair(number, pair.foreground, pair.background) { return number }
    // None is left. To change one would change what is on the screen, so the nearest serves: the same text colour,
    // or else the terminal's own colours.
    return numbers.filter { $0.key.foreground == pair.foreground && $0.key.background == -1 }.first?.value ?? 0
  }
}
