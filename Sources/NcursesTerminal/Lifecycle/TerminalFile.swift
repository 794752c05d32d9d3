import Glibc

// Pointers: the control characters of termios, each index checked before it is used.

/// An open terminal.
struct TerminalFile {
  let descriptor: Int32
  /// Whether it is an open file description of our own. Only such a one is made non-blocking, because others share the
  /// one we were started with, and only such a one is closed at the end.
  let isOwned: Bool

  /// The terminal of a descriptor; nil if there is none.
  init?(of descriptor: Int32) {
    guard isatty(descriptor) == 1 else { return nil }
    // A pseudo-terminal from outside a container has no name in it, but may still be reopened through /proc.
    let name = ttyname(descriptor).map { String(cString: $0) }
    if let own = TerminalFile(opening: name ?? "") ?? TerminalFile(opening: "/proc/self/fd/\(descriptor)") {
      self = own
    } else {
      self.descriptor = descriptor
      isOwned = false
    }
  }

  init?(opening path: String) {
    let descriptor = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    guard isatty(descriptor) == 1 else {
      Glibc.close(descriptor)
      return nil
    }
    self.descriptor = descriptor
    isOwned = true
  }

  /// Whether the process, or the system, has as many files open as it may.
  static var noneCanBeOpened: Bool {
    let descriptor = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 0)
    if descriptor >= 0 { Glibc.close(descriptor) }
    return descriptor < 0 && isLimit(errno)
  }

  /// Whether an error number says so.
  static func isLimit(_ code: Int32) -> Bool { code == EMFILE || code == ENFILE }

  func close() {
    if isOwned { Glibc.close(descriptor) }
  }

  /// In cells; nil for a terminal that does not know its size, like some serial lines.
  var size: (width: Int?, height: Int?) {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 else { return (nil, nil) }
    return (size.ws_col > 0 ? Int(size.ws_col) : nil, size.ws_row > 0 ? Int(size.ws_row) : nil)
  }

  /// Whether another process group is in its foreground at present.
  var isElsewhere: Bool {
    let group = tcgetpgrp(descriptor)
    // Not our controlling terminal: there is no foreground group to respect.
    return group > 0 && group != getpgrp()
  }

  /// Whether both are the same device.
  func isSameTerminal(as other: TerminalFile) -> Bool {
    var mine = stat()
    var others = stat()
    guard fstat(descriptor, &mine) == 0, fstat(other.descriptor, &others) == 0 else { return false }
    if mine.st_rdev == others.st_rdev { return true }
    // /dev/tty is a device of its own, another name for the controlling terminal.
    let session = tcgetsid(descriptor)
    return session > 0 && session == tcgetsid(other.descriptor)
  }
}

/// How the kernel treats typed input and output (termios), and how it did before.
struct TerminalModes {
  let descriptor: Int32
  private(set) var saved: termios
  /// The keys that send signals in the original modes.
  private(set) var signalKeys: SignalKeys

  /// Saves the modes of a terminal; nil if it has none.
  init?(of file: TerminalFile) {
    var saved = termios()
    guard tcgetattr(file.descriptor, &saved) == 0 else { return nil }
    descriptor = file.descriptor
    self.saved = saved
    signalKeys = TerminalModes.signalKeys(of: saved)
  }

  /// Saves the modes again, after another program had the terminal.
  mutating func save() {
    var current = termios()
    guard tcgetattr(descriptor, &current) == 0 else { return }
    saved = current
    signalKeys = TerminalModes.signalKeys(of: saved)
  }

  private static func signalKeys(of modes: termios) -> SignalKeys {
    withUnsafeBytes(of: modes.c_cc) { characters in
      // Interrupting comes first if one key is set for two signals.
      SignalKeys(
        [(VINTR, SIGINT), (VQUIT, SIGQUIT), (VSUSP, SIGTSTP)].map { index, signal in
          (characters.indices.contains(Int(index)) ? characters[Int(index)] : 0, signal)
        })
    }
  }

  func apply() {
    var modes = saved
    // Single key presses without echo, including the keys that send signals.
    modes.c_lflag &= ~tcflag_t(ICANON | ECHO | ECHONL | IEXTEN | ISIG)
    // Ctrl-S and Ctrl-Q do not stop the output, Enter arrives unchanged, and so do all eight bits.
    modes.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR | IGNCR | ISTRIP | PARMRK | BRKINT)
    modes.c_cflag &= ~tcflag_t(CSIZE | PARENB)
    modes.c_cflag |= tcflag_t(CS8)
    // ncurses relies on a line feed that only moves down.
    modes.c_oflag &= ~tcflag_t(OPOST)
    withUnsafeMutableBytes(of: &modes.c_cc) { characters in
      for (index, value) in [(VMIN, 1), (VTIME, 0), (VLNEXT, 0), (VDISCARD, 0)]
      where characters.indices.contains(Int(index)) {
        characters[Int(index)] = UInt8(value)
      }
    }
    set(&modes)
  }

  func restore() {
    var modes = saved
    set(&modes)
  }

  /// Not TCSADRAIN, which waits for a terminal that accepts nothing.
  private func set(_ modes: inout termios) {
    while tcsetattr(descriptor, TCSANOW, &modes) != 0 && errno == EINTR {}
  }
}

/// The keys that send a signal: Ctrl-C, Ctrl-\ and Ctrl-Z, or those that the user chose instead (`stty intr`). The
/// system would recognise them in pasted text too. So it is told to pass them on, and they are recognised here, where
/// pasted text is known.
struct SignalKeys {
  private let keys: [(byte: UInt8, signal: Int32)]

  /// - Parameter keys: bytes and the signals they send; of two with the same byte the first counts. A key that does not
  ///   exist is 0.
  init(_ keys: [(byte: UInt8, signal: Int32)]) {
    self.keys = keys
  }

  /// The signal that a typed byte sends; nil for all but a few.
  func signal(for byte: UInt8) -> Int32? {
    byte == 0 ? nil : keys.first { $0.byte == byte }?.signal
  }
}
