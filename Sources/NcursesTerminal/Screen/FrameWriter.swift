import CNcurses
import TerminalUI

/// Writes the rows of a frame that differ from the one before to ncurses' memory.
struct FrameWriter {
  private var pairs: ColorPairs
  private var previous: Buffer?
  private var previousSize: Size?
  private var isCursorVisible: Bool?
  private var glyphs: [cncurses_glyph] = []
  private var standIns = StandIns()
  private let margin: TerminalMargin
  /// The character that is on the screen without ncurses' knowledge.
  private var overlaid: Overlaid?

  private struct Overlaid {
    let cell: Cell
    let x: Int
  }

  init(pairs: ColorPairs, margin: TerminalMargin) {
    self.pairs = pairs
    self.margin = margin
  }

  /// Forgets the last frame, so that the next one is written whole.
  mutating func forget() {
    previous = nil
    isCursorVisible = nil
  }

  /// Writes a frame and composes the bytes that show it.
  /// - Parameter size: the screen in cells; a larger frame is clipped, a smaller one leaves the rest blank.
  mutating func write(_ frame: Buffer, cursor: Cursor, size: Size) {
    let known = previousSize == size && previous?.size == frame.size ? previous : nil
    if known == nil {
      cncurses_erase()
      overlaid = nil
    }
    // Whatever comes, it is to be written over. The only cell of a row always is.
    if overlaid != nil, size.width > 1 { cncurses_distrust(Int32(size.height - 1)) }
    var delayed: [(cells: ArraySlice<Cell>, y: Int)] = []
    for y in 0..<min(frame.size.height, size.height) {
      let row = frame.row(y)
      // ncurses compares every cell that it is given, but takes longer: a key would take half as long again.
      if let known, known.row(y) == row { continue }
      var cells = row.prefix(size.width)
      if y == size.height - 1, cells.count == size.width { cells = lastRow(cells) }
      if let first = withoutLatin(cells) {
        write(first, y: y)
        delayed.append((cells, y))
      } else {
        write(cells, y: y)
      }
    }
    if !delayed.isEmpty {
      cncurses_update()
      for row in delayed { write(row.cells, y: row.y) }
    }
    previous = frame
    previousSize = size

    cncurses_move(clamp(cursor.point.y, size.height), clamp(cursor.point.x, size.width))
    if isCursorVisible != cursor.isVisible {
      cncurses_show_cursor(cursor.isVisible)
      isCursorVisible = cursor.isVisible
    }
    cncurses_update()
    if let overlaid {
      var glyph = cncurses_glyph(overlaid.cell.glyph, standIns.standIn(for: overlaid.cell.glyph.base))
      let style = overlaid.cell.style
      cncurses_overlay(
        Int32(size.height - 1), Int32(overlaid.x), &glyph, attributes(of: style), pairs.number(for: style))
    }
  }

  /// The last row of the screen as ncurses is given it.
  private mutating func lastRow(_ row: ArraySlice<Cell>) -> ArraySlice<Cell> {
    overlaid = nil
    guard let last = row.last else { return row }
    let blanks = { (cell: Cell) in Array(repeating: Cell(.space, cell.style), count: 2) }
    // ncurses keeps the screen from scrolling only where the last cell has a character of its own.
    if margin.wrapsAtOnce, last.glyph.isContinuation { return row.dropLast(2) + blanks(last) }
    guard margin.insertsLastCell else { return row }
    // ncurses would insert it from the column before, which is not there.
    if row.count == 1 {
      if !margin.wrapsAtOnce { overlaid = Overlaid(cell: last, x: 0) }
      return []
    }
    // ncurses inserts the last cell also after a wide character that ends before it, into the middle of that character.
    // So it is given blanks, and the character is written over them.
    if let second = row.dropLast().last, second.glyph.isContinuation, let wide = row.dropLast(2).last {
      overlaid = Overlaid(cell: wide, x: row.count - 3)
      return row.dropLast(3) + blanks(wide) + [last]
    }
    return row
  }

  /// The cells of a row with blanks for characters of Latin-1 that have two cells. xterm draws only the first of them,
  /// and leaves in the other what is there: it has to be blank before they are written.
  /// - Returns: nil if there are none.
  private func withoutLatin(_ cells: ArraySlice<Cell>) -> ArraySlice<Cell>? {
    guard AmbiguousWidth.isTwo else { return nil }
    let places = cells.indices.filter { cells[$0].glyph.base < 0x100 && AmbiguousWidth.contains(cells[$0].glyph.base) }
    if places.isEmpty { return nil }
    var cells = cells
    for place in places {
      for index in place..<place + 2 where cells.indices.contains(index) { cells[index].glyph = .space }
    }
    return cells
  }

  /// What ncurses composed, with the stand-ins replaced by the original characters.
  func restored(_ bytes: [UInt8]) -> [UInt8] { standIns.restored(bytes) }

  private mutating func write(_ cells: ArraySlice<Cell>, y: Int) {
    glyphs.removeAll(keepingCapacity: true)
    var start = 0
    var style = Style.plain
    for (x, cell) in zip(0..., cells) {
      if cell.style != style {
        // The second half of a wide character has the style of the first.
        if cell.glyph.isContinuation { continue }
        // Nor is the foreground of a blank seen: it stays in the run before it, which saves a third of the bytes.
        if cell.glyph != .space || !looksAlike(cell.style, style) {
          put(style, y: y, x: start)
          start = x
          style = cell.style
        }
      }
      if cell.glyph.isContinuation { continue }
      glyphs.append(cncurses_glyph(cell.glyph, standIns.standIn(for: cell.glyph.base)))
    }
    put(style, y: y, x: start)
  }

