import FoundationEssentials
import Glibc
import RankingBrowser
import RankingCore
import TestSupport
import Testing

@testable import townranking

/// Favourites between the browser and the file. The file itself is covered by the tests of the store.
@Suite(.timeLimit(.minutes(10))) struct FavoritesKeeperTests {
  private static func keeper(_ folder: TemporaryFolder) -> FavoritesKeeper {
    FavoritesKeeper() { $0 == "XDG_STATE_HOME" ? folder.path : nil }
  }

  /// The actions, in words.
  private static func words(_ actions: [BrowserAction]) -> [String] {
    actions.map { action in
      switch action {
      case .favorites(let favorites): favorites.names.sorted().joined(separator: " ")
      case .notify(let notice): "\(notice.word)\(notice.isProblem ? " !" : "")"
      default: "\(action)"
      }
    }
  }

  @Test("a saved favourite is there the next time")
  func keeps() throws {
    let folder = try TemporaryFolder()
    let keeper = Self.keeper(folder)
    #expect(keeper.favorites.isEmpty && keeper.notice == nil)
    #expect(Self.words(keeper.keep("大宮", isFavorite: true)) == ["大宮"])
    #expect(Self.words(keeper.keep("三鷹", isFavorite: true)) == ["三鷹 大宮"])
    #expect(Self.words(keeper.keep("大宮", isFavorite: false)) == ["三鷹"])
    let next = Self.keeper(folder)
    #expect(next.favorites.names == ["三鷹"] && next.notice == nil)
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
    let keeper = FavoritesKeeper() { $0 == "HOME" ? home : nil }
    #expect(keeper.notice?.word == .noticeFavoritesNotKept && keeper.notice?.isProblem == true)
    #expect(keeper.notice?.texts?.english.contains("HOME") == true)
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
      keeper.notice?.texts?.english == "Is a directory: " + folder.path(of: "townranking/favorites.json")
        + "; put it right")
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
      #expect(Self.words(keeper.keep(TownKey(name), isFavorite: isFavorite)) == ["noticeFavoritesNotKept !"])
    }
    try FileManager.default.removeItem(atPath: folder.path(of: "townranking"))
    try FileManager.default.moveItem(atPath: folder.path(of: "elsewhere"), toPath: folder.path(of: "townranking"))
    #expect(Self.words(keeper.keep("川口", isFavorite: true)) == ["大宮 川口"])
    #expect(Self.keeper(folder).favorites.names == ["大宮", "川口"])
    // Saved changes are not written again over those of another browser.
    _ = Self.keeper(folder).keep("大宮", isFavorite: false)
    #expect(Self.words(keeper.keep("葛西", isFavorite: true)) == ["川口 葛西"])
  }

  @Test("a broken file: reported at the start; with the first change, where it is kept")
  func broken() throws {
    let folder = try TemporaryFolder()
    try folder.write(Array("{".utf8), to: "townranking/favorites.json")
    let keeper = Self.keeper(folder)
    #expect(keeper.favorites.isEmpty && keeper.notice?.word == .noticeFavoritesUnread)
    #expect(keeper.notice?.texts?.english.hasSuffix(": " + folder.path(of: "townranking/favorites.json")) == true)
    #expect(folder.text() == "{")
    #expect(Self.words(keeper.keep("大宮", isFavorite: true)) == ["大宮", "noticeFavoritesBroken !"])
    try folder.write(Array("[".utf8), to: "townranking/favorites.json")
    #expect(Self.words(keeper.keep("三鷹", isFavorite: true)) == ["三鷹", "noticeFavoritesBroken !"])
  }

  // MARK: While another program holds the lock

  /// A lock held by another program, until it is released.
  private final class OtherProgram {
    private var descriptor: Int32

    init(_ folder: TemporaryFolder) throws {
      try folder.write([], to: "townranking/favorites.lock")
      descriptor = open(folder.path(of: "townranking/favorites.lock"), O_RDWR | O_CLOEXEC)
      try #require(flock(descriptor, LOCK_EX) == 0)
    }

    func release() {
      // A child of another test may still have the descriptor.
      flock(descriptor, LOCK_UN)
      close(descriptor)
      descriptor = -1
    }

    deinit { if descriptor >= 0 { release() } }
  }

  private final class Time {
    var now = 0
  }

  private static func keeper(_ folder: TemporaryFolder, _ time: Time) -> FavoritesKeeper {
    FavoritesKeeper(clock: { time.now }) { $0 == "XDG_STATE_HOME" ? folder.path : nil }
  }

  @Test("a key does not wait for the lock, nothing is said, and the change is saved a little later")
  func later() throws {
    let folder = try TemporaryFolder()
    let other = try OtherProgram(folder)
    let time = Time()
    let keeper = Self.keeper(folder, time)
    #expect(keeper.nextTry == nil)
    let before = ContinuousClock.now
    #expect(Self.words(keeper.keep("大宮", isFavorite: true)) == [])
    #expect(Self.words(keeper.keep("三鷹", isFavorite: true)) == [])
    #expect(ContinuousClock.now - before < .milliseconds(900))
    for _ in 0..<5 {
      time.now += try #require(keeper.nextTry)
      #expect(Self.words(keeper.tryAgain()) == [])
    }
    #expect(time.now < 500)
    other.release()
    #expect(Self.words(keeper.tryAgain()) == [], "not before it is time")
    time.now += try #require(keeper.nextTry)
    #expect(Self.words(keeper.tryAgain()) == ["三鷹 大宮"])
    #expect(keeper.nextTry == nil && keeper.finish() == nil)
    #expect(Self.keeper(folder).favorites.names == ["三鷹", "大宮"])
  }

  @Test("after a second it is said, once, and the change is saved with the next one, or at the end")
  func givesUp() throws {
    let folder = try TemporaryFolder()
    let other = try OtherProgram(folder)
    let time = Time()
    let keeper = Self.keeper(folder, time)
    #expect(Self.words(keeper.keep("大宮", isFavorite: true)) == [])
    var said: [String] = []
    var tries = 0
    while let next = keeper.nextTry, tries < 1_000 {
      time.now += next
      said += Self.words(keeper.tryAgain())
      tries += 1
    }
    #expect(said == ["noticeFavoritesNotKept !"] && time.now == 1_000 && tries > 10)
    #expect(Self.words(keeper.tryAgain()) == [])
    #expect(keeper.finish(patience: 20) == .locked(path: folder.path(of: "townranking/favorites.lock")))
    other.release()
    #expect(keeper.finish() == nil)
    #expect(Self.keeper(folder).favorites.names == ["大宮"])
    #expect(Self.words(keeper.keep("三鷹", isFavorite: true)) == ["三鷹 大宮"])
  }

  @Test("what there is no room for is refused with words, and what was refused is not tried again")
  func full() throws {
    let folder = try TemporaryFolder()
    let keeper = Self.keeper(folder)
    #expect(Self.words(keeper.keep("大宮", isFavorite: true)) == ["大宮"])
    let huge = TownKey(String(repeating: "a", count: WholeFile.limit))
    let actions = keeper.keep(huge, isFavorite: true)
    #expect(Self.words(actions) == ["大宮", "noticeFavoritesNotKept !"])
    let texts = actions.compactMap { if case .notify(let notice) = $0 { notice.texts?.english } else { nil } }
    #expect(texts == ["there is room for 16 MiB of favourites; remove some"])
    #expect(Self.words(keeper.keep("三鷹", isFavorite: true)) == ["三鷹 大宮"])
    #expect(keeper.finish() == nil)
  }
}
