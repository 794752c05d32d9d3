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

/// A line of text ready for the screen: glyphs and how many cells they take.
package struct Text: Hashable, Sendable {
  /// From left to right, without the second halves of wide characters.
  package private(set) var glyphs: [Glyph]
  /// Cells.
  package private(set) var width: Int

  /// Makes a string printable; nothing in it reaches the terminal otherwise.
  package init(_ string: String) {
    self.init(glyphs: Printable.glyphs(of: string))
  }

  /// More glyphs than a line of any screen has.
  private static let screenLimit = 2_000

  /// The beginning of a string that may be of any length, for a line of the screen.
  package init(onScreen string: String) {
    self.init(glyphs: Printable.glyphs(of: string, limit: Self.screenLimit))
  }

  private init(glyphs: [Glyph]) {
    self.glyphs = glyphs
    width = glyphs.reduce(0) { $0 + $1.width }
  }

  /// The text if it fits, else its beginning with a mark after it. Never half a character, never wider than `limit`.
  package func fitted(to limit: Int, mark: Text) -> Text {
    if width <= limit { return self }
    let room = limit - mark.width
    if room < 0 { return Text(glyphs: []) }
    var used = 0
    let kept = glyphs.prefix { glyph in
      used += glyph.width
      return used <= room
    }
    return Text(glyphs: Array(kept) + mark.glyphs)
  }

  /// The text if it fits, else a mark for it.
  package func whole(within limit: Int, or mark: Text) -> Text {
    width <= limit ? self : mark
  }

  /// Both texts, without a blank between them.
  package static func + (left: Text, right: Text) -> Text {
    Text(glyphs: left.glyphs + right.glyphs)
  }

  /// The characters that are shown, which are not always those it was made of.
  package var string: String {
    var scalars = String.UnicodeScalarView()
    for glyph in glyphs { glyph.append(to: &scalars) }
    return String(scalars)
  }

  /// The cells that a range of glyphs takes, counted from the text's left edge. What is outside the text is left out.
  package func columns(of range: Range<Int>) -> Range<Int> {
    let range = range.clamped(to: 0..<glyphs.count)
    let left = glyphs[..<range.lowerBound].reduce(0) { $0 + $1.width }
    return left..<glyphs[range].reduce(left) { $0 + $1.width }
  }
}
