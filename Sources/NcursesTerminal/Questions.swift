import TerminalUI

/// What the terminal was asked and has not answered yet. An answer that came after us would be typed into the shell.
struct Questions {
  enum Question {
    case background, ambiguousWidth
  }

  private var open: Set<Question> = []
  /// Until when answers may come; nil while none is awaited.
  private(set) var deadline: ContinuousClock.Instant?

  mutating func ask(_ question: Question) {
    open.insert(question)
    deadline = .now + .seconds(1)
  }

  /// Crosses out what an event answers.
  mutating func note(_ event: Event) {
    switch event {
    case .background: open.remove(.background)
    case .ambiguousWidth: open.remove(.ambiguousWidth)
    default: return
    }
    if open.isEmpty { deadline = nil }
  }

  mutating func giveUp() {
    open.removeAll()
    deadline = nil
  }
}
