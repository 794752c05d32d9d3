import FoundationEssentials
import Glibc

/// A folder for one test, removed with the value that owns it.
package final class TemporaryFolder: Sendable {
  package let path: String

  package init() throws {
    var template = Array("/tmp/townranking-test-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw CocoaError(.fileWriteUnknown) }
    path = template.withUnsafeBytes { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of an item in the folder.
  package func path(of name: String) -> String { path + "/" + name }

  /// Writes a file, and makes the folders above it.
  package func write(_ bytes: some Sequence<UInt8>, to name: String) throws {
    let file = URL(filePath: path(of: name))
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  /// The bytes of a file; nil if there is none.
  package func bytes(of name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: path(of: name)).map(Array.init)
  }

  /// The names of the items in one of its folders, sorted.
  package func names(in name: String = "") -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path(of: name))) ?? []).sorted()
  }
}
