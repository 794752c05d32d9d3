import Glibc

// Pointers: the control characters of termios, each place asked for before it is used.

/// How the kernel treats what is typed and what is sent (termios), and how it did before.
struct TerminalModes {
  let descriptor: Int32
  private(set) var saved: termios
  /// The keys that send signals in the modes as they were.
  private(set) var signalKeys: SignalKeys

  /// Remembers the modes of a terminal; nil if it has none.
  init?(of file: TerminalFile) {
    var saved = termios()
    guard tcgetattr(file.descriptor, &saved) == 0 else { return nil }
    descriptor = file.descriptor
    self.saved = saved
    signalKeys = TerminalModes.signalKeys(of: saved)
  }

  /// Remembers them again, after someone else had the terminal.
  mutating func save() {
    var current = termios()
    guard tcgetattr(descriptor, &current) == 0 else { return }
    saved = current
    signalKeys = TerminalModes.signalKeys(of: saved)
  }

  private static func signalKeys(of modes: termios) -> SignalKeys {
    withUnsafeBytes(of: modes.c_cc) { characters in
      // Interrupting comes first where one key is set for two.
      SignalKeys(
        [(VINTR, SIGINT), (VQUIT, SIGQUIT), (VSUSP, SIGTSTP)].map { index, signal in
          (characters.indices.contains(Int(index)) ? characters[Int(index)] : 0, signal)
        })
    }
  }

  func apply() {
    var modes = saved
    // Keys one by one, not echoed; those that send signals too.
    modes.c_lflag &= ~tcflag_t(ICANON | ECHO | ECHONL | IEXTEN | ISIG)
    // Ctrl-S and Ctrl-Q do not stop the output, Enter comes as it is, and so do all eight bits.
    modes.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR | IGNCR | ISTRIP | PARMRK | BRKINT)
    modes.c_cflag &= ~tcflag_t(CSIZE | PARENB)
    modes.c_cflag |= tcflag_t(CS8)
    // ncurses counts on a line feed that only moves down.
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

  /// Not TCSADRAIN: that waits for a terminal that takes nothing.
  private func set(_ modes: inout termios) {
    while tcsetattr(descriptor, TCSANOW, &modes) != 0 && errno == EINTR {}
  }
}
