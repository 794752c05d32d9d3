import Glibc

/// Questions to the system about files.
enum FileSystem {
  /// A small text; nil where it cannot be read.
  static func text(of path: String) -> String? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var text: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count > 0 {
        text += buffer.prefix(count)
      } else if count == 0 || errno != EINTR {
        return count == 0 ? String(decoding: text, as: UTF8.self) : nil
      }
    }
  }

  /// Where a symbolic link leads.
  static func destination(of link: String) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(link, &buffer, buffer.count)
    guard count > 0 else { return nil }
    return String(decoding: buffer.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Whether there is a file that is no folder.
  static func isFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  static func isProgram(_ path: String) -> Bool {
    isFile(path) && access(path, X_OK) == 0
  }

  /// Makes a folder, unless it is there.
  static func makeFolder(_ path: String) throws(BenchError) {
    if mkdir(path, 0o777) != 0, errno != EEXIST { throw .system("cannot make the folder \(path)") }
  }
}
