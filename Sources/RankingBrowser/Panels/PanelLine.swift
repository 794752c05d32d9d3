import TerminalUI

/// A line of a panel: pieces of text, each at its column.
struct PanelLine: Sendable {
  struct Piece: Sendable {
    /// Cells from the panel's left.
    let x: Int
    let text: String
    let role: Role
    /// Cells that it may take; nil for all up to the next piece or the panel's edge.
    let width: Int?

    init(_ x: Int, _ text: String, _ role: Role, width: Int? = nil) {
      self.x = x
      self.text = text
      self.role = role
      self.width = width
    }
  }

  var pieces: [Piece]
  /// Whether it can be chosen, in a panel where something can be.
  var isChoosable = true

  init(_ pieces: [Piece] = [], isChoosable: Bool = true) {
    self.pieces = pieces
    self.isChoosable = isChoosable
  }

  /// The line as text, its pieces in their columns.
  var text: String {
    var result = ""
    var x = 0
    var hasEnd = false
    for piece in pieces {
      if piece.x > x {
        result += String(repeating: " ", count: piece.x - x)
        x = piece.x
      } else if x > 0, !result.hasSuffix(" "), !(hasEnd && piece.x == x) {
        // Pieces of a given width may touch, as they do on the screen.
        result += " "
        x += 1
      }
      let text = Text(piece.text)
      result += text.string
      x += text.width
      hasEnd = piece.width != nil
    }
    while result.last == " " { result.removeLast() }
    return result
  }
}
