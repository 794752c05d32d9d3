import Glibc
import TestSupport
import Testing

@testable import townranking

/// What an ordinary user meets. Each test is a process of its own, which gives up root's rights if it has them.
@Suite("Favourites without the right to read or write", .timeLimit(.minutes(10)))
struct FavoritesRightsTests {
  private static let denied = "Permission denied"

  @Test("a file of mode 000 is left as it is")
  func noMode() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Array(#"{"favorites": ["a"]}"#.utf8), to: "townranking/favorites.json")
    await #expect(processExitsWith: .success) { [path = folder.path as String] in
      try Self.giveAway(path)
      let store = try FavoritesStore { _ in path }
      let file = path + "/townranking/favorites.json"
      #expect(chmod(file, 0) == 0)
      #expect(throws: FavoritesError.system(path: file, reason: Self.denied)) { try store.read() }
      #expect(throws: FavoritesError.system(path: file, reason: Self.denied)) { try store.set("b", isFavorite: true) }
      #expect(chmod(file, 0o600) == 0)
      #expect(try store.read().names == ["a"])
    }
  }

  @Test("a read-only folder is read, and failures to write are reported")
  func readOnlyFolder() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Array(#"{"favorites": ["a"]}"#.utf8), to: "townranking/favorites.json")
    await #expect(processExitsWith: .success) { [path = folder.path as String] in
      try Self.giveAway(path)
      #expect(chmod(path + "/townranking", 0o500) == 0)
      let store = try FavoritesStore { _ in path }
      #expect(try store.read().names == ["a"])
      let lock = path + "/townranking/favorites.lock"
      #expect(throws: FavoritesError.system(path: lock, reason: Self.denied)) { try store.set("b", isFavorite: true) }
      #expect(try store.read().names == ["a"])
    }
  }

  @Test("a read-only folder that has a lock already is no different")
  func readOnlyFolderWithLock() async throws {
    let folder = try TemporaryFolder()
    _ = try folder.store().set("a", isFavorite: true)
    await #expect(processExitsWith: .success) { [path = folder.path as String] in
      try Self.giveAway(path)
      #expect(chmod(path + "/townranking", 0o500) == 0)
      let store = try FavoritesStore { _ in path }
      let error = #expect(throws: FavoritesError.self) { try store.set("b", isFavorite: true) }
      #expect(error?.description.contains(": \(Self.denied); ") == true)
      #expect(try store.read().names == ["a"])
    }
  }

  @Test("a broken file in a read-only folder stays where it is")
  func brokenReadOnly() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Array("{".utf8), to: "townranking/favorites.json")
    await #expect(processExitsWith: .success) { [path = folder.path as String] in
      try Self.giveAway(path)
      #expect(chmod(path + "/townranking", 0o500) == 0)
      #expect(throws: FavoritesError.self) { try FavoritesStore { _ in path }.read() }
    }
    #expect(folder.text() == "{")
  }

  @Test("a home in which nothing can be made is reported, with that reason")
  func readOnlyHome() async throws {
    let folder = try TemporaryFolder()
    await #expect(processExitsWith: .success) { [path = folder.path as String] in
      try Self.giveAway(path)
      #expect(chmod(path, 0o500) == 0)
      let store = try FavoritesStore { $0 == "HOME" ? path : nil }
      #expect(try store.read().names == [])
      #expect(throws: FavoritesError.system(path: path + "/.local", reason: Self.denied)) {
        try store.set("a", isFavorite: true)
      }
      #expect(chmod(path, 0o700) == 0)
    }
  }

  @Test("root can read a file of mode 000, others cannot")
  func root() throws {
    let folder = try TemporaryFolder()
    let store = try folder.store()
    _ = try store.set("a", isFavorite: true)
    try #require(chmod(folder.file, 0) == 0)
    if geteuid() == 0 {
      #expect(try store.set("b", isFavorite: true).names == ["a", "b"])
    } else {
      #expect(throws: FavoritesError.system(path: folder.file, reason: Self.denied)) { try store.read() }
    }
  }

  @Test("a full disk: the old file stays whole, nothing is left beside it, and later changes are saved")
  func fullDisk() async throws {
    let folder = try TemporaryFolder()
    _ = try folder.store().set("a", isFavorite: true)
    await #expect(processExitsWith: .success) { [path = folder.path as String] in
      // A file size limit acts like a full disk. With SIGXFSZ ignored, writing fails with an error.
      signal(SIGXFSZ, SIG_IGN)
      var limit = rlimit(rlim_cur: 10, rlim_max: rlim_t.max)
      #expect(setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
      let store = try FavoritesStore { _ in path }
      let file = path + "/townranking/favorites.json"
      #expect(throws: FavoritesError.system(path: file, reason: "File too large")) {
        try store.set("b", isFavorite: true)
      }
      #expect(try store.read().names == ["a"])
      limit.rlim_cur = rlim_t.max
      #expect(setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
      #expect(try store.set("c", isFavorite: true).names == ["a", "c"])
    }
    #expect(folder.names(in: "townranking") == ["favorites.json", "favorites.lock"])
  }

  /// Gives everything in a folder, and this process, to an ordinary user.
  private static func giveAway(_ path: String) throws {
    if geteuid() == 0 {
      let nobody: uid_t = 65_534
      for name in ["/townranking/favorites.json", "/townranking/favorites.lock", "/townranking"] {
        chown(path + name, nobody, nobody)
      }
    }
    becomeOrdinaryUser(owning: path)
  }
}
