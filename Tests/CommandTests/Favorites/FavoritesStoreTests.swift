import Glibc
import TestSupport
import Testing

@testable import townranking

@Suite("Favourites on disk", .timeLimit(.minutes(10)))
struct FavoritesStoreTests {
  @Test("without a file there are none, and reading creates nothing")
  func none() throws {
    let folder = try TemporaryFolder()
    let contents = try folder.store().read()
    #expect(contents.isEmpty)
    #expect(folder.names() == [])
  }

  @Test("changes are read back, by others too, and the file is readable")
  func roundTrip() throws {
    let folder = try TemporaryFolder()
    let store = try folder.store()
    #expect(try store.set("本厚木", isFavorite: true).names == ["本厚木"])
    #expect(try store.set("\"\\\u{1}か\u{3099}", isFavorite: true).names == ["本厚木", "\"\\\u{1}か\u{3099}"])
    #expect(try folder.store().read().names == ["本厚木", "\"\\\u{1}か\u{3099}"])
    #expect(try store.set("\"\\\u{1}か\u{3099}", isFavorite: false).names == ["本厚木"])
    #expect(folder.text() == "{\n    \"favorites\": [\n        \"本厚木\"\n    ]\n}\n")
    #expect(try store.set("本厚木", isFavorite: false).names == [])
    #expect(folder.text() == "{\n    \"favorites\": []\n}\n")
    #expect(try folder.store().read().names == [])
  }

  @Test("a change applies to the file's present content, not to what was read before")
  func merges() throws {
    let folder = try TemporaryFolder()
    let (one, other) = (try folder.store(), try folder.store())
    _ = try one.read()
    _ = try other.set("a", isFavorite: true)
    #expect(try one.set("b", isFavorite: true).names == ["a", "b"])
    #expect(try other.set("a", isFavorite: false).names == ["b"])
    #expect(try other.set(["b": false, "d": true, "e": true, "f": false]).names == ["d", "e"])
    #expect(try other.set(["b": true, "d": false, "e": false]).names == ["b"])
    #expect(try one.set("c", isFavorite: true).names == ["b", "c"])
  }

  @Test("the folders and the file are for this user only, whatever the umask")
  func modes() throws {
    let folder = try TemporaryFolder()
    let store = try FavoritesStore { $0 == "HOME" ? folder.path : nil }
    _ = try store.set("a", isFavorite: true)
    for name in [".local", ".local/state", ".local/state/townranking"] {
      #expect(FileStatus(folder.path(of: name))?.permissions == 0o700, "\(name)")
    }
    let file = ".local/state/townranking/favorites.json"
    #expect(FileStatus(folder.path(of: file))?.permissions == 0o600)
    #expect(chmod(folder.path(of: file), 0o644) == 0)
    _ = try store.set("b", isFavorite: true)
    #expect(FileStatus(folder.path(of: file))?.permissions == 0o600)
    for name in folder.names(in: ".local/state/townranking") {
      #expect(FileStatus(folder.path(of: ".local/state/townranking/\(name)"))?.permissions == 0o600, "\(name)")
    }
  }

  @Test("existing folders keep their modes")
  func otherFolders() throws {
    let folder = try TemporaryFolder()
    try folder.write([], to: "state/other/file")
    #expect(chmod(folder.path(of: "state"), 0o755) == 0)
    _ = try FavoritesStore { $0 == "XDG_STATE_HOME" ? folder.path(of: "state") : nil }.set("a", isFavorite: true)
    #expect(FileStatus(folder.path(of: "state"))?.permissions == 0o755)
  }

