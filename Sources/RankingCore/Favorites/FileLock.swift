import Glibc

/// A lock that programs on this machine respect. It is given back when the value goes out of use, or when the process
/// ends in any way.
struct FileLock: ~Copyable {
  /// How long to try, in milliseconds, before the user would notice.
  private static let patience = 1_000
  private static let pause = 5

  private let descriptor: CInt

  /// Takes the lock, waiting a little for others.
  init(path: String) throws(FavoritesError) {
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw .last(path) }
    for _ in 0..<Self.patience / Self.pause {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return }
      guard errno == EWOULDBLOCK || errno == EINTR else { break }
      poll(nil, 0, CInt(Self.pause))
    }
    close(descriptor)
    throw .locked(path: path)
  }

  deinit {
    close(descriptor)
  }
}
