import Foundation
import Testing

@testable import RankingCore

@Suite("Files, FIFOs and standard input", .timeLimit(.minutes(10)))
final class RankingSourceTests {
  private let directory: String

  init() throws {
    directory = NSTemporaryDirectory() + "RankingSourceTests-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: directory) }

  private func file(_ bytes: [UInt8]) throws -> String {
    let path = directory + "/ranking.json"
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    return path
  }

  @Test func aFileIsReadToItsEnd() throws {
    let path = try file(embeddedBytes)
    let source = try RankingSource.open(path: path)
    #expect(source.isRegularFile)
    #expect(source.expectedBytes == embeddedBytes.count)
    #expect(source.name == path)
    var reader = RankingReader(name: source.name)
    #expect(try source.read(into: &reader) == .bytes(embeddedBytes.count))
    #expect(try source.read(into: &reader) == .end)
    #expect(try RankingSource.readAll(path: path).data == publishedData())
  }

  @Test func aBigFileIsReadInPieces() throws {
    let spaces = [UInt8](repeating: ASCII.space, count: 1_000_000)
    let path = try file(spaces + embeddedBytes + spaces)
    #expect(try RankingSource.readAll(path: path).data == publishedData())
    let error = #expect(throws: RankingError.self) { try RankingSource.readAll(path: path, byteLimit: 1_500_000) }
    #expect(error == .tooLarge(name: path, byteLimit: 1_500_000))
  }

  @Test func whatCannotBeOpenedIsNamed() throws {
    let path = try file([])
    let missing = directory + "/none.json"
    let expected = [
      missing: "\(missing): cannot open: No such file or directory",
      path + "/x": "\(path)/x: cannot open: Not a directory",
      directory: "\(directory): a directory, not a file; name a JSON file in it",
      "": "\"\": cannot open: No such file or directory",
    ]
    for (path, message) in expected {
      let error = #expect(throws: RankingError.self) { try RankingSource.readAll(path: path) }
      #expect(error?.description == message)
    }
    let error = #expect(throws: RankingError.self) { try RankingSource.readAll(path: path) }
    #expect(error?.description.contains("the data are empty") == true)
  }

  @Test func aRefusedDescriptorIsClosed() throws {
    // Closed with the object even if its initialiser throws.
    for _ in 0..<2_000 {
      #expect(throws: RankingError.self) { try RankingSource.open(path: directory) }
    }
    #expect(try RankingSource.open(path: "/dev/null").fileDescriptor < 1_000)
  }

  @Test func endlessZerosAreNotARanking() {
    let error = #expect(throws: RankingError.self) { try RankingSource.readAll(path: "/dev/zero") }
    #expect(error?.description.contains("found U+0000") == true)
  }

  @Test func aFIFOIsWaitedForAndReadAsItComes() throws {
    let path = directory + "/fifo"
    try #require(mkfifo(path, 0o600) == 0)
    let source = try RankingSource.open(path: path)
    #expect(!source.isRegularFile)
    #expect(source.expectedBytes == nil)
    var reader = RankingReader(name: "fifo")
    // Nobody has opened it for writing: this is not the end.
    #expect(try source.read(into: &reader) == .wouldBlock)
    #expect(!source.waitUntilReadable(milliseconds: 0))

    let writer = Glibc.open(path, O_WRONLY)
    try #require(writer >= 0)
    #expect(try source.read(into: &reader) == .wouldBlock)
    #expect(write(writer, Array(embeddedBytes.prefix(3_000)), 3_000) == 3_000)
    #expect(try source.read(into: &reader) == .bytes(3_000))
    #expect(try source.read(into: &reader) == .wouldBlock)
    close(writer)
    #expect(source.waitUntilReadable(milliseconds: -1))
    #expect(try source.read(into: &reader) == .end)
  }

  @Test func aSlowWriterIsWaitedFor() throws {
    let path = directory + "/slow"
    try #require(mkfifo(path, 0o600) == 0)
    let thread = Thread {
      let writer = Glibc.open(path, O_WRONLY)
      for start in stride(from: 0, to: embeddedBytes.count, by: 100) {
        let piece = Array(embeddedBytes[start..<min(start + 100, embeddedBytes.count)])
        _ = write(writer, piece, piece.count)
        sched_yield()
      }
      close(writer)
    }
    thread.start()
    #expect(try RankingSource.readAll(path: path).data == publishedData())
  }

  @Test func aReadErrorIsNamed() throws {
    // Opened for writing only, so reading fails.
    let descriptor = Glibc.open(directory + "/w", O_WRONLY | O_CREAT, 0o600)
    let source = try RankingSource(name: "w", fileDescriptor: descriptor)
    var reader = RankingReader(name: "w")
    #expect(throws: RankingError.cannotRead(name: "w", reason: "Bad file descriptor")) {
      try source.read(into: &reader)
    }
  }

  @Test func theEndIsConfirmedBeforeItCounts() throws {
    let path = try file(embeddedBytes)
    let error = RankingError.cannotRead(name: "x", reason: "not all of it came")
    let source = try RankingSource(name: "x", fileDescriptor: Glibc.open(path, O_RDONLY | O_CLOEXEC)) {
      () throws(RankingError) in throw error
    }
    var reader = RankingReader(name: "x")
    #expect(try source.read(into: &reader) == .bytes(embeddedBytes.count))
    #expect(throws: error) { try source.read(into: &reader) }
  }
}
