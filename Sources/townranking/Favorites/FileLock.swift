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

  /// How many times the patience is there for others who come and go.
  private static let turns = 20

  /// Takes the lock.
  /// - Parameters:
  ///   - file: what the holders of the lock replace.
  ///   - patience: how long to wait for one who replaces nothing, in milliseconds; 0 to try once. The lock is given to
  ///     anybody, so where many write at once, waiting for a time would be luck.
  /// - Throws: `FavoritesError.locked` if another still has it, or why the file cannot be opened or locked.
  init(path: String, of file: String, patience: Int) throws(FavoritesError) {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw .last(path) }
    let code = Self.lock(descriptor, of: file, patience)
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
  private static func lock(_ descriptor: CInt, of file: String, _ patience: Int) -> CInt {
    let start = Clock.now()
    var (seen, seenTime) = (version(file), start)
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      let code = errno
      if code == EINTR { continue }
      let now = Clock.now()
      let present = version(file)
      if present != seen { (seen, seenTime) = (present, now) }
      guard code == EWOULDBLOCK, now < seenTime + patience, now < start + patience * turns else { return code }
      poll(nil, 0, CInt(pause))
    }
    return 0
  }

  /// Other numbers after every replacement; empty if there is no such file.
  private static func version(_ file: String) -> [Int] {
    var status = stat()
    guard lstat(file, &status) == 0 else { return [] }
    return [Int(truncatingIfNeeded: status.st_ino), status.st_mtim.tv_sec, status.st_mtim.tv_nsec]
  }

  deinit {
    // A child that another thread has just forked holds the lock as well, until it runs its program.
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }
}
