import CNcurses
import Glibc

/// Signals as input: blocked, and read where keys are read, so that they interrupt nothing.
struct SignalQueue {
  /// Signals that do not end a process by themselves, that nothing can be done about, that are ignored here, or that
  /// report a crash (`Crashes`).
  private static let others: Set<Int32> = [
    SIGCHLD, SIGCONT, SIGURG, SIGWINCH, SIGTSTP, SIGTTIN, SIGTTOU, SIGSTOP, SIGKILL, SIGPIPE, SIGXFSZ, SIGILL, SIGTRAP,
    SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS,
  ]
  /// Signals that end the program: all others, up to the last real-time signal.
  private static let ends = (1...Int32(64)).filter { !others.contains($0) }
  /// All signals that are handled, the most urgent first.
  private static let watched = ends + [SIGTSTP, SIGCONT, SIGWINCH]

  let descriptor: Int32
  private var pending: [Int32] = []

  /// Blocks the signals in this thread; threads made later inherit that.
  init?() {
    descriptor = cncurses_signals_open(SignalQueue.watched, Int32(SignalQueue.watched.count))
    if descriptor < 0 { return nil }
  }

  func close() {
    cncurses_signals_close(descriptor)
  }

  /// Reads the signals that have come.
  mutating func collect() {
    while true {
      let signal = cncurses_signals_next(descriptor)
      if signal == 0 { return }
      if !pending.contains(signal) { pending.append(signal) }
    }
  }

  /// Whether a signal that ends the program has come.
  var hasEnd: Bool { pending.contains { SignalQueue.ends.contains($0) } }

  /// Returns the most urgent signal that has come.
  mutating func next() -> Int32? {
    collect()
    guard !pending.isEmpty else { return nil }
    for signal in SignalQueue.watched {
      if let index = pending.firstIndex(of: signal) { return pending.remove(at: index) }
    }
    return nil
  }

  /// Removes a signal from those that have come.
  /// - Returns: whether it was there.
  mutating func take(_ signal: Int32) -> Bool {
    collect()
    guard let index = pending.firstIndex(of: signal) else { return false }
    pending.remove(at: index)
    return true
  }

}

/// Crashes of the process: Swift traps, memory faults, `abort`.
package enum Crashes {
  /// From this call on, a crash gives a taken terminal back, writes a line to standard error, and ends the process by
  /// its signal. Swift's own report, which may prompt on the terminal, appears only if SWIFT_BACKTRACE is set.
  /// - Parameters:
  ///   - report: the line.
  ///   - memoryReport: the line in its place if there was not enough memory, as far as that is known.
  ///   - stackReport: the line in its place if the limit for the stack was too low.
  package static func watch(report: String, memoryReport: String? = nil, stackReport: String? = nil) {
    cncurses_crash_watch(report + "\n", (memoryReport ?? report) + "\n", (stackReport ?? report) + "\n")
  }
}

/// How the program ends when a signal was to end it.
package enum EndBySignal {
  /// Lets the signal end the process when it exits, as it would have without being caught, so that the parent sees it.
  package static func atExit(_ signal: Int32) {
    cncurses_signal_at_exit(signal)
  }
}
