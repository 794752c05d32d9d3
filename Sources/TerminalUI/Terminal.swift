import Glibc

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

/// The clock that only moves ahead, in milliseconds. Swift's own comes with its library of tasks, a tenth of the program.
package enum Clock {
  /// Milliseconds since some time before the program began, rounded down.
  package static func now() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
  }
}
