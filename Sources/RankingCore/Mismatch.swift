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
