/// The lines of a list, by operator.
public struct LineTable: Hashable, Sendable {
  /// A line and the towns that name it.
  public struct Line: Hashable, Sendable {
    /// As the data write it, without ほか.
    public let name: String
    /// All the ways in which the data write it, without ほか: they differ in blanks and in the width of letters.
    public let spellings: [String]
    /// Its towns taken together.
    public let summary: LineSummary
  }

  /// Who runs the lines of a group.
  public enum Owner: Hashable, Sendable {
    /// An operator that is known.
    case known(RailwayOperator)
    /// All that are not known (その他).
    case other
    /// Nobody: the towns name no line.
    case noLine
  }

  /// The lines of an operator.
  public struct Group: Hashable, Sendable {
    /// Whose lines they are.
    public let owner: Owner
    /// The towns of all its lines taken together.
    public let summary: LineSummary
    /// Those with the most towns first, then by best rank, then as they stand in the list.
    public let lines: [Line]
  }

  /// Ordered like the lines in them; the lines of unknown operators and the towns without a line come last.
  public let groups: [Group]
  /// All towns taken together.
  public let summary: LineSummary

  /// Groups the towns of a list by line.
  public init(_ towns: [TownInfo]) {
    var tally = LineTally()
    for town in towns { tally.add(town) }
    self.init(tally)
  }

  init(_ tally: LineTally) {
    groups = tally.groups()
    summary = groups.reduce(into: LineSummary()) { $0.add($1.summary) }
  }
}
