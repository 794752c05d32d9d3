/// One cell of the screen.
package struct Cell: Hashable, Sendable {
  /// The character, or the second half of the one on the left.
  package var glyph: Glyph
  /// Its colours and attributes.
  package var style: Style

  /// A cell; without arguments, a blank in the terminal's own colours.
  package init(_ glyph: Glyph = .space, _ style: Style = .plain) {
    self.glyph = glyph
    self.style = style
  }
}

/// A screen of cells in memory. Views write to it; one module sends it to the terminal. Writing never fails: what is
/// outside is clipped, and no wide character is left with only one of its halves.
package struct Buffer: Hashable, Sendable {
  /// The fixed extent in cells.
  package let size: Size
  private var cells: [Cell]

  /// A screen of blanks in one style.
  package init(size: Size, style: Style = .plain) {
    self.size = size
    cells = Array(repeating: Cell(.space, style), count: size.width * size.height)
  }

  /// The whole screen as a rectangle.
  package var bounds: Rect { Rect(size) }

  /// The cell at that place; nil outside.
  package subscript(x: Int, y: Int) -> Cell? {
    index(x, y).map { cells[$0] }
  }

  /// One row, left to right; empty outside.
  package func row(_ y: Int) -> ArraySlice<Cell> {
    guard 0 <= y, y < size.height else { return [] }
    return cells[y * size.width..<(y + 1) * size.width]
  }

  /// Blanks a rectangle. A style without colours keeps the existing ones.
  package mutating func fill(_ rect: Rect, _ style: Style) {
    let rect = rect.intersection(bounds)
    guard !rect.isEmpty else { return }
    let attributes = style.attributes
    let opaque = style.isOpaque ? Cell(.space, style) : nil
    for y in rect.y..<rect.maxY {
      separateHalves(atColumn: rect.x, row: y)
      separateHalves(atColumn: rect.maxX, row: y)
      let range = y * size.width + rect.x..<y * size.width + rect.maxX
      var cells = cells.mutableSpan
      for index in range {
        if let opaque {
          cells[index] = opaque
        } else {
          var style = style.over(cells[index].style)
          style.attributes = attributes
          cells[index] = Cell(.space, style)
        }
      }
    }
  }

  /// Changes the style of existing cells.
  package mutating func restyle(_ rect: Rect, _ style: Style) {
    let rect = rect.intersection(bounds)
    guard !rect.isEmpty else { return }
    for y in rect.y..<rect.maxY {
      for index in y * size.width + rect.x..<y * size.width + rect.maxX {
        cells[index].style = style.over(cells[index].style)
      }
    }
  }

  /// Writes text from a place to the right, on the existing background, inside `clip`.
  /// - Returns: the cells that the text takes, written or not.
  @discardableResult
  package mutating func write(_ text: Text, at point: Point, in clip: Rect? = nil, _ style: Style) -> Int {
    let area = bounds.intersection(clip ?? bounds)
    let left = max(point.x, area.x)
    let right = min(point.x + text.width, area.maxX)
    guard left < right, point.y >= area.y, point.y < area.maxY else { return text.width }
    // Between its ends the text covers only its own cells.
    separateHalves(atColumn: left, row: point.y)
    separateHalves(atColumn: right, row: point.y)
    let rowStart = point.y * size.width
    var cells = cells.mutableSpan
    var x = point.x
    for glyph in text.glyphs {
      let width = glyph.width
      let isWhole = x >= area.x && x + width <= area.maxX
      // If the edge cuts a wide character, its visible half is blank.
      for column in x..<x + width where left <= column && column < right {
        let cell = rowStart + column
        cells[cell].style = style.over(cells[cell].style)
        cells[cell].glyph = !isWhole ? .space : column == x ? glyph : .continuation
      }
      x += width
    }
    return text.width
  }

  /// The same for a string.
  @discardableResult
  package mutating func write(_ string: String, at point: Point, in clip: Rect? = nil, _ style: Style) -> Int {
    write(Text(string), at: point, in: clip, style)
  }

  /// Copies another buffer with its top left at a place, inside `clip`.
  package mutating func draw(_ other: Buffer, at point: Point, in clip: Rect) {
    let area = bounds.intersection(clip)
    for y in 0..<other.size.height {
      for (x, cell) in other.row(y).enumerated() where !cell.glyph.isContinuation {
        put(cell.glyph, width: cell.glyph.width, x: point.x + x, y: point.y + y, in: area, cell.style)
      }
    }
  }

  /// The characters of each row, including blanks at the end.
  package var textRows: [String] {
    (0..<size.height).map { y in
      var scalars = String.UnicodeScalarView()
      for cell in row(y) { cell.glyph.append(to: &scalars) }
      return String(scalars)
    }
  }

  private mutating func put(_ glyph: Glyph, width: Int, x: Int, y: Int, in area: Rect, _ style: Style) {
    guard y >= area.y, y < area.maxY, x < area.maxX, x + width > area.x else { return }
    let isWhole = x >= area.x && x + width <= area.maxX
    for column in max(x, area.x)..<min(x + width, area.maxX) {
      separateHalves(atColumn: column, row: y)
      separateHalves(atColumn: column + 1, row: y)
      guard let index = index(column, y) else { continue }
      let style = style.over(cells[index].style)
      // If the edge cuts a wide character, its visible half is blank.
      cells[index] = Cell(!isWhole ? .space : column == x ? glyph : .continuation, style)
    }
  }

  /// Blanks the wide character, if any, that lies across the border to the left of a column.
  private mutating func separateHalves(atColumn x: Int, row y: Int) {
    guard let right = index(x, y), cells[right].glyph.isContinuation, let left = index(x - 1, y) else { return }
    cells[right].glyph = .space
    cells[left].glyph = .space
  }

  private func index(_ x: Int, _ y: Int) -> Int? {
    0 <= x && x < size.width && 0 <= y && y < size.height ? y * size.width + x : nil
  }
}
