/// How a file's first bytes say that its text is encoded.
enum TextEncoding: Equatable {
  /// UTF-8, as it should be, after a byte order mark of so many bytes (0 or 3).
  case utf8(markLength: Int)
  /// Another one, by its name.
  case other(String)

  /// How many bytes settle the question.
  static let bytesNeeded = 4

  /// Looks for a byte order mark. Without one, NUL bytes show the rest: JSON starts with an ASCII character,
  /// which UTF-16 and UTF-32 surround with NULs.
  init(_ bytes: some Sequence<UInt8>) {
    let start = Array(bytes.prefix(Self.bytesNeeded))
    if start.starts(with: [0xEF, 0xBB, 0xBF]) {
      self = .utf8(markLength: 3)
    } else if start == [0xFF, 0xFE, 0, 0] || start == [0, 0, 0xFE, 0xFF] {
      self = .other("UTF-32")
    } else if start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF]) {
      self = .other("UTF-16")
    } else {
      switch start.map({ $0 == 0 }) {
      case [false, true, true, true], [true, true, true, false]: self = .other("UTF-32")
      case [false, true, false, true], [true, false, true, false], [false, true], [true, false]:
        self = .other("UTF-16")
      default: self = .utf8(markLength: 0)
      }
    }
  }
}
