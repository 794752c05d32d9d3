import Glibc
import RankingCore

// Pointers: read(2) is given an array by its own count.

/// The favourites on disk, shared by all browsers of a user.
/// A change is applied to the file's content at that moment, under a lock, so that two browsers do not lose each
/// other's changes.
struct FavoritesStore: Sendable {
  /// The result of reading.
  struct Contents: Hashable, Sendable {
    /// Names of towns.
    var names: Set<String>
    /// Where a file that could not be understood was moved; nil if all was well.
    var brokenFile: String?
  }

  private let folder: String
  private var file: String { folder + "/favorites.json" }

  /// - Parameter variable: looks up an environment variable; nil if it is not set.
  /// - Throws: `FavoritesError.noHome`.
  init(environment variable: (String) -> String?) throws(FavoritesError) {
    folder = try StateFolder.path(variable)
  }

  /// Reads the favourites. Writes nothing, unless a broken file has to be set aside.
  func read() throws(FavoritesError) -> Contents {
    guard let bytes = try WholeFile.read(file) else { return Contents(names: []) }
    if let names = FavoritesFile.names(in: bytes) { return Contents(names: names) }
    let lock = try FileLock(path: lockFile)
    defer { _ = lock }
    return try readLocked()
  }

  /// Adds and removes towns, all of them or none.
  /// - Parameter changes: by town name, whether it is a favourite.
  /// - Returns: the content of the file afterwards.
  func apply(_ changes: [String: Bool]) throws(FavoritesError) -> Contents {
    try StateFolder.make(folder)
    let lock = try FileLock(path: lockFile)
    defer { _ = lock }
    var contents = try readLocked()
    let before = contents.names
    for (name, isFavorite) in changes {
      if isFavorite {
        contents.names.insert(name)
      } else {
        contents.names.remove(name)
      }
    }
    if contents.names != before { try WholeFile.replace(file, with: FavoritesFile.bytes(contents.names)) }
    return contents
  }

  private var lockFile: String { folder + "/favorites.lock" }

  private func readLocked() throws(FavoritesError) -> Contents {
    guard let bytes = try WholeFile.read(file) else { return Contents(names: []) }
    if let names = FavoritesFile.names(in: bytes) { return Contents(names: names) }
    return Contents(names: [], brokenFile: try putAside())
  }

  /// No user data is thrown away: a file that is not a list of favourites keeps its content under another name.
  private func putAside() throws(FavoritesError) -> String {
    for number in 1...1_000 {
      let name = "\(file).broken-\(time(nil))-\(number)"
      // Unlike rename, link never replaces an existing file.
      if link(file, name) == 0 {
        guard unlink(file) == 0 else { throw .last(file) }
        return name
      }
      guard errno == EEXIST else { throw .last(name) }
    }
    throw .system(path: file, reason: systemText(EEXIST))
  }
}

/// The form of the favourites file: `{"favorites": ["本厚木", …]}`.
enum FavoritesFile {
  /// - Returns: nil if the bytes are something else.
  static func names(in bytes: [UInt8]) -> Set<String>? {
    guard let list = JSONTree(bytes)?["favorites"]?.list else { return nil }
    let names = list.compactMap(\.text)
    return names.count == list.count ? Set(names) : nil
  }

  /// Sorted, so that the same favourites give the same file.
  static func bytes(_ names: Set<String>) -> [UInt8] {
    let lines = names.sorted().map { "        \(RankingJSON.quoted($0))" }
    let list = lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n    ]"
    return Array("{\n    \"favorites\": \(list)\n}\n".utf8)
  }
}

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
  static func replace(_ path: String, with bytes: [UInt8]) throws(FavoritesError) {
    let temporary = "\(path).\(getpid()).tmp"
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

/// A lock that programs on this machine respect. It is released when the value is destroyed, or when the process ends
/// in any way.
struct FileLock: ~Copyable {
  /// How long to try, in milliseconds. Others hold it for the time of one write.
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
    // All members are set, so `deinit` closes the file.
    throw .locked(path: path)
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
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

/// Why favourites are not saved. The browser continues with them in memory. The description is one line for the user.
enum FavoritesError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Neither XDG_STATE_HOME nor HOME names a folder.
  case noHome
  /// A system call failed on a path; `reason` is the system's text.
  case system(path: String, reason: String)
  /// The path is a symbolic link, which is not followed.
  case symbolicLink(path: String)
  /// Another program held the lock for too long.
  case locked(path: String)

  static func last(_ path: String) -> FavoritesError {
    errno == ELOOP ? .symbolicLink(path: path) : .system(path: path, reason: systemText(errno))
  }
}
