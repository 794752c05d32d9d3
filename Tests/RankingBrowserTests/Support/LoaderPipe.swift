import Glibc
import RankingBrowser
import RankingCore
import Testing

/// A pipe with a loader at its reading end.
final class LoaderPipe {
  private var writing: Int32
  let loader: RankingLoader

  init() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    writing = ends[1]
    defer { close(ends[0]) }
    loader = RankingLoader(source: try .open(path: "/dev/fd/\(ends[0])"), byteLimit: 100_000)
  }

  func write(_ text: String) {
    _ = Array(text.utf8).withUnsafeBytes { Glibc.write(writing, $0.baseAddress, $0.count) }
  }

  func end() {
    close(writing)
    writing = -1
  }

  /// Writes a text and closes the writing end.
  func finish(_ text: String) {
    write(text)
    end()
  }

  deinit {
    if writing >= 0 { close(writing) }
  }
}
