import TerminalUI

/// What the terminal may still send unasked by any key: answers to our questions, and reports of the mouse. What came after
/// us would be typed into the shell.
struct Questions {
  enum Question {
    case background, ambiguousWidth, status
    /// The button is let go, or the wheel goes on, after what was reported.
    case mouse
  }

  private var open: Set<Question> = []
  /// Until when answers may come; slow lines have time.
  private var deadline: Int?

  /// Whether an answer may still come.
  var areOpen: Bool { deadline.map { $0 > Clock.now() } ?? false }

  mutating func ask(_ question: Question) {
    open.insert(question)
    deadline = Clock.now() + 3_000
  }

  /// Crosses out what an event answers.
  mutating func note(_ event: Event) {
    switch event {
    case .background: open.remove(.background)
    case .ambiguousWidth: open.remove(.ambiguousWidth)
    case .mouse: ask(.mouse)
    default: return
    }
    if open.isEmpty { deadline = nil }
  }

  /// Crosses out the question for the status.
  mutating func noteStatus() {
    open.remove(.status)
    if open.isEmpty { deadline = nil }
  }

  mutating func giveUp() {
    open.removeAll()
    deadline = nil
  }
}

/// The question how many cells an ambiguous character takes: one is written at the left edge and the terminal asked for
/// its cursor. That is done on the screen that ncurses takes for us, just before it blanks it, so nobody sees it and
/// no line of the shell's is touched.
enum WidthProbe {
  private static let question = Array("\r\(AmbiguousWidth.sample)\u{1B}[6n".utf8)

  /// The first bytes of a screen with the question in them.
  /// - Parameter entering: what takes the screen.
  /// - Returns: nil where the bytes do not take one.
  static func asked(in bytes: [UInt8], after entering: [UInt8]) -> [UInt8]? {
    guard !entering.isEmpty, let place = ByteSearch.firstOffset(of: entering, in: bytes) else { return nil }
    return bytes.prefix(place + entering.count) + question + bytes.dropFirst(place + entering.count)
  }
}
