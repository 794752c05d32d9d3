import TerminalUI

/// Colours as ncurses takes them: -1 for the terminal's own, a number of its palette, or red, green and blue in one.
struct Palette {
  /// See `TerminalEntry`.
  let colorCount: Int
  let paletteCount: Int

  func number(of color: Color) -> Int32 {
    guard case .palette(let index) = color, colorCount > 0 else { return -1 }
    if colorCount > 256, index >= paletteCount {
      let rgb = Palette.rgb(index)
      let number = rgb.red << 16 | rgb.green << 8 | rgb.blue
      // Small numbers mean the palette even here; a trace of green takes the colour out of them.
      return Int32(number < 256 ? number | 0x100 : number)
    }
    if index < 16 {
      return index < colorCount ? Int32(index) : Int32(index & 7)
    }
    return colorCount >= 256 ? Int32(index) : nearest(to: index)
  }

  /// The nearest of the first 8 or 16 colours, for a terminal that has not all 256. (The 88 of some are others.)
  private func nearest(to index: UInt8) -> Int32 {
    let wanted = Palette.rgb(index)
    func distance(_ candidate: UInt8) -> Int {
      let rgb = Palette.rgb(candidate)
      let (red, green, blue) = (rgb.red - wanted.red, rgb.green - wanted.green, rgb.blue - wanted.blue)
      return red * red + green * green + blue * blue
    }
    let candidates = 0..<UInt8(min(colorCount, 16))
    return candidates.min { distance($0) < distance($1) }.map(Int32.init) ?? -1
  }

  /// Parts from 0 to 255, as xterm has them.
  static func rgb(_ index: UInt8) -> (red: Int, green: Int, blue: Int) {
    let index = Int(index)
    switch index {
    case 7: return (0xE5, 0xE5, 0xE5)
    case 8: return (0x7F, 0x7F, 0x7F)
    case 12: return (0x5C, 0x5C, 0xFF)
    case 0..<16:
      let full = index == 4 ? 0xEE : index < 8 ? 0xCD : 0xFF
      return (index & 1 != 0 ? full : 0, index & 2 != 0 ? full : 0, index & 4 != 0 ? full : 0)
    case 16..<232:
      func level(_ step: Int) -> Int { step == 0 ? 0 : 55 + 40 * step }
      let cube = index - 16
      return (level(cube / 36), level(cube / 6 % 6), level(cube % 6))
    default:
      let grey = 8 + 10 * (index - 232)
      return (grey, grey, grey)
    }
  }
}
