import Glibc

/// A FIFO that this process holds open: who waits for its end learns that the process is gone, however it ended.
final class Lifeline: Sendable {
  let path: String
  private let descriptor: Int32

  init(path: String) throws {
    self.path = path
    let isMade = mkfifo(path, 0o600) == 0
    descriptor = isMade ? open(path, O_RDWR | O_CLOEXEC) : -1
    guard descriptor >= 0 else { throw SystemError("no FIFO \(path)") }
  }

  deinit { close(descriptor) }
}
