import CNcurses
import TerminalUI

/// Brings the rows of a frame that differ from the one before into ncurses' memory.
struct FrameWriter {
  private var pairs: ColorPairs
  private var previous: Buffer?
  private var previousSize: Size?
  private var isCursorVisible: Bool?
  private var glyphs: [cncurses_glyph] = []
  private var standIns = StandIns()

  init(pairs: ColorPairs) {
    self.pairs = pairs
  }

  /// Has the next frame written whole.
  mutating func forget() {
    previous = nil
    isCursorVisible = nil
  }

  /// Writes a frame and composes the bytes that show it.
  /// - Parameter size: the screen; a frame of another size is clipped, or leaves the rest blank.
  mutating func write(_ frame: Buffer, cursor: Cursor, size: Size) {
    let known = previousSize == size && previous?.size == frame.size ? previous : nil
    if known == nil { cncurses_erase() }
    for y in 0..<min(frame.size.height, size.height) {
      let row = frame.row(y)
      // ncurses compares every cell that it is given, but takes longer for it: a key would take half as long again.
      if let known, known.row(y) == row { continue }
      write(row.prefix(size.width), y: y)
    }
    previous = frame
    previousSize = size

    cncurses_move(clamp(cursor.point.y, size.height), clamp(cursor.point.x, size.width))
    if isCursorVisible != cursor.isVisible {
      cncurses_show_cursor(cursor.isVisible)
      isCursorVisible = cursor.isVisible
    }
    cncurses_update()
  }

  /// What ncurses composed, with the characters that it was given others for.
  func restored(_ bytes: [UInt8]) -> [UInt8] { standIns.restored(bytes) }

  private mutating func write(_ cells: ArraySlice<Cell>, y: Int) {
    glyphs.removeAll(keepingCapacity: true)
    var start = 0
    var style = Style.plain
    for (x, cell) in zip(0..., cells) {
      if cell.style != style {
        // The second half of a wide character looks as the first one does.
        if cell.glyph.isContinuation { continue }
        put(style, y: y, x: start)
        start = x
        style = cell.style
      }
      if cell.glyph.isContinuation { continue }
      let base = standIns.standIn(for: cell.glyph.base)
      glyphs.append(cncurses_glyph(base: base, mark: cell.glyph.mark, second_mark: cell.glyph.secondMark))
    }
    put(style, y: y, x: start)
  }

  private mutating func put(_ style: Style, y: Int, x: Int) {
    guard !glyphs.isEmpty else { return }
    var attributes: Int32 = 0
    if style.attributes.contains(.bold) { attributes |= Int32(CNCURSES_BOLD) }
    if style.attributes.contains(.underline) { attributes |= Int32(CNCURSES_UNDERLINE) }
    if style.attributes.contains(.reverse) { attributes |= Int32(CNCURSES_REVERSE) }
    cncurses_put(Int32(y), Int32(x), glyphs, Int32(glyphs.count), attributes, pairs.number(for: style))
    glyphs.removeAll(keepingCapacity: true)
  }

  private func clamp(_ value: Int, _ count: Int) -> Int32 {
    Int32(max(min(value, count - 1), 0))
  }
}
