/// Where the browser is shown and its events come from.
package protocol Terminal: AnyObject {
  /// Cells of the screen as last reported.
  var size: Size { get }

  /// Shows a frame. Only what differs from the frame before is sent. Never waits for a slow terminal: what it does not
  /// take now is sent from `nextEvent`.
  /// - Parameters:
  ///   - cursor: where the hardware cursor stands, for screen readers and input methods.
  ///   - isPassing: whether another frame follows by itself, as in an animation. It is left out where the terminal has not
  ///     shown the passing one before it yet.
  func present(_ frame: Buffer, cursor: Cursor, isPassing: Bool)

  /// Forgets what the terminal shows, so that the next frame is sent whole.
  func invalidate()

  /// Waits for the next event.
  /// - Parameters:
  ///   - watching: file descriptors whose readiness is an event too.
  ///   - timeout: milliseconds to wait at most; nil waits for ever.
  func nextEvent(watching: [Int32], timeout: Int?) -> Event

  /// Whether an event is there that `nextEvent` would give at once.
  var hasQueuedEvents: Bool { get }

  /// Gives the terminal back, stops the process, and takes the terminal again when it goes on.
  func suspend()

  /// Puts text on the terminal's clipboard.
  /// - Returns: false where the terminal is of a kind that takes none.
  func copy(_ text: String) -> Bool

  /// Asks the terminal for its background colour; the answer comes as an event, if it comes.
  func askForBackground()
}

extension Terminal {
  /// Shows a frame that stays.
  package func present(_ frame: Buffer, cursor: Cursor) {
    present(frame, cursor: cursor, isPassing: false)
  }
}

/// Where the hardware cursor stands and whether it is seen.
package struct Cursor: Hashable, Sendable {
  /// The cell that it stands on.
  package var point: Point
  /// Whether it is seen. Where it is not, its place still matters to screen readers.
  package var isVisible: Bool

  /// A cursor at a cell, hidden unless told.
  package init(at point: Point, isVisible: Bool = false) {
    self.point = point
    self.isVisible = isVisible
  }
}
