import Glibc
import RankingCore

/// The favourites on disk, shared by all browsers of a user.
/// A change is applied to the file's content at that moment, under a lock, so that two browsers do not lose each
/// other's changes.
struct FavoritesStore: Sendable {
  /// A town that was marked or unmarked.
  struct Change: Hashable, Sendable {
    let town: TownKey
    let isFavorite: Bool
  }

  /// The result of a change.
  struct Contents: Equatable, Sendable {
    /// What is in the file.
    var favorites = Favorites()
    /// Where a file that could not be understood was moved; nil if all was well.
    var brokenFile: String?
    /// Whether there was no room for a change, which was left out.
    var isFull = false
  }

  /// How long to wait for another where nobody waits for this, in milliseconds. The lock is held for the time of one
  /// write.
  static let patience = 1_000

  /// The largest file that is written, in bytes: no larger one would be read.
  var limit = WholeFile.limit
  private let folder: String
  private var file: String { folder + "/favorites.json" }

  /// - Parameter variable: looks up an environment variable; nil if it is not set.
  /// - Throws: `FavoritesError.noHome`.
  init(environment variable: (String) -> String?) throws(FavoritesError) {
    folder = try StateFolder.path(variable)
  }

  /// Reads the favourites. Changes nothing on disk.
  /// - Throws: also `FavoritesError.broken` for a file that is something else.
  func read() throws(FavoritesError) -> Favorites {
    guard let bytes = try WholeFile.read(file) else { return Favorites() }
    guard let contents = FavoritesFile(bytes) else { throw .broken(path: file) }
    return contents.favorites
  }

  /// Makes changes in their order, all of them or none, but for those that there is no room for.
  /// - Parameter patience: how long to wait for one who has the lock, in milliseconds; 0 to try once.
  func apply(_ changes: [Change], patience: Int = Self.patience) throws(FavoritesError) -> Contents {
    try StateFolder.make(folder)
    let lock = try FileLock(path: folder + "/favorites.lock", of: file, patience: patience)
    var contents = Contents()
    var present = FavoritesFile()
    if let bytes = try WholeFile.read(file) {
      if let read = FavoritesFile(bytes) {
        present = read
      } else {
        contents.brokenFile = try putAside()
      }
    }
    var next = present
    var bytes = next.apply(changes)
    if bytes.count > limit {
      contents.isFull = true
      (next, bytes) = present.applying(changes, limit: limit)
    }
    contents.favorites = next.favorites
    if next.favorites != present.favorites { try WholeFile.replace(file, with: bytes, isAlone: lock.isHeld) }
    return contents
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
  /// The file is not a list of favourites.
  case broken(path: String)
  /// The file would be larger than one that is read.
  case full

  static func last(_ path: String) -> FavoritesError {
    errno == ELOOP ? .symbolicLink(path: path) : .system(path: path, reason: systemText(errno))
  }
}
