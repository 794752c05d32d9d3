import Glibc

/// Where the browser is shown and its events come from.
package protocol Terminal: AnyObject {
  /// Cells of the screen as last reported.
  var size: Size { get }

  /// Shows a frame. Only what differs from the frame before is sent. Never waits for a slow terminal: what it does not
  /// accept at once is sent from `nextEvent`.
  /// - Parameters:
  ///   - cursor: the place of the hardware cursor, for screen readers and input methods.
  ///   - isPassing: whether another frame follows by itself, as in an animation. It is skipped if the terminal has not
  ///     yet shown the passing frame before it.
  func present(_ frame: Buffer, cursor: Cursor, isPassing: Bool)

  /// Forgets what the terminal shows, so that the next frame is sent whole.
  func invalidate()

  /// Waits for the next event.
  /// - Parameters:
  ///   - watching: file descriptors whose readiness is an event too.
  ///   - timeout: the longest wait in milliseconds; nil waits for ever.
  func nextEvent(watching: [Int32], timeout: Int?) -> Event

  /// Whether there is an event that `nextEvent` would return at once.
  var hasQueuedEvents: Bool { get }

  /// Gives the terminal back, stops the process, and takes the terminal again when the process continues.
  func suspend()

  /// Gives the terminal back while `body` runs, for a program that needs it, and takes it again.
  func lend(_ body: () -> Void)

  /// Sends text for the terminal's clipboard. No terminal says whether it took it.
  /// - Returns: false if this kind of terminal does not support it.
  func copy(_ text: String) -> Bool

  /// Asks the terminal for its background colour; the answer, if there is one, comes as an event.
  func askForBackground()

  /// Asks the terminal for its colour scheme and its background colour, and to report every change of the scheme from
  /// then on. It is asked again each time that it is taken, and reports nothing while it is given back.
  func followBackground()
}

extension Terminal {
  /// Shows a frame that stays.
  package func present(_ frame: Buffer, cursor: Cursor) {
    present(frame, cursor: cursor, isPassing: false)
  }
}

/// The place of the hardware cursor and whether it is visible.
package struct Cursor: Hashable, Sendable {
  /// The cell of the cursor.
  package var point: Point
  /// Whether it is visible. Even if it is not, its place matters to screen readers.
  package var isVisible: Bool

  /// A cursor at a cell, hidden by default.
  package init(at point: Point, isVisible: Bool = false) {
    self.point = point
    self.isVisible = isVisible
  }
}

/// What the terminal, the system or the clock reports.
package enum Event: Hashable, Sendable {
  case key(Key)
  /// Pasted text, as received.
  case paste(String)
  case mouse(Mouse)
  case resize(Size)
  /// The terminal's report of its background.
  case background(isLight: Bool)
  /// The terminal's report of its colour scheme, which may be the desktop's rather than that of its background.
  case colorScheme(isLight: Bool)
  /// The terminal's report of the width of ambiguous characters.
  case ambiguousWidth(isTwo: Bool)
  /// A signal that ends the program, by its number.
  case ended(signal: Int32)
  /// The system wants the program to stop (Ctrl-Z).
  case suspend
  /// The process continues after it was stopped.
  case resumed
  /// The watched file descriptor has bytes, or has ended.
  case inputReady
  /// The timeout has passed.
  case timeout
  /// The terminal is gone.
  case disconnected
}

/// A mouse event at a cell.
package struct Mouse: Hashable, Sendable {
  /// What the mouse did. Other buttons, releases and motion are not reported.
  package enum Kind: Hashable, Sendable {
    /// The main button was pressed.
    case press
    case wheelUp
    case wheelDown
  }

  /// What happened.
  package let kind: Kind
  /// The cell, from the top left of the screen.
  package let point: Point

  /// An event of that kind; the point may be outside the screen if the terminal says so.
  package init(_ kind: Kind, at point: Point) {
    self.kind = kind
    self.point = point
  }
}

/// A monotonic clock in milliseconds. Swift's own comes with its concurrency library, a tenth of the program's size.
package enum Clock {
  /// Milliseconds since some time before the program began, rounded down.
  package static func now() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
  }
}
