import Glibc
import RankingBrowser
import RankingCore
import Testing

/// A pipe whose reading end can be opened like a file.
final class LoaderPipe {
  private var writing: Int32
  private let reading: Int32
  let file: RankingFile

  init() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    writing = ends[1]
    reading = ends[0]
    file = RankingFile(path: FilePath("/dev/fd/\(reading)"), byteLimit: 100_000)
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
    close(reading)
  }
}
