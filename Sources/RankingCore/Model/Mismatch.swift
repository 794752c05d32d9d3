/// One place where the data are not what they should be.
public struct Mismatch: Hashable, Sendable, CustomStringConvertible {
  /// The place in the data, as in `townRankingsForBuy[3].rank`, counted from 0; empty at the root.
  public var path: String
  /// The line, from 1.
  public var line: Int
  /// The column, from 1, in Unicode scalars: what a text editor shows.
  public var column: Int
  /// What stands there: a piece of the data, at most 40 characters of it, or words.
  public var found: String
  /// What should stand there, in words.
  public var expected: String

  /// Makes a mismatch from its members.
  public init(path: String, line: Int, column: Int, found: String, expected: String) {
    self.path = path
    self.line = line
    self.column = column
    self.found = found
    self.expected = expected
  }

  /// Path, place, found and expected in one line of English.
  public var description: String {
    let place = path.isEmpty ? "line \(line), column \(column)" : "\(path) (line \(line), column \(column))"
    return singleLine("\(place): found \(found), expected \(expected)")
  }
}
