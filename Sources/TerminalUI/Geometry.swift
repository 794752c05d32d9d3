/// A place on the screen in cells; (0, 0) is the top left.
package struct Point: Hashable, Sendable {
  /// Cells from the left.
  package var x: Int
  /// Rows from the top.
  package var y: Int

  /// A place; it may be outside the screen.
  package init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
}

/// An extent in cells, never negative.
package struct Size: Hashable, Sendable {
  /// Cells in a row.
  package let width: Int
  /// Rows.
  package let height: Int

  /// An extent; negative values become 0.
  package init(width: Int, height: Int) {
    self.width = max(width, 0)
    self.height = max(height, 0)
  }
}

/// A rectangle of cells, never of negative extent.
package struct Rect: Hashable, Sendable {
  /// The leftmost cell.
  package let x: Int
  /// The uppermost row.
  package let y: Int
  /// Cells in a row.
  package let width: Int
  /// Rows.
  package let height: Int

  /// A rectangle; negative extents become 0.
  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = max(width, 0)
    self.height = max(height, 0)
  }

  /// The whole of a screen of that size.
  package init(_ size: Size) {
    self.init(x: 0, y: 0, width: size.width, height: size.height)
  }

  /// The first cell to the right of it.
  package var maxX: Int { x + width }
  /// The first row below it.
  package var maxY: Int { y + height }
  /// Its extent without its place.
  package var size: Size { Size(width: width, height: height) }
  /// Whether it has no cells.
  package var isEmpty: Bool { width == 0 || height == 0 }

  /// Whether it contains a cell.
  package func contains(_ point: Point) -> Bool {
    x <= point.x && point.x < maxX && y <= point.y && point.y < maxY
  }

  /// The cells in common; empty if there are none.
  package func intersection(_ other: Rect) -> Rect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return Rect(x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }

  /// Smaller by this many cells on each side.
  package func inset(horizontally dx: Int, vertically dy: Int = 0) -> Rect {
    Rect(x: x + dx, y: y + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  /// One row, counted from its top.
  package func row(_ index: Int) -> Rect {
    Rect(x: x, y: y + index, width: width, height: 1).intersection(self)
  }

  /// A centred rectangle of at most that size.
  package func centered(width inner: Int, height innerHeight: Int) -> Rect {
    let width = min(inner, width)
    let height = min(innerHeight, height)
    return Rect(x: x + (self.width - width) / 2, y: y + (self.height - height) / 2, width: width, height: height)
  }
}