  @Test("nothing is written if nothing changes: neither the file nor one beside it")
  func unchanged() throws {
    let folder = try TemporaryFolder()
    let store = try folder.store()
    _ = try store.set("a", isFavorite: true)
    let before = try #require(FileStatus(folder.file))
    let names = folder.names(in: "townranking")
    let folderBefore = FileStatus(folder.path(of: "townranking"))
    #expect(try store.set("a", isFavorite: true).names == ["a"])
    #expect(try store.set("b", isFavorite: false).names == ["a"])
    #expect(try store.read().names == ["a"])
    #expect(FileStatus(folder.file) == before)
    #expect(FileStatus(folder.path(of: "townranking")) == folderBefore, "no temporary file came and went")
    #expect(folder.names(in: "townranking") == names)
  }

  @Test("removing what is not there creates no file")
  func removesNothing() throws {
    let folder = try TemporaryFolder()
    #expect(try folder.store().set("a", isFavorite: false).names == [])
    #expect(FileStatus(folder.file) == nil)
  }

  @Test("a change replaces the file with a new one, leaving nothing beside it")
  func replaces() throws {
    let folder = try TemporaryFolder()
    let store = try folder.store()
    _ = try store.set("a", isFavorite: true)
    let reader = open(folder.file, O_RDONLY)
    defer { close(reader) }
    let old = try #require(folder.bytes(of: TemporaryFolder.file))
    _ = try store.set("b", isFavorite: true)
    var bytes = [UInt8](repeating: 0, count: 1_000)
    let count = read(reader, &bytes, bytes.count)
    #expect(Array(bytes.prefix(count)) == old, "who had it open still sees the old one, whole")
    #expect(folder.names(in: "townranking") == ["favorites.json", "favorites.lock"])
  }

  @Test("the location of the file", arguments: places)
  func place(variables: [String: String], file: String) throws {
    let folder = try TemporaryFolder()
    let store = try FavoritesStore { name in variables[name]?.replacing("~", with: folder.path) }
    _ = try store.set("a", isFavorite: true)
    #expect(folder.text(of: file)?.contains("\"a\"") == true)
  }

  static let places: [([String: String], String)] = [
    (["XDG_STATE_HOME": "~/s", "HOME": "~/h"], "s/townranking/favorites.json"),
    (["HOME": "~/h"], "h/.local/state/townranking/favorites.json"),
    (["XDG_STATE_HOME": "", "HOME": "~/h"], "h/.local/state/townranking/favorites.json"),
    (["XDG_STATE_HOME": "relative/state", "HOME": "~/h"], "h/.local/state/townranking/favorites.json"),
    (["XDG_STATE_HOME": "./s", "HOME": "~/h"], "h/.local/state/townranking/favorites.json"),
    (["XDG_STATE_HOME": "~/s"], "s/townranking/favorites.json"),
    (["XDG_STATE_HOME": "~/a//b/", "HOME": ""], "a/b/townranking/favorites.json"),
    (["XDG_STATE_HOME": "~/日本語 と 空白"], "日本語 と 空白/townranking/favorites.json"),
  ]

  @Test(
    "a missing home is reported",
    arguments: [[:], ["HOME": ""], ["HOME": "home"], ["XDG_STATE_HOME": "state", "HOME": "."]])
  func noHome(variables: [String: String]) {
    #expect(throws: FavoritesError.noHome) { try FavoritesStore { variables[$0] } }
    #expect(FavoritesError.noHome.description.contains("HOME"))
  }

  @Test(
    "other forms of the same file are understood",
    arguments: [
      #"{"favorites":["a","b"]}"#, "\r\n { \"favorites\" : [ \"b\" , \"a\" , \"a\" ] }\r\n",
      #"{"version": 2, "favorites": ["a", "b"], "more": {"x": [null, 1.5, true]}}"#, #"{"favorites": ["\u0061", "b"]}"#,
      "\u{FEFF}{\"favorites\": [\"a\", \"b\"]}",
    ])
  func otherForms(raw: RawText) throws {
    let text = raw.text
    let folder = try TemporaryFolder()
    try folder.write(Array(text.utf8), to: TemporaryFolder.file)
    #expect(try folder.store().read().names == ["a", "b"])
    #expect(folder.text() == text)
  }
}
