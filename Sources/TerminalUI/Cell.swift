/// One cell of the screen.
package struct Cell: Hashable, Sendable {
  /// The character, or the second half of the one on the left.
  package var glyph: Glyph
  /// Its colours and attributes.
  package var style: Style

  /// A cell; without arguments a blank in the terminal's own colours.
  package init(_ glyph: Glyph = .space, _ style: Style = .plain) {
    self.glyph = glyph
    self.style = style
  }
}
