import RankingCore

/// A railway line, or all lines of an operator, that the lists are narrowed to.
package struct LineFilter: Equatable, Sendable {
  /// What the key bar calls it.
  package let name: String
  private let lines: Set<String>

  /// - Parameter lines: as the data names them, without ほか.
  init(name: String, lines: Set<String>) {
    self.name = name
    self.lines = lines
  }

  func includes(_ town: TownInfo) -> Bool {
    lines.contains(town.mainLine)
  }
}
