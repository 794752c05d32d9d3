import Glibc

/// An open terminal.
struct TerminalFile {
  let descriptor: Int32
  /// Whether it is a description of our own: only such a one is made non-blocking, because others share the
  /// one that we were started with, and is closed at the end.
  let isOwned: Bool

  /// The terminal behind a descriptor; nil if there is none.
  init?(behind descriptor: Int32) {
    guard isatty(descriptor) == 1 else { return nil }
    // A pseudo-terminal from outside a container has no name in it, and may still be opened anew through /proc.
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

  func close() {
    if isOwned { Glibc.close(descriptor) }
  }

  /// Cells; nil for a terminal that does not know, as some serial lines.
  var size: (width: Int?, height: Int?) {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 else { return (nil, nil) }
    return (size.ws_col > 0 ? Int(size.ws_col) : nil, size.ws_row > 0 ? Int(size.ws_row) : nil)
  }

  /// Whether it listens to another process group at present.
  var isElsewhere: Bool {
    let group = tcgetpgrp(descriptor)
    // Not our controlling terminal: then nobody is kept from it.
    return group > 0 && group != getpgrp()
  }

  /// Whether both are the same device.
  func isSameTerminal(as other: TerminalFile) -> Bool {
    var mine = stat()
    var others = stat()
    guard fstat(descriptor, &mine) == 0, fstat(other.descriptor, &others) == 0 else { return false }
    if mine.st_rdev == others.st_rdev { return true }
    // /dev/tty is a device of its own that stands for the controlling terminal.
    let session = tcgetsid(descriptor)
    return session > 0 && session == tcgetsid(other.descriptor)
  }
}