  /// Whether a blank looks the same in both styles.
  private func looksAlike(_ first: Style, _ second: Style) -> Bool {
    first.background == second.background
      && first.attributes.union(second.attributes).isDisjoint(with: [.underline, .reverse])
  }

  private mutating func put(_ style: Style, y: Int, x: Int) {
    guard !glyphs.isEmpty else { return }
    cncurses_put(Int32(y), Int32(x), glyphs, Int32(glyphs.count), attributes(of: style), pairs.number(for: style))
    glyphs.removeAll(keepingCapacity: true)
  }

  private func attributes(of style: Style) -> Int32 {
    var attributes: Int32 = 0
    if style.attributes.contains(.bold) { attributes |= Int32(CNCURSES_BOLD) }
    if style.attributes.contains(.underline) { attributes |= Int32(CNCURSES_UNDERLINE) }
    if style.attributes.contains(.reverse) { attributes |= Int32(CNCURSES_REVERSE) }
    if style.attributes.contains(.dim) { attributes |= Int32(CNCURSES_DIM) }
    return attributes
  }

  private func clamp(_ value: Int, _ count: Int) -> Int32 {
    Int32(max(min(value, count - 1), 0))
  }
}

extension cncurses_glyph {
  /// - Parameter base: what ncurses is given for the glyph's own.
  fileprivate init(_ glyph: Glyph, _ base: UInt32) {
    self.init(base: base, mark: glyph.mark, second_mark: glyph.secondMark)
  }
}

/// ncurses shows colours in numbered pairs. Each pair that a frame uses is defined once.
struct ColorPairs {
  private struct Pair: Hashable {
    let foreground: Int32
    let background: Int32
  }

  private let palette: Palette
  private let limit: Int
  private var numbers: [Pair: Int32] = [Pair(foreground: -1, background: -1): 0]

  /// The number of defined pairs, including the terminal's own.
  private var count: Int32 = 1

  /// - Parameter limit: the number of pairs; 0 on a monochrome terminal.
  init(palette: Palette, limit: Int) {
    self.palette = palette
    self.limit = limit
  }

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
    // None is left. Changing one would change what is on the screen, so the same text colour on the terminal's own
    // background is used, or else the terminal's own colours.
    return numbers[Pair(foreground: pair.foreground, background: -1)] ?? 0
  }
}

/// Colours as ncurses takes them: -1 for the terminal's own, a number of its palette, or red, green and blue in one
/// number.
struct Palette {
  /// See `TerminalEntry`.
  let colorCount: Int
  let paletteCount: Int

  func number(of color: Color) -> Int32 {
    guard case .palette(let index) = color, colorCount > 0 else { return -1 }
    if colorCount > 256, index >= paletteCount {
      let rgb = Palette.rgb(index)
      let number = rgb.red << 16 | rgb.green << 8 | rgb.blue
      // Small numbers mean the palette even here; a trace of green makes them direct colours.
      return Int32(number < 256 ? number | 0x100 : number)
    }
    if index < 16 {
      return index < colorCount ? Int32(index) : Int32(index & 7)
    }
    return colorCount >= 256 ? Int32(index) : nearest(to: index)
  }

  /// The nearest of the first 8 or 16 colours, for a terminal without all 256. (The 88 of some terminals are different
  /// ones.)
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

  /// Components from 0 to 255, as in xterm.
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

/// On a terminal that gives ambiguous characters two cells, ncurses, which asks libc, would count one. It is given
/// kanji in their place, and the original characters are put back into what it composes.
struct StandIns {
  /// Kanji of two cells everywhere (CJK extension B). Those that occur in the text itself get a stand-in too.
  private static let room: ClosedRange<UInt32> = 0x2_0000...0x2_A6D6

  private var numbers: [UInt32: Int] = [:]
  private var originals: [UInt32] = []

  /// What ncurses is given in place of a character.
  mutating func standIn(for base: UInt32) -> UInt32 {
    guard AmbiguousWidth.isTwo, AmbiguousWidth.contains(base) || Self.room.contains(base) else { return base }
    if let number = numbers[base] { return Self.room.lowerBound + UInt32(number) }
    let place = Self.room.lowerBound + UInt32(originals.count)
    // There is more room than a program will ever show; beyond it all characters share one kanji.
    guard Self.room.contains(place) else { return Self.room.upperBound }
    numbers[base] = originals.count
    originals.append(base)
    return place
  }

  /// The bytes with the original characters. No character may be cut at either end.
  func restored(_ bytes: [UInt8]) -> [UInt8] {
    if originals.isEmpty { return bytes }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var rest = bytes[...]
    while let byte = rest.first {
      guard byte == 0xF0, let original = original(of: rest.prefix(4)) else {
        result.append(byte)
        rest.removeFirst()
        continue
      }
      result += original
      rest = rest.dropFirst(4)
    }
    return result
  }

  private func original(of bytes: ArraySlice<UInt8>) -> [UInt8]? {
    guard bytes.count == 4 else { return nil }
    let value = bytes.dropFirst().reduce(UInt32(0)) { $0 << 6 | UInt32($1 & 0x3F) }
    guard Self.room.contains(value), originals.indices.contains(Int(value - Self.room.lowerBound)) else { return nil }
    guard let scalar = Unicode.Scalar(originals[Int(value - Self.room.lowerBound)]), let bytes = UTF8.encode(scalar)
    else { return nil }
    // xterm moves what has two cells up to a character of Latin-1 before it, unless they come apart. A NUL is nothing to
    // every terminal.
    return Array(bytes) + (scalar.value < 0x100 ? [0] : [])
  }
}
