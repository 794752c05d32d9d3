/// What the terminal, the system or the clock has to tell.
package enum Event: Hashable, Sendable {
  case key(Key)
  /// Pasted text, as it came.
  case paste(String)
  case mouse(Mouse)
  case resize(Size)
  /// The terminal's answer to the question for its background.
  case background(isLight: Bool)
  /// The terminal's answer to the question for the cells of ambiguous characters.
  case ambiguousWidth(isTwo: Bool)
  /// A signal that ends the program, by its number.
  case ended(signal: Int32)
  /// The system wants the program to stop (Ctrl-Z).
  case suspend
  /// The program goes on after it was stopped.
  case resumed
  /// The watched file descriptor has bytes, or has ended.
  case inputReady
  /// The time to wait is over.
  case timeout
  /// The terminal is gone.
  case disconnected
}

/// A mouse event at a cell.
package struct Mouse: Hashable, Sendable {
  /// What the mouse did. Other buttons, releases and movements are not told.
  package enum Kind: Hashable, Sendable {
    /// The main button went down.
    case press
    case wheelUp
    case wheelDown
  }

  /// What happened there.
  package let kind: Kind
  /// The cell, from the top left of the screen.
  package let point: Point

  /// An event of that kind; the point may be outside the screen if the terminal says so.
  package init(_ kind: Kind, at point: Point) {
    self.kind = kind
    self.point = point
  }
}
