import CNcurses
import Glibc

extension NcursesTerminal {
  /// Ends the process by a signal that it has answered, so that whoever started it sees why it ended: a shell gets
  /// status 128 and the signal's number. The terminal must be closed.
  package static func endProcess(bySignal signal: Int32) -> Never {
    fflush(nil)
    cncurses_signal_act(signal)
    // It was ignored at the start.
    exit(128 + signal)
  }
}
