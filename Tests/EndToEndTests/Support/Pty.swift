import Glibc

/// A terminal that the test plays itself: what is written to `master` was typed, what can be read there was shown.
final class Pty {
  private(set) var master: Int32
  /// The device that programs in it have.
  let path: String

  init(_ width: Int, _ height: Int) throws {
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
    var unlocked: Int32 = 0
    var number: Int32 = 0
    // TIOCSPTLCK and TIOCGPTN, which Swift does not see.
    guard master >= 0, ioctl(master, 0x4004_5431, &unlocked) == 0, ioctl(master, 0x8004_5430, &number) == 0 else {
      throw SystemError("no pseudo-terminal")
    }
    path = "/dev/pts/\(number)"
    guard resize(width, height) else { throw SystemError("no size") }
  }

  /// - Returns: whether the terminal has the new size.
  @discardableResult
  func resize(_ width: Int, _ height: Int) -> Bool {
    var size = winsize(ws_row: UInt16(height), ws_col: UInt16(width), ws_xpixel: 0, ws_ypixel: 0)
    return ioctl(master, UInt(TIOCSWINSZ), &size) == 0
  }

  deinit { hangUp() }

  func hangUp() {
    if master >= 0 { close(master) }
    master = -1
  }

  func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(master, bytes, bytes.count)
  }

  /// What was shown since the last time.
  func shown() -> [UInt8] {
    var shown: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = read(master, &buffer, buffer.count)
      guard count > 0 else { return shown }
      shown += buffer.prefix(count)
    }
  }

  /// Flags of the terminal, in a form that can be compared.
  func modes() -> [UInt32] {
    var modes = termios()
    guard tcgetattr(master, &modes) == 0 else { return [] }
    return [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag]
  }
}
