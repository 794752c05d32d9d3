import Glibc

// Pointers: read(2) and write(2) are given arrays by their own counts.

/// Reading and replacing small files as a whole.
enum WholeFile {
  /// More than this is no file of ours, in bytes.
  static let limit = 16 * 1024 * 1024

  /// The bytes of a plain file; nil where there is none. Links are not followed.
  static func read(_ path: String) throws(FavoritesError) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw .last(path)
    }
    defer { close(descriptor) }
    var result: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    while result.count <= limit {
      let count = buffer.withUnsafeMutableBytes { readWithoutInterruption(descriptor, into: $0) }
      if count == 0 { return result }
      guard count > 0 else { throw .last(path) }
      result += buffer.prefix(count)
    }
    throw .system(path: path, reason: systemText(EFBIG))
  }

  /// Puts a file in the place of another in one step: whoever reads sees the old one or the new one, also after a
  /// power failure.
  static func replace(_ path: String, with bytes: [UInt8]) throws(FavoritesError) {
    let temporary = "\(path).\(getpid()).tmp"
    unlink(temporary)
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw .last(temporary) }
    var failure: FavoritesError?
    if !writeAll(bytes, to: descriptor) || fsync(descriptor) != 0 { failure = .last(path) }
    if close(descriptor) != 0, failure == nil { failure = .last(path) }
    if failure == nil, rename(temporary, path) != 0 { failure = .last(path) }
    if let failure {
      unlink(temporary)
      throw failure
    }
    syncFolder(of: path)
  }

  private static func writeAll(_ bytes: [UInt8], to descriptor: CInt) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Makes the new name last, where the file system can.
  private static func syncFolder(of path: String) {
    guard let slash = path.lastIndex(of: "/") else { return }
    let folder = open(String(path[..<slash]), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { return }
    fsync(folder)
    close(folder)
  }
}
