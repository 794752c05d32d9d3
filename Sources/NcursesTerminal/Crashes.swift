import CNcurses

/// Crashes of the process: traps of Swift, faults of memory, `abort`.
package enum Crashes {
  /// From now on a crash gives a taken terminal back, writes a line to standard error, and ends the process by its signal.
  /// Swift's report, which may ask on the terminal what to do, comes only where SWIFT_BACKTRACE is set.
  package static func watch(report: String) {
    cncurses_crash_watch(report + "\n")
  }
}
