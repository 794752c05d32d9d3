import Glibc
import RankingCore
import TerminalUI

/// A lock that programs on this machine respect. It is released when the value is destroyed, or when the process ends
/// in any way.
struct FileLock: ~Copyable {
  /// Between two tries, in milliseconds.
  private static let pause = 5

  /// False where the file system has no locks: nobody else has one there either.
  let isHeld: Bool
  private let descriptor: CInt

  /// Takes the lock.
  /// - Parameter patience: how long to wait for others, in milliseconds; 0 to try once.
  /// - Throws: `FavoritesError.locked` if another still has it, or why the file cannot be opened or locked.
  init(path: String, patience: Int) throws(FavoritesError) {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw .last(path) }
    let code = Self.lock(descriptor, until: Clock.now() + patience)
    switch code {
    case 0: isHeld = true
    // What file systems without locks say, and NFS without a lock service.
    case ENOLCK, ENOSYS, EOPNOTSUPP, EINVAL: isHeld = false
    default:
      close(descriptor)
      throw code == EWOULDBLOCK ? .locked(path: path) : .system(path: path, reason: systemText(code))
    }
    self.descriptor = descriptor
  }

  /// - Returns: 0, or the system's error.
  private static func lock(_ descriptor: CInt, until deadline: Int) -> CInt {
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      let code = errno
      if code == EINTR { continue }
      guard code == EWOULDBLOCK, Clock.now() < deadline else { return code }
      poll(nil, 0, CInt(pause))
    }
    return 0
  }

  deinit {
    close(descriptor)
  }
}
