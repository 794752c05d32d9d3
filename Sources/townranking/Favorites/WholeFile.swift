import Glibc
import RankingCore

// Pointers: read(2) is given an array by its own count.

/// Reading and replacing small files as a whole.
enum WholeFile {
  /// In bytes. A larger file is not one of ours.
  static let limit = 16 * 1024 * 1024

  /// The bytes of a regular file; nil if there is none. Symbolic links are not followed.
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

  /// Replaces a file in one step: readers see the old one or the new one, even after a power failure.
  /// - Parameter isAlone: whether a lock keeps all others from replacing it.
  static func replace(_ path: String, with bytes: [UInt8], isAlone: Bool) throws(FavoritesError) {
    TemporaryFiles.removeOld(of: path, isAlone: isAlone)
    let temporary = TemporaryFiles.path(of: path)
    unlink(temporary)
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw .last(temporary) }
    var failure: FavoritesError?
    do throws(Output.Failure) {
      try Output.write(bytes, to: descriptor)
      if fsync(descriptor) != 0 { failure = .last(path) }
    } catch {
      failure = .system(path: path, reason: systemText(error.code))
    }
    if close(descriptor) != 0, failure == nil { failure = .last(path) }
    if failure == nil, rename(temporary, path) != 0 { failure = .last(path) }
    if let failure {
      unlink(temporary)
      throw failure
    }
    syncFolder(of: path)
  }

  /// Makes the new name durable, if the file system can.
  private static func syncFolder(of path: String) {
    guard let slash = path.lastIndex(of: "/") else { return }
    let folder = open(String(path[..<slash]), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { return }
    fsync(folder)
    close(folder)
  }
}

/// The folder for programs' state, by the XDG Base Directory Specification.
enum StateFolder {
  /// The program's folder below it. By the specification, a relative `XDG_STATE_HOME` is ignored.
  static func path(_ variable: (String) -> String?) throws(FavoritesError) -> String {
    if let folder = variable("XDG_STATE_HOME"), folder.hasPrefix("/") { return folder + "/townranking" }
    if let home = variable("HOME"), home.hasPrefix("/") { return home + "/.local/state/townranking" }
    throw .noHome
  }

  /// Makes the folder, and those above it, for this user only.
  static func make(_ path: String) throws(FavoritesError) {
    var built = ""
    for part in path.split(separator: "/") {
      built += "/" + part
      if mkdir(built, 0o700) == 0 || errno == EEXIST { continue }
      // Even an existing folder may not allow anything to be made in it.
      let reason = systemText(errno)
      if access(built, F_OK) != 0 { throw .system(path: built, reason: reason) }
    }
  }
}
