import TerminalUI

/// The screen of a terminal, as the bytes that were sent to it leave it: what tmux and xterm do with what ncurses sends,
/// also where characters are inserted and a wide one is cut. What it does not know it lists, and tests find that list
/// empty.
package struct ScreenModel {
  /// The screen in cells.
  package private(set) var size: Size
  /// Sequences that it does not know.
  package private(set) var unknown: Set<String> = []
  private var cells: [Cell]
  /// What is seen in place of the cells during synchronized output (mode 2026).
  private var held: [Cell]?
  private var x = 0
  private var y = 0
  /// The last column is written, and the next character goes to the next line.
  private var isAtMargin = false
  private var style = Style.plain
  private var inserts = false
  private var wraps = true
  private var saved = (x: 0, y: 0)
  private var lastGlyph = Glyph.space
  /// The rows that scroll.
  private var region: ClosedRange<Int>
  private let wrapsAtOnce: Bool
  private let leavesSecondOfLatin: Bool
  /// The cell of the last character, for the marks that follow.
  private var lastPlace: Int?
  /// Where xterm puts the next character of two cells, if nothing comes between it and the last one.
  private var nextWidePlace: Int?
  /// The beginning of something whose end has not come.
  private var pending: [UInt8] = []

  /// A blank screen.
  /// - Parameters:
  ///   - wrapsAtOnce: whether a character in the last column puts the cursor into the next line, as on terminals without
  ///     `xenl`, and not only the character after it.
  ///   - leavesSecondOfLatin: whether a character of Latin-1 that has two cells leaves what the second one shows, and what
  ///     comes with it and has two cells is put there, as in xterm.
  package init(size: Size, wrapsAtOnce: Bool = false, leavesSecondOfLatin: Bool = false) {
    self.size = size
    self.leavesSecondOfLatin = leavesSecondOfLatin
    self.wrapsAtOnce = wrapsAtOnce
    region = 0...max(size.height - 1, 0)
    cells = Array(repeating: Cell(), count: size.width * size.height)
  }

  /// One row as it is seen, from left to right.
  package func row(_ y: Int) -> [Cell] { row(y, of: held ?? cells) }

  private func row(_ y: Int, of cells: [Cell]) -> [Cell] { Array(cells[y * size.width..<(y + 1) * size.width]) }

  /// The cells that do not look as those of a frame do, by place.
  /// - Parameter colors: whether styles are compared too. A blank does not show its foreground.
  package func differences(from frame: Buffer, colors: Bool) -> [String] {
    (0..<size.height).flatMap { y in
      zip(0..., zip(row(y), frame.row(y))).compactMap { x, pair in
        let (shown, wanted) = pair
        let looksSame = !colors || Self.visible(shown) == Self.visible(wanted)
        return shown.glyph == wanted.glyph && looksSame ? nil : "\(x),\(y): \(shown), not \(wanted)"
      }
    }
  }

  /// The screen as it is seen, row by row: what a blank does not show is left out.
  package var seen: [[Cell]] {
    (0..<size.height).map { y in row(y).map { Cell($0.glyph, Self.visible($0)) } }
  }

  private static func visible(_ cell: Cell) -> Style {
    var style = cell.style
    style.foreground = style.foreground ?? .standard
    style.background = style.background ?? .standard
    if cell.glyph == .space, style.attributes.isDisjoint(with: [.underline, .reverse]) {
      style.foreground = .standard
      style.attributes = []
    }
    return style
  }

  /// The user changes the size: what is outside is lost, and new cells are blank.
  package mutating func resize(to new: Size) {
    var resized = ScreenModel(size: new)
    for y in 0..<min(size.height, new.height) {
      for x in 0..<min(size.width, new.width) { resized.cells[y * new.width + x] = cells[y * size.width + x] }
    }
    cells = resized.cells
    held = nil
    region = resized.region
    size = new
    for y in 0..<new.height where new.width > 0 { separate(column: new.width, row: y) }
    place(x, y)
  }

  /// Obeys bytes, however they are cut.
  package mutating func feed(_ bytes: some Sequence<UInt8>) {
    pending += bytes
    var rest = pending[...]
    while let length = step(rest) { rest = rest.dropFirst(length) }
    pending = Array(rest)
  }

  /// Obeys what the bytes begin with.
  /// - Returns: its length; nil if its end is missing.
  private mutating func step(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard let first = bytes.first else { return nil }
    if first < 0x20 { nextWidePlace = nil }
    switch first {
    case 0x1B: return escape(bytes)
    case 0, 0x07, 0x0E, 0x0F: return 1
    case 0x08: place(x - 1, y)
    case 0x09: place(min((x / 8 + 1) * 8, size.width - 1), y)
    case 0x0A: lineFeed()
    case 0x0D: place(0, y)
    case 0x01..<0x20: unknown.insert("control \(first)")
    default:
      let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
      guard bytes.count >= length else { return nil }
      for scalar in String(decoding: bytes.prefix(length), as: UTF8.self).unicodeScalars { write(scalar) }
      return length
    }
    return 1
  }

  private mutating func escape(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard let second = bytes.dropFirst().first else { return nil }
    switch second {
    case UInt8(ascii: "["):
      let body = bytes.dropFirst(2)
      guard let end = body.firstIndex(where: { 0x40...0x7E ~= $0 }) else { return nil }
      control(String(decoding: body[..<end], as: UTF8.self), Character(Unicode.Scalar(body[end])))
      return end - bytes.startIndex + 1
    case UInt8(ascii: "]"):
      guard let end = bytes.dropFirst(2).firstIndex(where: { $0 == 0x07 || $0 == UInt8(ascii: "\\") }) else {
        return nil
      }
      return end - bytes.startIndex + 1
    case UInt8(ascii: "("), UInt8(ascii: ")"): return bytes.count < 3 ? nil : 3
    case UInt8(ascii: "="), UInt8(ascii: ">"): break
    case UInt8(ascii: "7"): saved = (x, y)
    case UInt8(ascii: "8"): place(saved.x, saved.y)
    case UInt8(ascii: "D"): lineFeed()
    case UInt8(ascii: "M"): if y == region.lowerBound { scroll(from: y, by: -1) } else { place(x, y - 1) }
    default: unknown.insert("ESC \(Character(Unicode.Scalar(second)))")
    }
    return 2
  }

  private mutating func control(_ parameters: String, _ final: Character) {
    let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    let first = numbers.first ?? 0
    let count = max(first, 1)
    switch final {
    case "A": place(x, y - count)
    case "B": place(x, y + count)
    case "C": place(x + count, y)
    case "D": place(x - count, y)
    case "G", "`": place(count - 1, y)
    case "d": place(x, count - 1)
    case "H", "f": place(max(numbers.dropFirst().first ?? 1, 1) - 1, count - 1)
    case "J": erase(from: first == 0 ? y * size.width + x : 0, to: first == 1 ? y * size.width + x + 1 : cells.count)
    case "K":
      erase(
        from: y * size.width + (first == 0 ? x : 0), to: y * size.width + (first == 1 ? x + 1 : size.width))
    case "L" where region.contains(y): scroll(from: y, by: -count)
    case "M" where region.contains(y): scroll(from: y, by: count)
    case "S": scroll(from: region.lowerBound, by: count)
    case "T": scroll(from: region.lowerBound, by: -count)
    case "r":
      let last = numbers.dropFirst().first ?? size.height
      region = min(count, size.height) - 1...max(min(count, size.height), min(last, size.height)) - 1
      place(0, 0)
    case "X": erase(from: y * size.width + x, to: y * size.width + min(x + count, size.width))
    case "@": shift(by: count)
    case "P": shift(by: -count)
    case "b": for _ in 0..<count { put(lastGlyph) }
    case "Z": place(max((x - 1) / 8 * 8, 0), y)
    case "m": setStyle(numbers)
    case "h" where parameters == "4": inserts = true
    case "l" where parameters == "4": inserts = false
    case "h" where parameters == "?7": wraps = true
    case "l" where parameters == "?7": wraps = false
    case "h" where parameters == "?1049", "h" where parameters == "?47": erase(from: 0, to: cells.count)
    case "h" where parameters == "?2026": held = held ?? cells
    case "l" where parameters == "?2026": held = nil
    // Titles, reports, and modes that change nothing that is shown.
    case "t", "n", "c": break
    case "h" where parameters == "34", "l" where parameters == "34": break
    case "h" where parameters.hasPrefix("?"), "l" where parameters.hasPrefix("?"): break
    default: unknown.insert("ESC [ \(parameters) \(final)")
    }
  }

  private mutating func setStyle(_ numbers: [Int]) {
    var rest = (numbers.isEmpty ? [0] : numbers)[...]
    func color(_ number: Int) -> Color { .palette(UInt8(truncatingIfNeeded: number)) }
    while let number = rest.popFirst() {
      switch number {
      case 0: style = .plain
      case 1: style.attributes.insert(.bold)
      case 2: style.attributes.insert(.dim)
      case 4: style.attributes.insert(.underline)
      case 7: style.attributes.insert(.reverse)
      case 22: style.attributes.subtract([.bold, .dim])
      case 24: style.attributes.remove(.underline)
      case 27: style.attributes.remove(.reverse)
      case 10: break
      case 30...37: style.foreground = color(number - 30)
      case 39: style.foreground = .standard
      case 40...47: style.background = color(number - 40)
      case 49: style.background = .standard
      case 90...97: style.foreground = color(number - 82)
      case 100...107: style.background = color(number - 92)
      case 38 where rest.first == 5 && rest.count > 1, 48 where rest.first == 5 && rest.count > 1:
        _ = rest.popFirst()
        let chosen = color(rest.popFirst() ?? 0)
        if number == 38 { style.foreground = chosen } else { style.background = chosen }
      default: unknown.insert("style \(number)")
      }
    }
  }

  // MARK: Cells

  private mutating func place(_ column: Int, _ row: Int) {
    x = max(min(column, size.width - 1), 0)
    y = max(min(row, size.height - 1), 0)
    isAtMargin = false
    lastPlace = nil
  }

  private mutating func write(_ scalar: Unicode.Scalar) {
    guard TextWidth.cells(of: scalar) > 0 else {
      if let lastPlace { cells[lastPlace].glyph.add(mark: scalar) }
      return
    }
    put(Glyph(scalar))
  }

  private mutating func put(_ glyph: Glyph) {
    lastGlyph = glyph
    let width = glyph.width
    if isAtMargin || x + width > size.width {
      guard wraps, width <= size.width else { return }
      lineFeed()
      place(0, y)
    }
    if inserts { shift(by: width) }
    separate(column: x, row: y)
    separate(column: x + width, row: y)
    let place = width == 2 ? nextWidePlace ?? y * size.width + x : y * size.width + x
    let leavesSecond = leavesSecondOfLatin && width == 2 && glyph.base < 0x100
    nextWidePlace = leavesSecondOfLatin && width == 2 ? place + (leavesSecond ? 1 : 2) : nil
    lastPlace = place
    cells[place] = Cell(glyph, style)
    if width == 2 {
      if !leavesSecond {
        cells[place + 1] = Cell(.continuation, style)
      } else if cells[place + 1].glyph == .space {
        var seen = style
        seen.background = cells[place + 1].style.background
        cells[place + 1] = Cell(.continuation, seen)
      }
    }
    x += width
    if x == size.width {
      x -= 1
      isAtMargin = wraps
      if wraps, wrapsAtOnce {
        // If nothing scrolls, a mark that follows still belongs to this character.
        let isAtEnd = y == region.upperBound
        lineFeed()
        self.place(0, y)
        lastPlace = isAtEnd ? nil : place
      }
    }
  }

  private mutating func lineFeed() {
    if y == region.upperBound { scroll(from: region.lowerBound, by: 1) } else { place(x, y + 1) }
    isAtMargin = false
  }

  /// Moves the rows from one on to the end of the region up, or down with a negative count.
  private mutating func scroll(from row: Int, by count: Int) {
    let rows = cells[row * size.width..<(region.upperBound + 1) * size.width]
    let moved = min(abs(count) * size.width, rows.count)
    let blanks = Array(repeating: Cell(.space, blank), count: moved)
    cells.replaceSubrange(
      rows.indices, with: count > 0 ? Array(rows.dropFirst(moved)) + blanks : blanks + Array(rows.dropLast(moved)))
  }

  /// What is erased has the background that is set.
  private var blank: Style { Style(.standard, on: style.background) }

  private mutating func erase(from start: Int, to end: Int) {
    guard start < end else { return }
    for border in [start, end] where border < cells.count {
      separate(column: border % size.width, row: border / size.width)
    }
    for index in start..<end { cells[index] = Cell(.space, blank) }
    isAtMargin = false
  }

  /// Moves the cells from the cursor on to the right, or to the left with a negative count. What is moved beyond the
  /// edge is lost, also half of a wide character: the other half becomes a blank.
  private mutating func shift(by count: Int) {
    separate(column: x, row: y)
    if count < 0 { separate(column: x - count, row: y) }
    let kept = Array(row(y, of: cells)[x...])
    let blanks = Array(repeating: Cell(.space, blank), count: min(abs(count), kept.count))
    let shifted =
      count > 0 ? blanks + kept.prefix(kept.count - blanks.count) : Array(kept.dropFirst(blanks.count)) + blanks
    cells.replaceSubrange(y * size.width + x..<(y + 1) * size.width, with: shifted)
    separate(column: size.width, row: y)
    isAtMargin = false
  }

  /// Blanks the wide character, if any, that lies across the border to the left of a column. At the right edge that is
  /// one whose second half is lost.
  private mutating func separate(column: Int, row: Int) {
    guard column > 0, column <= size.width, row < size.height else { return }
    let left = row * size.width + column - 1
    if column == size.width {
      if cells[left].glyph.width == 2 { cells[left].glyph = .space }
    } else if cells[left + 1].glyph.isContinuation {
      cells[left].glyph = .space
      cells[left + 1].glyph = .space
    }
  }
}
