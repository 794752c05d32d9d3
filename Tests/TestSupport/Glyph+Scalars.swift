import TerminalUI

extension Glyph {
  /// The scalars in order.
  package var scalars: [Unicode.Scalar] {
    var view = String.UnicodeScalarView()
    append(to: &view)
    return Array(view)
  }
}
