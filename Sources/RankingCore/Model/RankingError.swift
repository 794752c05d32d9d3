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

  /// What the data are called.
  public var name: String {
    switch self {
    case .cannotOpen(let name, _), .cannotRead(let name, _), .isDirectory(let name), .tooLarge(let name, _),
      .notUTF8(let name, _, _), .otherEncoding(let name, _), .syntax(let name, _), .shape(let name, _):
      name
    }
  }

  /// File name, place, what was found and expected, and what to do where that helps: one line of English.
  public var description: String { singleLine("\(name): \(reason)") }

  /// The description without the name.
  var reason: String {
    switch self {
    case .cannotOpen(_, let reason): "cannot open: \(reason)"
    case .cannotRead(_, let reason): "cannot read: \(reason)"
    case .isDirectory: "is a directory; name a JSON file in it"
    case .tooLarge(_, let byteLimit): "is larger than \(byteLimit) bytes; --max-bytes sets a higher limit"
    case .notUTF8(_, let line, let column): "line \(line), column \(column): is not UTF-8; save the file as UTF-8"
    case .otherEncoding(_, let encoding): "is \(encoding); save it as UTF-8"
    case .syntax(_, let mismatch):
      // The path is no help while brackets or commas are wrong.
      "line \(mismatch.line), column \(mismatch.column): found \(mismatch.found), expected \(mismatch.expected)"
    case .shape(_, let mismatch): mismatch.description
    }
  }
}
