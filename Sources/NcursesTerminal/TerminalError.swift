import TerminalUI

/// Why the browser cannot be shown. Each text is one line that says what is wrong and what to do.
package enum TerminalError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The output is not a terminal.
  case noTerminal
  /// `TERM` is not set, or empty.
  case noName
  /// terminfo has no entry of that name, or none that describes a terminal.
  case unknownName(String)
  /// terminfo has no entries at all.
  case noDatabase(String)
  /// The terminal cannot place its cursor, or has no screen at all.
  case tooPlain(String)
  /// ncurses would not start on the terminal.
  case failedStart(String)
  /// There is one screen, and it is in use.
  case isOpen

  /// One line, without the program's name, with names from outside made printable.
  package var description: String {
    switch self {
    case .noTerminal:
      "the browser needs a terminal for its screen and its keys; start it from one, without redirecting its output"
    case .noName:
      "TERM is not set, so nothing is known about this terminal; set it, for example: export TERM=xterm-256color"
    case .unknownName(let name):
      "no terminal named \(quoted(name)) is known; set TERM to one that is, for example: export TERM=xterm-256color"
    case .noDatabase(let name):
      "no terminfo database was found to look up \(quoted(name)); install one (Debian: ncurses-base) or set TERMINFO"
    case .tooPlain(let name):
      "a terminal named \(quoted(name)) cannot show the browser; if yours can do more, for example: export TERM=xterm-256color"
    case .failedStart(let name):
      "ncurses did not start on the terminal named \(quoted(name)); try another one, for example: export TERM=xterm-256color"
    case .isOpen:
      "the terminal is open already; close it first"
    }
  }
}

/// A name from the environment, safe to print.
private func quoted(_ name: String) -> String {
  "'\(Printable.line(name.prefix(60)))'"
}
