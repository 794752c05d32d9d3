import Glibc
import RankingCore
import TerminalUI

// Pointers: write(2) is given an array by its own count.

/// Writing to standard output, standard error and files.
enum Output {
  /// Standard output could not be written.
  struct Failure: Error, CustomStringConvertible {
    let code: Int32
  }

  /// Writes all of a text, however short the writes are.
  static func write(_ text: String, to descriptor: Int32 = STDOUT_FILENO) throws(Failure) {
    try write(Array(text.utf8), to: descriptor)
  }

  /// Writes all bytes, however short the writes are.
  static func write(_ bytes: [UInt8], to descriptor: Int32 = STDOUT_FILENO) throws(Failure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if written >= 0 {
        rest = rest.dropFirst(written)
      } else if errno == EAGAIN {
        var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&wait, 1, -1)
      } else if errno != EINTR {
        throw Failure(code: errno)
      }
    }
  }

  /// Writes one line to standard error, with nothing in it that a terminal would obey.
  static func complain(_ message: String) {
    // If standard error cannot be written, nobody can be told.
    try? write("townranking: \(Printable.line(message))\n", to: STDERR_FILENO)
  }
}
