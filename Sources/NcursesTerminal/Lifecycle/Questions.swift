import TerminalUI

/// What the terminal may still send without a key press: answers to our queries, and mouse reports. What arrives after
/// we have ended would be typed into the shell.
struct Questions {
  enum Question {
    case background, colorScheme, ambiguousWidth, status
    /// The button is released, or the wheel turns on, after what was reported.
    case mouse
  }

  /// When they were asked, in milliseconds of the clock.
  private var open: [Question: Int] = [:]
  /// The time until which answers may come; slow lines get time.
  private var deadline: Int?
  /// Whether the terminal reports its colour scheme, and so may do it at any time.
  private var reportsScheme = false
  /// Milliseconds that an answer took at most.
  private var longestAnswer = 0

  /// Whether something may still come.
  var areOpen: Bool { reportsScheme || isInTime }

  /// Milliseconds in which the answer to a last question is expected.
  var patience: Int { min(max(300, 2 * longestAnswer), 3_000) }

  private var isInTime: Bool { deadline.map { $0 > Clock.now() } ?? false }

  /// Whether the answer to this one may still come.
  func isOpen(_ question: Question) -> Bool { isInTime && open[question] != nil }

  /// - Parameter now: milliseconds of the clock.
  mutating func ask(_ question: Question, at now: Int = Clock.now()) {
    open[question] = now
    deadline = now + 3_000
  }

  /// Removes the query that an event answers.
  /// - Parameter now: milliseconds of the clock.
  mutating func note(_ event: Event, at now: Int = Clock.now()) {
    switch event {
    case .background: close(.background, at: now)
    case .colorScheme:
      reportsScheme = true
      close(.colorScheme, at: now)
    case .ambiguousWidth: close(.ambiguousWidth, at: now)
    case .mouse: ask(.mouse, at: now)
    default: break
    }
  }

  /// Removes the query for the status.
  mutating func noteStatus() { close(.status, at: Clock.now()) }

  private mutating func close(_ question: Question, at now: Int) {
    if let asked = open.removeValue(forKey: question) { longestAnswer = max(longestAnswer, now - asked) }
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
