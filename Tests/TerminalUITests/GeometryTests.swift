import TerminalUI
import Testing

/// Rectangles of cells.
@Suite(.timeLimit(.minutes(10))) struct GeometryTests {
  private static let rect = Rect(x: 2, y: 1, width: 4, height: 3)

  @Test("no extent is negative")
  func extents() {
    #expect(Size(width: -1, height: -5) == Size(width: 0, height: 0))
    #expect(Rect(x: 3, y: 4, width: -1, height: -5) == Rect(x: 3, y: 4, width: 0, height: 0))
    #expect(Rect(Size(width: 80, height: 24)) == Rect(x: 0, y: 0, width: 80, height: 24))
    #expect(Self.rect.size == Size(width: 4, height: 3))
  }

  @Test(
    "only the left and top edges belong to it",
    arguments: [
      (2, 1, true), (5, 3, true), (6, 1, false), (2, 4, false), (1, 1, false), (2, 0, false),
    ])
  func contains(x: Int, y: Int, isInside: Bool) {
    #expect(Self.rect.contains(Point(x: x, y: y)) == isInside)
  }

  @Test(
    "the intersection of two",
    arguments: [
      (Rect(x: 0, y: 0, width: 9, height: 9), Self.rect),
      (Rect(x: 4, y: 2, width: 9, height: 9), Rect(x: 4, y: 2, width: 2, height: 2)),
      (Rect(x: 0, y: 0, width: 3, height: 2), Rect(x: 2, y: 1, width: 1, height: 1)),
    ])
  func intersection(other: Rect, common: Rect) {
    #expect(Self.rect.intersection(other) == common)
    #expect(other.intersection(Self.rect) == common)
  }

  @Test("without common cells it is empty", arguments: [(6, 1), (2, 4), (-9, 1), (2, -9)])
  func apart(x: Int, y: Int) {
    #expect(Self.rect.intersection(Rect(x: x, y: y, width: 2, height: 1)).isEmpty)
  }

  @Test("an inset shrinks each side, down to nothing")
  func inset() {
    #expect(Self.rect.inset(horizontally: 1) == Rect(x: 3, y: 1, width: 2, height: 3))
    #expect(Self.rect.inset(horizontally: 1, vertically: 1) == Rect(x: 3, y: 2, width: 2, height: 1))
    #expect(Self.rect.inset(horizontally: 3).isEmpty)
  }

  @Test("rows are counted from its top and end with it")
  func rows() {
    #expect(Self.rect.row(0) == Rect(x: 2, y: 1, width: 4, height: 1))
    #expect(Self.rect.row(2) == Rect(x: 2, y: 3, width: 4, height: 1))
    #expect(Self.rect.row(3).isEmpty && Self.rect.row(-1).isEmpty)
  }

  @Test(
    "centred, at most as large as it is",
    arguments: [
      (2, 1, Rect(x: 3, y: 2, width: 2, height: 1)), (3, 2, Rect(x: 2, y: 1, width: 3, height: 2)), (99, 99, Self.rect),
    ])
  func centered(width: Int, height: Int, expected: Rect) {
    #expect(Self.rect.centered(width: width, height: height) == expected)
  }
}
