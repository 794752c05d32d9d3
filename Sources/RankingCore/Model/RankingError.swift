/// Why a ranking could not be read. The description is one line for the user.
public enum RankingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file could not be opened; `reason` is the system's text.
  case cannotOpen(name: String, reason: String)
  /// Reading failed half-way; `reason` is the system's text.
  case cannotRead(name: String, reason: String)
  /// The name is that of a directory.
  case isDirectory(name: String)
  /// More than `byteLimit` bytes came.
  case tooLarge(name: String, byteLimit: Int)
  /// The bytes at this place (line and column from 1) are not UTF-8.
  case notUTF8(name: String, line: Int, column: Int)
  /// The text is in another encoding, for example "UTF-16".
  case otherEncoding(name: String, encoding: String)
  /// The text is not JSON.
  case syntax(name: String, Mismatch)
  /// The text is JSON, but not a ranking; or none of its towns can be used.
  case shape(name: String, Mismatch)

  /// File name, place, what was found and expected, and what to do where that helps: one line of English.
  public var description: String {
    switch self {
    case .cannotOpen(let name, let reason): singleLine("\(name): cannot open: \(reason)")
    case .cannotRead(let name, let reason): singleLine("\(name): cannot read: \(reason)")
    case .isDirectory(let name): singleLine("\(name): is a directory; name a JSON file in it")
    case .tooLarge(let name, let byteLimit):
      singleLine("\(name): is larger than \(byteLimit) bytes; --max-bytes sets a higher limit")
    case .notUTF8(let name, let line, let column):
      singleLine("\(name): line \(line), column \(column): is not UTF-8; save the file as UTF-8")
    case .otherEncoding(let name, let encoding): singleLine("\(name): is \(encoding); save it as UTF-8")
    case .syntax(let name, let mismatch):
      // The path is no help while brackets or commas are wrong.
      singleLine(
        "\(name): line \(mismatch.line), column \(mismatch.column): "
          + "found \(mismatch.found), expected \(mismatch.expected)")
    case .shape(let name, let mismatch): singleLine("\(name): \(mismatch)")
    }
  }
}
