import Foundation
import Glibc
import TestSupport
import Testing

@testable import townranking

@Suite("Files that a killed process left beside the favourites", .timeLimit(.minutes(10)))
struct TemporaryFilesTests {
  /// The number of a process that has ended.
  private static func endedProcess() throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/true")
    try process.run()
    process.waitUntilExit()
    return process.processIdentifier
  }

  private static func write(_ name: String, age: TimeInterval, in folder: TemporaryFolder) throws {
    let path = folder.path(of: "townranking/" + name)
    try folder.write([], to: "townranking/" + name)
    try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSinceNow: -age)], ofItemAtPath: path)
  }

  @Test("a save removes those of processes that are gone, and those that are old, and no other file")
  func removes() throws {
    let folder = try TemporaryFolder()
    let gone = try Self.endedProcess()
    let kept = [
      "favorites.json.\(getppid()).tmp", "favorites.json.x.tmp", "favorites.json.-1.tmp", "favorites.json.1\(gone)",
      "other.json.\(gone).tmp", "favorites.json.\(gone).tmp2", "favorites.json.broken-1-1",
    ]
    for name in kept { try Self.write(name, age: name.contains("\(getppid())") ? 60 : 100_000, in: folder) }
    try Self.write("favorites.json.\(gone).tmp", age: 0, in: folder)
    try Self.write("favorites.json.1.tmp", age: 4_000, in: folder)
    _ = try folder.store().set("a", isFavorite: true)
    #expect(Set(folder.names(in: "townranking")) == Set(kept + ["favorites.json", "favorites.lock"]))
  }

  @Test("without a lock only the age counts: the process may be on another machine")
  func noLock() throws {
    let folder = try TemporaryFolder()
    let gone = try Self.endedProcess()
    try Self.write("favorites.json.\(gone).tmp", age: 60, in: folder)
    try Self.write("favorites.json.1.tmp", age: 4_000, in: folder)
    try WholeFile.replace(folder.file, with: [], isAlone: false)
    #expect(Set(folder.names(in: "townranking")) == ["favorites.json", "favorites.json.\(gone).tmp"])
  }

  @Test("reading removes nothing, and neither does a change that changes nothing")
  func reading() throws {
    let folder = try TemporaryFolder()
    let name = "favorites.json.\(try Self.endedProcess()).tmp"
    try Self.write(name, age: 100_000, in: folder)
    #expect(try folder.store().read().isEmpty)
    _ = try folder.store().set("a", isFavorite: false)
    #expect(folder.names(in: "townranking").contains(name))
  }
}
