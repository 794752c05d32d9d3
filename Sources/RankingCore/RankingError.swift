/// Why a ranking could not be read. The description is one line for the user.
public enum RankingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// It could not be opened; `reason` is the text of the system, or of the program that was to read it.
  case cannotOpen(name: String, reason: String)
  /// Reading failed half-way; `reason` is the text of the system, or of the program that read it.
  case cannotRead(name: String, reason: String)
  /// Reading it needs another program, which is not there.
  case noProgram(name: String, program: String)
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
    case .cannotOpen(let name, _), .cannotRead(let name, _), .noProgram(let name, _), .isDirectory(let name),
      .tooLarge(let name, _), .notUTF8(let name, _, _), .otherEncoding(let name, _), .syntax(let name, _),
      .shape(let name, _):
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
    case .cannotOpen, .cannotRead, .noProgram, .isDirectory, .tooLarge, .notUTF8, .otherEncoding: ""
    }
  }

  private var place: (line: Int, column: Int)? {
    switch self {
    case .notUTF8(_, let line, let column): (line, column)
    case .syntax(_, let mismatch), .shape(_, let mismatch): (mismatch.line, mismatch.column)
    case .cannotOpen, .cannotRead, .noProgram, .isDirectory, .tooLarge, .otherEncoding: nil
    }
  }

  /// The name of the data if they have one, place, what was found and expected, and what to do where that helps: one
  /// line of English.
  public var description: String { singleLine(name.isEmpty ? reason : "\(name): \(reason)") }

  /// The description without the name.
  package var reason: String {
    switch self {
    case .cannotOpen(_, let reason): "cannot open: \(reason)"
    case .cannotRead(_, let reason): "cannot read: \(reason)"
    case .noProgram(_, let program): "needs the program \(program), which is not installed"
    case .isDirectory: "a directory, not a file; name a JSON file in it"
    case .tooLarge(_, let byteLimit): "larger than the limit of \(byteLimit) bytes"
    case .notUTF8(_, let line, let column): "line \(line), column \(column): not UTF-8; save the file as UTF-8"
    case .otherEncoding(_, let encoding): "\(encoding), not UTF-8; save the file as UTF-8"
    case .syntax(_, let mismatch):
      // The path is no help while brackets or commas are wrong.
      "line \(mismatch.line), column \(mismatch.column): found \(mismatch.found), expected \(mismatch.expected)"
    case .shape(_, let mismatch): mismatch.description
    }
  }
}
/// One place where the data are not what they should be.
public struct Mismatch: Hashable, Sendable, CustomStringConvertible {
  /// The place in the data, as in `townRankingsForBuy[3].rank`, counted from 0; empty at the root.
  public let path: String
  /// The line, from 1.
  public let line: Int
  /// The column, from 1, in Unicode scalars: what a text editor shows.
  public let column: Int
  /// What stands there.
  package let actual: Found
  /// What should stand there.
  package let wanted: Expectation

  /// What stands there: a piece of the data, at most 40 characters of it, or words of English.
  public var found: String { actual.description }

  /// What should stand there, in English.
  public var expected: String { wanted.description }

  /// Makes a mismatch from its members.
  package init(path: String, line: Int, column: Int, actual: Found, wanted: Expectation) {
    self.path = path
    self.line = line
    self.column = column
    self.actual = actual
    self.wanted = wanted
  }

  /// Path, place, found and expected in one line of English.
  public var description: String {
    let place = path.isEmpty ? "line \(line), column \(column)" : "\(path) (line \(line), column \(column))"
    return singleLine("\(place): found \(found), expected \(expected)")
  }
}

extension Mismatch {
  /// What stands at a place.
  package enum Found: Hashable, Sendable, CustomStringConvertible {
    /// A piece of the data, as it is to be shown.
    case quote(String)
    case object, list, nothing, endOfData, emptyData, neitherList
    /// A member for the second time, by its name.
    case second(String)

    /// In English.
    package var description: String {
      switch self {
      case .quote(let text): text
      case .object: "an object"
      case .list: "a list"
      case .nothing: "nothing"
      case .endOfData: "the end of the data"
      case .emptyData: "nothing (the data are empty)"
      case .neitherList: "neither list"
      case .second(let name): "a second \"\(name)\""
      }
    }
  }

  /// What should stand at a place.
  package enum Expectation: Hashable, Sendable, CustomStringConvertible {
    // JSON's grammar.
    case commaOrBrace, commaOrBracket, memberName, colon, value, digit, noLeadingZeros, endOfData
    case restOfText, writtenControl, escape, escapeLetter, hexDigits
    /// So many open brackets at most.
    case nesting(Int)
    // A ranking and its members.
    case ranking, eitherList, textOrNull, eachOnce, listOfTowns, town
    // The members of a town.
    case townName, text, wholeText, flagOrNull, flagOfMovement, sizeOfMovement
    case wholeNumber(from: Int)
    case wholeNumberUpTo(Int)

    /// In English.
    package var description: String {
      switch self {
      case .commaOrBrace: "',' or '}'"
      case .commaOrBracket: "',' or ']'"
      case .memberName: "a member name ('\"')"
      case .colon: "':' after a member name"
      case .value: "a value"
      case .digit: "a digit"
      case .noLeadingZeros: "a number without leading zeros"
      case .endOfData: "the end of the data"
      case .restOfText: "the rest of a text and '\"'"
      case .writtenControl: "the rest of a text, with control characters written as \\u00.."
      case .escape: "an escape"
      case .escapeLetter: "one of \" \\ / b f n r t u after '\\'"
      case .hexDigits: "four hexadecimal digits after \\u"
      case .nesting(let depth): "at most \(depth) levels of brackets"
      case .ranking: "a ranking ('{')"
      case .eitherList: "\"\(Market.rent.jsonKey)\" or \"\(Market.buy.jsonKey)\""
      case .textOrNull: "a text or null"
      case .eachOnce: "each member once"
      case .listOfTowns: "a list of towns ('[')"
      case .town: "a town ('{')"
      case .townName: "a town's name"
      case .text: "a text"
      case .wholeText: "a text without half a surrogate pair (\\ud800 to \\udfff)"
      case .flagOrNull: "true, false or null"
      case .flagOfMovement: "true or false, as rankFluctuation is given"
      case .sizeOfMovement: "a whole number from 0, as isRankUp is given"
      case .wholeNumber(let least): "a whole number from \(least)"
      case .wholeNumberUpTo(let greatest): "a whole number up to \(greatest)"
      }
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
