import TestSupport
import Testing

@testable import RankingBrowser

/// Favourites between the browser and its file. What can happen to the file itself is in the tests of the store.
@Suite struct FavoritesKeeperTests {
  private static func keeper(_ folder: TemporaryFolder) -> FavoritesKeeper {
    FavoritesKeeper { $0 == "XDG_STATE_HOME" ? folder.path : nil }
  }

  /// What is to follow, in words.
  private static func words(_ actions: [BrowserAction]) -> [String] {
    actions.map { action in
      switch action {
      case .favorites(let names): names.sorted().joined(separator: " ")
      case .notify(let notice): "\(notice.word)\(notice.isProblem ? " !" : "")"
      default: "\(action)"
      }
    }
  }

  @Test("what is kept is there the next time")
  func keeps() throws {
    let folder = try TemporaryFolder()
    let keeper = Self.keeper(folder)
    #expect(keeper.names == [] && keeper.notice == nil)
    #expect(Self.words(keeper.keep("大宮", isFavorite: true)) == ["大宮"])
    #expect(Self.words(keeper.keep("三鷹", isFavorite: true)) == ["三鷹 大宮"])
    #expect(Self.words(keeper.keep("大宮", isFavorite: false)) == ["三鷹"])
    let next = Self.keeper(folder)
    #expect(next.names == ["三鷹"] && next.notice == nil)
  }

  @Test("what another browser kept meanwhile follows with the next change")
  func merges() throws {
    let folder = try TemporaryFolder()
    let (one, other) = (Self.keeper(folder), Self.keeper(folder))
    _ = one.keep("大宮", isFavorite: true)
    #expect(Self.words(other.keep("三鷹", isFavorite: true)) == ["三鷹 大宮"])
    #expect(Self.words(one.keep("柏", isFavorite: true)) == ["三鷹 大宮 柏"])
  }

  @Test("no home: said at the start, once, and it goes on", arguments: [nil, "relative/path"])
  func noHome(home: String?) {
    let keeper = FavoritesKeeper { $0 == "HOME" ? home : nil }
    #expect(keeper.notice?.word == .noticeFavoritesNotKept && keeper.notice?.isProblem == true)
    #expect(keeper.notice?.text?.contains("HOME") == true)
    #expect(Self.words(keeper.keep("大宮", isFavorite: true)) == [])
  }

  @Test("a file that cannot be read: said at the start, and not again with every f")
  func unreadable() throws {
    let folder = try TemporaryFolder()
    try folder.write([], to: "townranking/favorites.json/file")
    let keeper = Self.keeper(folder)
    #expect(keeper.notice?.word == .noticeFavoritesNotKept)
    #expect(keeper.notice?.text?.hasPrefix(folder.path(of: "townranking/favorites.json")) == true)
    for _ in 0..<3 { #expect(Self.words(keeper.keep("大宮", isFavorite: true)) == []) }
    #expect(folder.names(in: "townranking/favorites.json") == ["file"])
  }

  @Test("what fails only later is said once, with the first f that is not kept")
  func failsLater() throws {
    let folder = try TemporaryFolder()
    let keeper = Self.keeper(folder)
    #expect(keeper.notice == nil)
    try folder.write([], to: "townranking")
    #expect(Self.words(keeper.keep("大宮", isFavorite: true)) == ["noticeFavoritesNotKept !"])
    #expect(Self.words(keeper.keep("三鷹", isFavorite: true)) == [])
  }

  @Test("a broken file: said where it is now, and a new one is begun")
  func broken() throws {
    let folder = try TemporaryFolder()
    try folder.write(Array("{".utf8), to: "townranking/favorites.json")
    let keeper = Self.keeper(folder)
    #expect(keeper.names == [] && keeper.notice?.word == .noticeFavoritesBroken)
    #expect(keeper.notice?.text?.hasPrefix(folder.path(of: "townranking/favorites.json.broken-")) == true)
    #expect(Self.words(keeper.keep("大宮", isFavorite: true)) == ["大宮"])
    try folder.write(Array("[".utf8), to: "townranking/favorites.json")
    #expect(Self.words(keeper.keep("三鷹", isFavorite: true)) == ["三鷹", "noticeFavoritesBroken !"])
  }
}
