import Glibc
import RankingCore
import TestSupport
import Testing

@testable import townranking

/// The state folder of a test.
extension TemporaryFolder {
  /// A store whose file is in the subfolder `townranking`.
  func store() throws -> FavoritesStore {
    try FavoritesStore { $0 == "XDG_STATE_HOME" ? self.path : nil }
  }

  static let file = "townranking/favorites.json"

  /// The file's path.
  var file: String { path(of: Self.file) }

  func text(of name: String = TemporaryFolder.file) -> String? {
    bytes(of: name).map { String(decoding: $0, as: UTF8.self) }
  }
}

extension FavoritesStore {
  /// Adds or removes one town.
  func set(
    _ town: TownKey, isFavorite: Bool, patience: Int = Self.patience
  ) throws(FavoritesError) -> Contents {
    try apply([Change(town: town, isFavorite: isFavorite)], patience: patience)
  }

  /// Adds and removes several.
  func set(_ changes: KeyValuePairs<TownKey, Bool>) throws(FavoritesError) -> Contents {
    try apply(changes.map { Change(town: $0.key, isFavorite: $0.value) })
  }
}

extension Favorites {
  /// The towns' names.
  var names: Set<String> { Set(keys.map(\.name)) }
}

extension FavoritesStore.Contents {
  var names: Set<String> { favorites.names }
}

/// The system's status of a file, without following a link.
struct FileStatus: Equatable {
  let mode: UInt32
  let inode: UInt64
  let size: Int
  let modified: [Int]

  /// Nil if there is none.
  init?(_ path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    mode = status.st_mode
    inode = UInt64(status.st_ino)
    size = Int(status.st_size)
    modified = [Int(status.st_mtim.tv_sec), Int(status.st_mtim.tv_nsec)]
  }

  /// The permissions of owner, group and others.
  var permissions: UInt32 { mode & 0o777 }
  var isLink: Bool { mode & UInt32(S_IFMT) == UInt32(S_IFLNK) }
}

/// For the body of an exit test: gives up root's rights, which override file modes, and gives the folder to the new
/// user.
func becomeOrdinaryUser(owning folder: String) {
  guard geteuid() == 0 else { return }
  let nobody: uid_t = 65_534
  #expect(chown(folder, nobody, nobody) == 0)
  #expect(setgroups(0, nil) == 0 && setgid(nobody) == 0 && setuid(nobody) == 0)
  #expect(geteuid() == nobody)
}
