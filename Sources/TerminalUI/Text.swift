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

  /// The text if it fits, else its beginning with a mark behind it. Never half a character, never wider than `limit`.
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
}
