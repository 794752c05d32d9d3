import Glibc
import NcursesTerminal
import TestSupport

extension PseudoTerminal {
  /// Options to open the program's terminal here.
  var options: NcursesTerminal.Options {
    var options = NcursesTerminal.Options()
    options.name = "xterm-256color"
    options.input = slave
    options.output = slave
    return options
  }

  /// What a terminal has shown here since the last call, once it contains a text, or after five seconds without new
  /// output.
  func shown(by terminal: NcursesTerminal, until text: String) -> String {
    var shown: [UInt8] = []
    while !String(decoding: shown, as: UTF8.self).contains(text) {
      guard terminal.nextEvent(watching: [master], timeout: 5000) == .inputReady else { break }
      let more = self.shown()
      guard !more.isEmpty else { break }
      shown += more
    }
    return String(decoding: shown, as: UTF8.self)
  }

  /// What has been shown and not been read yet, without waiting.
  func rest() -> String { String(decoding: shown(), as: UTF8.self) }
}
