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

  /// Pairs that are defined, the terminal's own among them.
  private var count: Int32 = 1

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

  private mutating func define(_ pair: Pair) -> Int32 {
    let number = count
    if number < limit, cncurses_define_pair(number, pair.foreground, pair.background) {
      count += 1
      return number
    }
    // None is left. To change one would change what is on the screen, so the same text colour on the terminal's own
    // background serves, or else the terminal's own colours.
    return numbers[Pair(foreground: pair.foreground, background: -1)] ?? 0
  }
}
