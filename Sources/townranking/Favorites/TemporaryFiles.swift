import Glibc

// Pointers: the name in a folder's entry, up to its NUL.

/// The files that a replacement is written to: beside the file, with the process in the name.
enum TemporaryFiles {
  /// In seconds. No write takes this long.
  private static let longestWrite = 3_600
  private static let ending = ".tmp"

  /// That of this process.
  static func path(of file: String) -> String { "\(file).\(getpid())\(ending)" }

  /// Removes those that processes left behind which were killed while they wrote.
  /// - Parameter isAlone: whether a lock keeps all others from writing. Then the file of a process that is gone is
  ///   certainly left behind. Otherwise it may be of a process on another machine, and only its age tells; so it is
  ///   where another process has got the number since.
  static func removeOld(of file: String, isAlone: Bool) {
    guard let slash = file.lastIndex(of: "/") else { return }
    let folder = String(file[...slash])
    let start = file[file.index(after: slash)...] + "."
    for name in names(in: folder) where name.hasPrefix(start) && name.hasSuffix(ending) {
      guard let process = pid_t(name.dropFirst(start.count).dropLast(ending.count)), process > 0 else { continue }
      let path = folder + name
      if isAlone && isGone(process) || isOld(path) { unlink(path) }
    }
  }

  private static func isGone(_ process: pid_t) -> Bool {
    kill(process, 0) != 0 && errno == ESRCH
  }

  private static func isOld(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && time(nil) - status.st_mtim.tv_sec > longestWrite
  }

  /// Those that are UTF-8; empty if the folder cannot be read.
  private static func names(in path: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        if let name = String(validating: bytes.prefix { $0 != 0 }, as: UTF8.self) { names.append(name) }
      }
    }
    return names
  }
}
