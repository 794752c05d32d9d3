/// What stands in one cell, or in two: a scalar that takes room and up to two marks over it.
/// Plain bits, so that a screen of cells is filled and compared quickly.
package struct Glyph: Hashable, Sendable {
  /// The scalar that takes room; 0 for the second cell of a wide character.
  package let base: UInt32
  /// Combining marks, 0 where there is none. A third mark on one letter is dropped.
  package private(set) var mark: UInt32 = 0
  /// The mark over the first; 0 for none.
  package private(set) var secondMark: UInt32 = 0

  /// What a blank cell has.
  package static let space = Glyph(base: 0x20)
  /// The right half of the wide character in the cell before.
  package static let continuation = Glyph(base: 0)
  /// Stands for what must not or cannot be shown. Narrow everywhere, unlike U+FFFD.
  package static let replacement = Glyph(base: 0x25AF)

  /// A scalar that takes room and must be printable; `Printable` makes glyphs of text from outside.
  package init(_ scalar: Unicode.Scalar) {
    base = scalar.value
  }

  private init(base: UInt32) {
    self.base = base
  }

  /// Whether it is the right half of a wide character.
  package var isContinuation: Bool { base == 0 }

  /// Cells: 1 or 2; 0 for a continuation.
  package var width: Int {
    guard base != 0, let scalar = Unicode.Scalar(base) else { return 0 }
    return max(TextWidth.cells(of: scalar), 1)
  }

  /// Puts a combining mark over it, or drops it where two are there already.
  package mutating func add(mark scalar: Unicode.Scalar) {
    if mark == 0 {
      mark = scalar.value
    } else if secondMark == 0 {
      secondMark = scalar.value
    }
  }

  /// Appends its scalars, in order.
  package func append(to view: inout String.UnicodeScalarView) {
    append(base, to: &view)
    append(mark, to: &view)
    append(secondMark, to: &view)
  }

  private func append(_ value: UInt32, to view: inout String.UnicodeScalarView) {
    if value != 0, let scalar = Unicode.Scalar(value) { view.append(scalar) }
  }
}
