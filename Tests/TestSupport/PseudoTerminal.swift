import Foundation
import Glibc

/// A terminal played by the test: bytes written to `master` are typed, bytes read from it are shown.
package final class PseudoTerminal {
  /// The system has no terminal left.
  package struct Failure: Error {}

  /// The test's side; -1 once it has hung up. Reading from it does not block.
  package private(set) var master: Int32
  /// The device for programs in it.
  package let path: String
  /// The device, opened by the test itself on first use. While it is open the terminal is in use.
  package private(set) lazy var slave = openSlave()
  private var isSlaveOpen = false

  /// A terminal with a size in cells.
  package init(width: Int, height: Int) throws {
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
    var unlocked: Int32 = 0
    var number: Int32 = 0
    // TIOCSPTLCK and TIOCGPTN, which are not visible to Swift.
    guard master >= 0, ioctl(master, 0x4004_5431, &unlocked) == 0, ioctl(master, 0x8004_5430, &number) == 0 else {
      throw Failure()
    }
    path = "/dev/pts/\(number)"
    guard setSize(width: width, height: height) else { throw Failure() }
  }

  deinit {
    hangUp()
    if isSlaveOpen { close(slave) }
  }

  private func openSlave() -> Int32 {
    let slave = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    isSlaveOpen = slave >= 0
    return slave
  }

  /// - Returns: whether the terminal has the new size.
  @discardableResult
  package func setSize(width: Int, height: Int) -> Bool {
    var size = winsize(ws_row: UInt16(height), ws_col: UInt16(width), ws_xpixel: 0, ws_ypixel: 0)
    return ioctl(master, UInt(TIOCSWINSZ), &size) == 0
  }

  /// Closes the test's side, like a terminal that is closed.
  package func hangUp() {
    if master >= 0 { close(master) }
    master = -1
  }

  package func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(master, bytes, bytes.count)
  }

  /// What was shown since the last call, without waiting.
  package func shown() -> [UInt8] {
    var shown: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = read(master, &buffer, buffer.count)
      guard count > 0 else { return shown }
      shown += buffer.prefix(count)
    }
  }

  /// Flags and special characters, in a comparable form.
  package var modes: [UInt32] {
    var modes = termios()
    guard tcgetattr(master, &modes) == 0 else { return [] }
    let characters = withUnsafeBytes(of: &modes.c_cc) { $0.map(UInt32.init) }
    return [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag] + characters
  }

  /// Sets special characters, 0 for none.
  package func setControl(_ characters: [(index: Int32, value: UInt8)]) {
    change { modes in
      withUnsafeMutableBytes(of: &modes.c_cc) { all in
        for (index, value) in characters where all.indices.contains(Int(index)) { all[Int(index)] = value }
      }
    }
  }

  /// The number of typed bytes that nobody has read, including unfinished lines.
  /// - Parameter milliseconds: how long to wait for the first: the system takes time to pass on typed bytes.
  package func unread(waiting milliseconds: Int32 = 0) -> Int {
    change { $0.c_lflag &= ~tcflag_t(ICANON) }
    var entry = pollfd(fd: slave, events: Int16(POLLIN), revents: 0)
    _ = poll(&entry, 1, milliseconds)
    var count: Int32 = 0
    // FIONREAD, which is not visible to Swift.
    return ioctl(slave, 0x541B, &count) == 0 ? Int(count) : -1
  }

  /// Types an answer as soon as a query is shown, concurrently.
  /// - Returns: whether the query came within five seconds.
  package func answering(_ question: String, with answer: String) -> Task<Bool, Never> {
    let master = dup(master)
    let (answers, answered) = AsyncStream<Bool>.makeStream()
    // A thread of its own: a task would wait behind tests that compute, longer than the program waits for answers.
    Thread {
      answered.yield(Self.answer(question, with: answer, on: master))
      answered.finish()
      close(master)
    }.start()
    return Task { await answers.first { _ in true } ?? false }
  }

  private static func answer(_ question: String, with answer: String, on master: Int32) -> Bool {
    var shown: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    var entry = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    while poll(&entry, 1, 5000) == 1 {
      let count = read(master, &buffer, buffer.count)
      guard count > 0 else { return false }
      shown += buffer.prefix(count)
      guard shown.firstRange(of: Array(question.utf8)) == nil else {
        return write(master, answer, answer.utf8.count) == answer.utf8.count
      }
    }
    return false
  }

  private func change(_ change: (inout termios) -> Void) {
    var modes = termios()
    guard tcgetattr(master, &modes) == 0 else { return }
    change(&modes)
    tcsetattr(master, TCSANOW, &modes)
  }
}
