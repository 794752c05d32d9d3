import Foundation
import RankingCore
import Synchronization
import TestSupport
import Testing

@testable import townranking

@Suite("Favourites of several browsers at once", .timeLimit(.minutes(10)))
struct FavoritesTogetherTests {
  @Test("two processes adding 100 each at once: 200 remain")
  func processes() async throws {
    let folder = try TemporaryFolder()
    await withTaskGroup(of: Void.self) { group in
      for name in ["one", "other"] {
        group.addTask {
          await #expect(processExitsWith: .success) { [path = folder.path as String, name = name as String] in
            let store = try FavoritesStore { _ in path }
            for number in 1...100 { _ = try store.set(TownKey("\(name) \(number)"), isFavorite: true) }
          }
        }
      }
    }
    let names = try folder.store().read().names
    #expect(names == Set((1...100).flatMap { ["one \($0)", "other \($0)"] }))
    #expect(folder.names(in: "townranking") == ["favorites.json", "favorites.lock"])
  }

  @Test("20 browsers that mark 50 towns each at once: 1,000 remain")
  func manyBrowsers() async throws {
    let folder = try TemporaryFolder()
    await withTaskGroup(of: Void.self) { group in
      for browser in 1...20 {
        group.addTask {
          await #expect(processExitsWith: .success) { [path = folder.path as String, browser = browser as Int] in
            let keeper = FavoritesKeeper() { _ in path }
            for number in 1...50 {
              _ = keeper.keep(TownKey("\(browser) \(number)"), isFavorite: true)
              _ = keeper.tryAgain()
            }
            // On a busy machine one of them may stand still for seconds, with the lock.
            #expect(keeper.finish(patience: 30_000) == nil)
          }
        }
      }
    }
    #expect(try folder.store().read().keys.count == 1_000)
    #expect(folder.names(in: "townranking") == ["favorites.json", "favorites.lock"])
  }

  @Test("two threads, one adding and one removing, lose nothing either")
  func threads() async throws {
    let folder = try TemporaryFolder()
    for number in 1...30 { _ = try folder.store().set(TownKey("old \(number)"), isFavorite: true) }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (prefix, isFavorite) in [("new", true), ("old", false)] {
        group.addTask {
          let store = try folder.store()
          for number in 1...30 { _ = try store.set(TownKey("\(prefix) \(number)"), isFavorite: isFavorite) }
        }
      }
      try await group.waitForAll()
    }
    #expect(try folder.store().read().names == Set((1...30).map { "new \($0)" }))
  }

  private final class Writer: Sendable {
    let isDone = Atomic(false)
  }

  @Test("readers never see half a file, and nothing in it is lost")
  func reader() throws {
    let folder = try TemporaryFolder()
    let store = try folder.store()
    let long = String(repeating: "とても長い名前の街", count: 400)
    _ = try store.set(TownKey(long), isFavorite: true)
    let writer = Writer()
    // A thread of its own: tasks might wait for one another.
    Thread {
      for number in 1...20 { _ = try? store.set(TownKey("\(long)\(number)"), isFavorite: true) }
      writer.isDone.store(true, ordering: .releasing)
    }.start()
    var readings = 0
    var count = 1
    repeat {
      let contents = try store.read()
      try #require(contents.names.count >= count && contents.names.contains(long))
      count = contents.names.count
      readings += 1
    } while !writer.isDone.load(ordering: .acquiring)
    #expect(readings > 1)
    #expect(try store.read().names.count == 21)
  }

  @Test("a released lock is free, even where a child has inherited it")
  func inherited() throws {
    let folder = try TemporaryFolder()
    let path = folder.path(of: "lock")
    let lock = try FileLock(path: path, of: path, patience: 0)
    let open = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").first {
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")) == path
    }
    let child = dup(try #require(open.flatMap { CInt($0) }))
    defer { close(child) }
    #expect(throws: FavoritesError.locked(path: path)) { _ = try FileLock(path: path, of: path, patience: 0) }
    _ = consume lock
    let isFree = try FileLock(path: path, of: path, patience: 0).isHeld
    #expect(isFree)
  }

  @Test("the wait for a lock held by another is limited")
  func locked() throws {
    let folder = try TemporaryFolder()
    _ = try folder.store().set("a", isFavorite: true)
    let path = folder.path(of: "townranking/favorites.lock")
    let other = open(path, O_RDWR | O_CLOEXEC)
    try #require(flock(other, LOCK_EX) == 0)
    #expect(throws: FavoritesError.locked(path: path)) { try folder.store().set("b", isFavorite: true, patience: 20) }
    #expect(try folder.store().read().names == ["a"], "reading needs no lock")
    flock(other, LOCK_UN)
    close(other)
    #expect(try folder.store().set("b", isFavorite: true).names == ["a", "b"])
  }
}
