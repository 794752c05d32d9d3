import Glibc
import NcursesTerminal
import TerminalUI

/// A terminal that the test itself plays: what is written to `master` was typed, what can be read there was shown.
final class PseudoTerminal {
  struct Failure: Error {}

  private(set) var master: Int32
  let slave: Int32

  init(width: Int, height: Int) throws {
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var unlocked: Int32 = 0
    var number: Int32 = 0
    // TIOCSPTLCK and TIOCGPTN, which Swift does not see.
    guard master >= 0, ioctl(master, 0x4004_5431, &unlocked) == 0, ioctl(master, 0x8004_5430, &number) == 0 else {
      throw Failure()
    }
    slave = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard slave >= 0 else { throw Failure() }
    setSize(width: width, height: height)
  }

  deinit {
    hangUp()
    close(slave)
  }

  func setSize(width: Int, height: Int) {
    var size = winsize()
    size.ws_col = UInt16(width)
    size.ws_row = UInt16(height)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  func hangUp() {
    if master >= 0 { close(master) }
    master = -1
  }

  func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(master, bytes, bytes.count)
  }

  /// What a terminal has shown here since the last time, once that holds a text, or after five seconds without anything
  /// new.
  func shown(by terminal: NcursesTerminal, until text: String) -> String {
    var shown: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while !String(decoding: shown, as: UTF8.self).contains(text) {
      guard terminal.nextEvent(watching: [master], timeout: 5000) == .inputReady else { break }
      let count = read(master, &buffer, buffer.count)
      guard count > 0 else { break }
      shown.append(contentsOf: buffer.prefix(count))
    }
    return String(decoding: shown, as: UTF8.self)
  }

  /// What has been shown and not been looked at, without waiting.
  func rest() -> String {
    var shown: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    var entry = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    while poll(&entry, 1, 0) == 1, entry.revents & Int16(POLLIN) != 0 {
      let count = read(master, &buffer, buffer.count)
      guard count > 0 else { break }
      shown.append(contentsOf: buffer.prefix(count))
    }
    return String(decoding: shown, as: UTF8.self)
  }

  /// Types an answer as soon as a question is shown, meanwhile.
  /// - Returns: whether the question came in five seconds.
  func answering(_ question: String, with answer: String) -> Task<Bool, Never> {
    let master = dup(master)
    return Task.detached {
      defer { close(master) }
      var shown: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 65536)
      var entry = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      while poll(&entry, 1, 5000) == 1 {
        let count = read(master, &buffer, buffer.count)
        guard count > 0 else { return false }
        shown.append(contentsOf: buffer.prefix(count))
        guard shown.firstRange(of: Array(question.utf8)) == nil else {
          return write(master, answer, answer.utf8.count) == answer.utf8.count
        }
      }
      return false
    }
  }

  /// Bytes that were typed and that nobody has read. Those of a line count without its end.
  var unread: Int { unread(waiting: 0) }

  /// The same, waiting so many milliseconds at most for the first: the system takes its time to pass on what was typed.
  func unread(waiting milliseconds: Int32) -> Int {
    var modes = termios()
    tcgetattr(slave, &modes)
    modes.c_lflag &= ~tcflag_t(ICANON)
    tcsetattr(slave, TCSANOW, &modes)
    var entry = pollfd(fd: slave, events: Int16(POLLIN), revents: 0)
    _ = poll(&entry, 1, milliseconds)
    var count: Int32 = 0
    // FIONREAD, which Swift does not see.
    return ioctl(slave, 0x541B, &count) == 0 ? Int(count) : -1
  }

  /// Sets special characters, 0 for none.
  func setControl(_ characters: [(index: Int32, value: UInt8)]) {
    var modes = termios()
    tcgetattr(slave, &modes)
    withUnsafeMutableBytes(of: &modes.c_cc) { all in
      for (index, value) in characters where all.indices.contains(Int(index)) { all[Int(index)] = value }
    }
    tcsetattr(slave, TCSANOW, &modes)
  }

  /// Flags and special characters, in a form that can be compared.
  var modes: [UInt32] {
    var modes = termios()
    tcgetattr(slave, &modes)
    let characters = withUnsafeBytes(of: &modes.c_cc) { $0.map(UInt32.init) }
    return [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag] + characters
  }

  var options: NcursesTerminal.Options {
    var options = NcursesTerminal.Options()
    options.name = "xterm-256color"
    options.input = slave
    options.output = slave
    return options
  }
}
