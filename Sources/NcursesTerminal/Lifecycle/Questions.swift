import TerminalUI

/// What the terminal may still send without a key press: answers to our queries, and mouse reports. What arrives after
/// we have ended would be typed into the shell.
struct Questions {
  enum Question {
    case background, colorScheme, ambiguousWidth, status
    /// The button is released, or the wheel turns on, after what was reported.
    case mouse
  }

  private var open: Set<Question> = []
  /// The time until which answers may come; slow lines get time.
  private var deadline: Int?
  /// Whether the terminal reports its colour scheme, and so may do it at any time.
  private var reportsScheme = false

  /// Whether something may still come.
  var areOpen: Bool { reportsScheme || isInTime }

  private var isInTime: Bool { deadline.map { $0 > Clock.now() } ?? false }

  /// Whether the answer to this one may still come.
  func isOpen(_ question: Question) -> Bool { isInTime && open.contains(question) }

  mutating func ask(_ question: Question) {
    open.insert(question)
    deadline = Clock.now() + 3_000
  }

  /// Removes the query that an event answers.
  mutating func note(_ event: Event) {
    switch event {
    case .background: open.remove(.background)
    case .colorScheme:
      open.remove(.colorScheme)
      reportsScheme = true
    case .ambiguousWidth: open.remove(.ambiguousWidth)
    case .mouse: ask(.mouse)
    default: return
    }
    if open.isEmpty { deadline = nil }
  }

  /// Removes the query for the status.
  mutating func noteStatus() {
    open.remove(.status)
    if open.isEmpty { deadline = nil }
  }

  mutating func giveUp() {
    open.removeAll()
    deadline = nil
    reportsScheme = false
  }
}

/// The query for the width of an ambiguous character in cells: one is written at the left edge, and the terminal is
/// asked for its cursor. This is done on the screen that ncurses switches to, just before ncurses blanks it, so it is
/// never visible and no line of the shell is touched.
enum WidthProbe {
  private static let question = Array("\r\(AmbiguousWidth.sample)\u{1B}[6n".utf8)

  /// The first bytes of a screen with the query inserted.
  /// - Parameter entering: the bytes that switch to the screen.
  /// - Returns: nil if the bytes do not switch to it.
  static func asked(in bytes: [UInt8], after entering: [UInt8]) -> [UInt8]? {
    guard !entering.isEmpty, let place = ByteSearch.firstOffset(of: entering, in: bytes) else { return nil }
    return bytes.prefix(place + entering.count) + question + bytes.dropFirst(place + entering.count)
  }
}
