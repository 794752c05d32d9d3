import Foundation

/// A folder of one test, removed with the value that owns it. Its path is short: sockets need that.
final class ScratchFolder: Sendable {
  let path: String

  init() throws {
    var template = Array("/tmp/townranking-e2e-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw SystemError("cannot make a folder in /tmp") }
    path = template.withUnsafeBytes { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func path(of name: String) -> String { path + "/" + name }

  func write(_ bytes: some Sequence<UInt8>, to name: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: path(of: name)))
  }

  /// The bytes of a file; none if there is no such file.
  func bytes(of name: String) -> [UInt8] {
    FileManager.default.contents(atPath: path(of: name)).map(Array.init) ?? []
  }

  func text(of name: String) -> String {
    String(decoding: bytes(of: name), as: UTF8.self)
  }
}

/// A call to the system that failed.
struct SystemError: Error, CustomStringConvertible {
  let description: String

  init(_ what: String) {
    description = "\(what): \(String(cString: strerror(errno)))"
  }
}
