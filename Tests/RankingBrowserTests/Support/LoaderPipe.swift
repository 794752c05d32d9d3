import Glibc
import RankingBrowser
import RankingCore
import Testing

/// A pipe whose reading end can be opened like a file.
final class LoaderPipe {
  private var writing: Int32
  private let reading: Int32
  let path: String
  let file: RankingFile

  init() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    // No program that another test starts is to have the writing end.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    writing = ends[1]
    reading = ends[0]
    path = "/dev/fd/\(reading)"
    file = RankingFile(path: FilePath(path), byteLimit: 100_000)
  }

  func write(_ text: String) {
    _ = Array(text.utf8).withUnsafeBytes { Glibc.write(writing, $0.baseAddress, $0.count) }
  }

  /// Closes the writing end, and waits until the reading end has seen it: a child that another test has just forked has
  /// the writing end, too, until it runs its program.
  func end() {
    close(writing)
    writing = -1
    var entry = pollfd(fd: reading, events: 0, revents: 0)
    #expect(poll(&entry, 1, 30_000) == 1)
  }

  /// Writes a text and closes the writing end.
  func finish(_ text: String) {
    write(text)
    end()
  }

  deinit {
    if writing >= 0 { close(writing) }
    close(reading)
  }
}
