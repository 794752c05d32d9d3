import Glibc

/// A file that is written from beginning to end.
///
/// A class, because it owns a file descriptor that is closed with it.
final class OutputFile {
  static var standard: OutputFile { OutputFile(STDOUT_FILENO, "standard output") }
  static var errors: OutputFile { OutputFile(STDERR_FILENO, "standard error") }

  private let descriptor: Int32
  private let name: String

  private init(_ descriptor: Int32, _ name: String) {
    self.descriptor = descriptor
    self.name = name
  }

  /// Opens a file anew; what was in it is gone.
  convenience init(path: String) throws(BenchError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .system("cannot write \(path)") }
    self.init(descriptor, path)
  }

  deinit {
    if descriptor > STDERR_FILENO { close(descriptor) }
  }

  /// Says on standard error what is being done, for it takes a while. Nothing is lost where that cannot be written.
  static func report(_ text: String) {
    try? errors.write("\(text)\n")
  }

  func write(_ text: String) throws(BenchError) {
    try write(Array(text.utf8))
  }

  /// Writes all of the bytes, however short the writes are.
  func write(_ bytes: [UInt8]) throws(BenchError) {
    var rest = bytes
    while !rest.isEmpty {
      let count = Glibc.write(descriptor, rest, rest.count)
      if count == rest.count { return }
      if count >= 0 {
        rest.removeFirst(count)
      } else if errno != EINTR {
        throw .system("cannot write \(name)")
      }
    }
  }
}
