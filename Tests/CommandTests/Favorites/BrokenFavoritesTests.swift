import Glibc
import TestSupport
import Testing

@testable import townranking

@Suite("Favourites that cannot be understood, read or written", .timeLimit(.minutes(10)))
struct BrokenFavoritesTests {
  static let broken: [[UInt8]] =
    [
      "", "{", "}", "[]", "null", "1", "\"a\"", "{}", "{\"favorites\"", #"{"favorites": 1}"#,
      #"{"favorites": ["a", 1]}"#,
      #"{"favorites": ["a"]"#, #"{"favorites": ["a"]} x"#, #"{"favorites": ["a"],}"#, #"{"favorites": [["a"]]}"#,
      #"{"favorites": ["\ud800"]}"#, #"{"Favorites": ["a"]}"#, " \n", "\u{0}", "\u{FEFF}",
      "\u{FEFF}\u{FEFF}{\"favorites\": []}",
      #"{"favorites": [], "towns": 1}"#, #"{"favorites": [], "towns": ["a"]}"#, #"{"favorites": [], "towns": [{}]}"#,
      #"{"favorites": [], "towns": [{"name": "a", "region": 1}]}"#, #"{"favorites": [], "towns": [{"name": null}]}"#,
    ].map { Array($0.utf8) } + [
      [0x7B, 0xFF, 0xFE], Array(#"{"favorites": [""#.utf8) + [0xE6, 0x9C] + Array(#""]}"#.utf8),
      [UInt8](repeating: 0x5B, count: 100_000), [0xFF, 0xFE, 0x7B, 0x00, 0x7D, 0x00],
    ]

  @Test("reading a broken file is an error, and changes nothing", arguments: broken.indices)
  func onlyRead(index: Int) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.broken[index], to: TemporaryFolder.file)
    #expect(throws: FavoritesError.broken(path: folder.file)) { try folder.store().read() }
    #expect(folder.bytes(of: TemporaryFolder.file) == Self.broken[index])
    #expect(folder.names(in: "townranking") == ["favorites.json"])
  }

  @Test("with a change it keeps its bytes under another name, and a new one is started", arguments: broken.indices)
  func putAside(index: Int) throws {
    let bytes = Self.broken[index]
    let folder = try TemporaryFolder()
    try folder.write(bytes, to: TemporaryFolder.file)
    let store = try folder.store()
    let contents = try store.set("a", isFavorite: true)
    let kept = try #require(contents.brokenFile, "\(String(decoding: bytes.prefix(40), as: UTF8.self))")
    #expect(kept.hasPrefix(folder.file + ".broken-"))
    #expect(folder.bytes(of: String(kept.dropFirst(folder.path.count + 1))) == bytes)
    #expect(contents.names == ["a"])
    let next = try store.set("b", isFavorite: true)
    #expect(next.names == ["a", "b"] && next.brokenFile == nil, "it is said once")
    #expect(try store.read().names == ["a", "b"])
  }

  @Test("one broken file does not replace another")
  func severalBroken() throws {
    let folder = try TemporaryFolder()
    let store = try folder.store()
    for text in ["{1", "{2", "{3"] {
      try folder.write(Array(text.utf8), to: TemporaryFolder.file)
      #expect(try store.set("a", isFavorite: true).brokenFile != nil)
    }
    let kept = folder.names(in: "townranking").filter { $0.contains(".broken-") }
    #expect(Set(kept.compactMap { folder.text(of: "townranking/\($0)") }) == ["{1", "{2", "{3"])
  }

  @Test("a directory in place of the file is left there with its content")
  func directory() throws {
    let folder = try TemporaryFolder()
    try folder.write([1], to: TemporaryFolder.file + "/inside")
    let expected = FavoritesError.system(path: folder.file, reason: "Is a directory")
    #expect(throws: expected) { try folder.store().read() }
    #expect(throws: expected) { try folder.store().set("a", isFavorite: true) }
    #expect(folder.bytes(of: TemporaryFolder.file + "/inside") == [1])
  }

  @Test(
    "a symbolic link is not followed, whether to a file, to nothing or to itself",
    arguments: ["target", "nothing", "self"])
  func symbolicLink(kind: String) throws {
    let folder = try TemporaryFolder()
    let bytes = Array(#"{"favorites": ["a"]}"#.utf8)
    try folder.write(bytes, to: "target")
    try folder.write([], to: "townranking/x")
    let goal = kind == "self" ? folder.file : folder.path(of: kind)
    try #require(symlink(goal, folder.file) == 0)
    let expected = FavoritesError.symbolicLink(path: folder.file)
    #expect(throws: expected) { try folder.store().read() }
    #expect(throws: expected) { try folder.store().set("b", isFavorite: true) }
    #expect(folder.bytes(of: "target") == bytes && folder.bytes(of: "nothing") == nil)
    #expect(FileStatus(folder.file)?.isLink == true)
    #expect(expected.description == "\(folder.file): a symbolic link; put a plain file there")
    #expect(expected.reasonFirst.english == "a symbolic link; put a plain file there: \(folder.file)")
  }

  @Test("a symbolic link in place of the lock is not followed either")
  func linkedLock() throws {
    let folder = try TemporaryFolder()
    try folder.write([], to: "townranking/x")
    try #require(symlink(folder.path(of: "nothing"), folder.path(of: "townranking/favorites.lock")) == 0)
    #expect(throws: FavoritesError.symbolicLink(path: folder.path(of: "townranking/favorites.lock"))) {
      try folder.store().set("b", isFavorite: true)
    }
    #expect(folder.bytes(of: "nothing") == nil)
  }

  @Test("a FIFO does not block")
  func fifo() throws {
    let folder = try TemporaryFolder()
    try folder.write([], to: "townranking/x")
    try #require(mkfifo(folder.file, 0o600) == 0)
    #expect(try folder.store().set("a", isFavorite: true).names == ["a"])
  }

  @Test("a file larger than any list of favourites is not read")
  func huge() throws {
    let folder = try TemporaryFolder()
    try folder.write([], to: TemporaryFolder.file)
    // A sparse file: it takes no space.
    try #require(truncate(folder.file, 1 << 40) == 0)
    #expect(throws: FavoritesError.system(path: folder.file, reason: "File too large")) { try folder.store().read() }
    #expect(throws: FavoritesError.self) { try folder.store().set("a", isFavorite: true) }
    #expect(FileStatus(folder.file)?.size == 1 << 40)
  }

  @Test("a file in place of a folder is reported by name, with the reason")
  func fileForFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write([], to: "state")
    let store = try FavoritesStore { $0 == "XDG_STATE_HOME" ? folder.path(of: "state") : nil }
    #expect(throws: FavoritesError.system(path: folder.path(of: "state/townranking"), reason: "Not a directory")) {
      try store.set("a", isFavorite: true)
    }
  }

  @Test("the message is one line, whatever the path")
  func oneLine() throws {
    let folder = try TemporaryFolder()
    try folder.write([], to: "a\nb\u{1B}[2J/townranking/favorites.json/x")
    let store = try FavoritesStore { _ in folder.path(of: "a\nb\u{1B}[2J") }
    let error = #expect(throws: FavoritesError.self) { try store.read() }
    for text in [error?.texts, error?.reasonFirst].compactMap(\.self).flatMap({ [$0.japanese, $0.english] }) {
      #expect(!text.unicodeScalars.contains("\n") && text.contains("Is a directory"), "\(text.debugDescription)")
    }
  }

  @Test(
    "every error says what to do",
    arguments: [
      (FavoritesError.noHome, "set it"), (.system(path: "/p", reason: "Permission denied"), "put it right"),
      (.symbolicLink(path: "/p"), "put a plain file there"), (.locked(path: "/p"), "try again"),
      (.full, "remove some"),
    ])
  func advice(error: FavoritesError, advice: String) {
    #expect(error.description.contains("; \(advice)") && error.reasonFirst.english.contains("; \(advice)"))
  }
}
