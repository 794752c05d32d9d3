import FoundationEssentials
import RankingBrowser
import TestSupport
import Testing

@testable import townranking

/// Favourites between the browser and the file. The file itself is covered by the tests of the store.
@Suite struct FavoritesKeeperTests {
  private static func keeper(_ folder: TemporaryFolder) -> FavoritesKeeper {
    FavoritesKeeper(.english) { $0 == "XDG_STATE_HOME" ? folder.path : nil }
  }

  /// The actions, in words.
  private static func words(_ actions: [BrowserAction]) -> [String] {
    actions.map { action in
      switch action {
      case .favorites(let names): names.sorted().joined(separator: " ")
      case .notify(let notice): "\(notice.word)\(notice.isProblem ? " !" : "")"
      default: "\(action)"
      }
    }
  }

  @Test("a saved favourite is there the next time")
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

  @Test("favourites that another browser saved meanwhile appear with the next change")
  func merges() throws {
    let folder = try TemporaryFolder()
    let (one, other) = (Self.keeper(folder), Self.keeper(folder))
    _ = one.keep("大宮", isFavorite: true)
    #expect(Self.words(other.keep("三鷹", isFavorite: true)) == ["三鷹 大宮"])
    #expect(Self.words(one.keep("柏", isFavorite: true)) == ["三鷹 大宮 柏"])
  }

  @Test(
    "no home: reported at the start and with every change; favourites still work in memory",
    arguments: [nil, "relative/path"])
  func noHome(home: String?) {
    let keeper = FavoritesKeeper(.english) { $0 == "HOME" ? home : nil }
    #expect(keeper.notice?.word == .noticeFavoritesNotKept && keeper.notice?.isProblem == true)
    #expect(keeper.notice?.text?.contains("HOME") == true)
    for isFavorite in [true, false] {
      #expect(Self.words(keeper.keep("大宮", isFavorite: isFavorite)) == ["noticeFavoritesNotKept !"])
    }
  }

  @Test("an unreadable file: reported at the start, and with every f, which is not saved")
  func unreadable() throws {
    let folder = try TemporaryFolder()
    try folder.write([], to: "townranking/favorites.json/file")
    let keeper = Self.keeper(folder)
    #expect(keeper.notice?.word == .noticeFavoritesNotKept)
    #expect(
      keeper.notice?.text == "Is a directory: " + folder.path(of: "townranking/favorites.json") + "; put it right")
    for _ in 0..<3 { #expect(Self.words(keeper.keep("大宮", isFavorite: true)) == ["noticeFavoritesNotKept !"]) }
    #expect(folder.names(in: "townranking/favorites.json") == ["file"])
  }

  @Test("a later failure is reported with each f that is not saved")
  func failsLater() throws {
    let folder = try TemporaryFolder()
    let keeper = Self.keeper(folder)
    #expect(keeper.notice == nil)
    try folder.write([], to: "townranking")
    #expect(Self.words(keeper.keep("大宮", isFavorite: true)) == ["noticeFavoritesNotKept !"])
    #expect(Self.words(keeper.keep("三鷹", isFavorite: true)) == ["noticeFavoritesNotKept !"])
  }

  @Test("unsaved changes are saved with the next one that can be, as they are on the screen by then")
  func keepsLater() throws {
    let folder = try TemporaryFolder()
    let keeper = Self.keeper(folder)
    #expect(Self.words(keeper.keep("柏", isFavorite: true)) == ["柏"])
    try FileManager.default.moveItem(atPath: folder.path(of: "townranking"), toPath: folder.path(of: "elsewhere"))
    try folder.write([], to: "townranking")
    for (name, isFavorite) in [("大宮", true), ("三鷹", true), ("三鷹", false), ("柏", false)] {
      #expect(Self.words(keeper.keep(name, isFavorite: isFavorite)) == ["noticeFavoritesNotKept !"])
    }
    try FileManager.default.removeItem(atPath: folder.path(of: "townranking"))
    try FileManager.default.moveItem(atPath: folder.path(of: "elsewhere"), toPath: folder.path(of: "townranking"))
    #expect(Self.words(keeper.keep("川口", isFavorite: true)) == ["大宮 川口"])
    #expect(Self.keeper(folder).names == ["大宮", "川口"])
    // Saved changes are not written again over those of another browser.
    _ = Self.keeper(folder).keep("大宮", isFavorite: false)
    #expect(Self.words(keeper.keep("葛西", isFavorite: true)) == ["川口 葛西"])
  }

  @Test("a broken file: its new place is reported, and a new file is started")
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
