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

  /// The line, from 1, where something is wrong; nil where it is no place in them.
  public var line: Int? { place?.line }

  /// The column, from 1, in Unicode scalars; nil where `line` is.
  public var column: Int? { place?.column }

  /// The place in the tree, as in `townRankingsForBuy[3].rank`, counted from 0; empty at the root, or where it is none.
  public var path: String {
    switch self {
    case .syntax(_, let mismatch), .shape(_, let mismatch): mismatch.path
    case .cannotOpen, .cannotRead, .isDirectory, .tooLarge, .notUTF8, .otherEncoding: ""
    }
  }

  private var place: (line: Int, column: Int)? {
    switch self {
    case .notUTF8(_, let line, let column): (line, column)
    case .syntax(_, let mismatch), .shape(_, let mismatch): (mismatch.line, mismatch.column)
    case .cannotOpen, .cannotRead, .isDirectory, .tooLarge, .otherEncoding: nil
    }
  }

  /// The name of the data if they have one, place, what was found and expected, and what to do where that helps: one
  /// line of English.
  public var description: String { singleLine(name.isEmpty ? reason : "\(name): \(reason)") }

  /// The description without the name.
  var reason: String {
    switch self {
    case .cannotOpen(_, let reason): "cannot open: \(reason)"
    case .cannotRead(_, let reason): "cannot read: \(reason)"
    case .isDirectory: "is a directory; name a JSON file in it"
    case .tooLarge(_, let byteLimit): "is larger than \(byteLimit) bytes"
    case .notUTF8(_, let line, let column): "line \(line), column \(column): is not UTF-8; save the file as UTF-8"
    case .otherEncoding(_, let encoding): "is \(encoding); save it as UTF-8"
    case .syntax(_, let mismatch):
      // The path is no help while brackets or commas are wrong.
      "line \(mismatch.line), column \(mismatch.column): found \(mismatch.found), expected \(mismatch.expected)"
    case .shape(_, let mismatch): mismatch.description
    }
  }
}

/// `text` with everything that some terminal takes for a line break written as `\n` or `\u{85}`.
///
/// For messages that quote data or file names. Other control characters are left to the printer.
package func singleLine(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: isLineBreak) else { return text }
  var result = ""
  for scalar in text.unicodeScalars {
    if isLineBreak(scalar) {
      result += scalar.escaped(asASCII: true)
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
  return result
}

private func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
  default: false
  }
}
