/// One thing that a check found. The description is one line for the user, without the file's name.
public struct CheckFinding: Hashable, Sendable, CustomStringConvertible {
  /// Whether somebody has to do something.
  public enum Severity: String, Sendable {
    /// The data are wrong.
    case error
    /// The data may be right, but somebody should look.
    case note
  }

  /// How bad it is.
  public let severity: Severity
  /// The place in the data, as in `townRankingsForBuy[3].rank`, counted from 0; empty for the file as a whole.
  public let path: String
  /// From 1; nil where the place is not known.
  public let line: Int?
  /// From 1, in Unicode scalars; nil where the place is not known.
  public let column: Int?
  /// What is found, in English.
  public let text: String
  /// How many findings this line stands for.
  public let count: Int

  init(_ severity: Severity, path: String = "", place: TextPlace? = nil, text: String, count: Int = 1) {
    self.severity = severity
    self.path = path
    line = place?.line
    column = place?.column
    self.text = text
    self.count = count
  }

  /// A town that cannot be used.
  init(_ mismatch: Mismatch) {
    self.init(
      .error, path: mismatch.path, place: TextPlace(line: mismatch.line, column: mismatch.column),
      text: "found \(mismatch.found), expected \(mismatch.expected)")
  }

  /// Severity, path, place and text.
  public var description: String {
    let place = line.flatMap { line in column.map { "line \(line), column \($0)" } }
    let parts = path.isEmpty ? place : place.map { "\(path) (\($0))" } ?? path
    return singleLine(([severity.rawValue] + [parts, text].compactMap { $0 }).joined(separator: ": "))
  }
}

extension [CheckFinding] {
  /// By their places; those without one come last, and equal ones keep their order.
  var inFileOrder: [CheckFinding] {
    stablySorted { first, second in
      (first.line ?? .max).isBefore(second.line ?? .max) ?? (first.column ?? .max).isBefore(second.column ?? .max)
    }
  }
}
