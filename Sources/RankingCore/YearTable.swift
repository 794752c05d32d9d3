/// The lists of several years side by side: a column a year, a row a rank, the towns in it.
package struct YearTable: Sendable {
  /// A town in a year.
  package struct Entry: Sendable {
    /// The row of that year's list.
    package let town: TownInfo
    /// Its index in that list.
    package let index: Int
    /// The same town has the same number in every year, from 0.
    package let number: Int
  }

  /// A rank that somebody has in one of the years.
  package struct Row: Sendable {
    /// The rank.
    package let rank: Int
    /// The towns of the rank in each year, several where they share it, none where it is not known.
    package let years: [[Entry]]

    /// Lines that the row takes: towns that share a rank stand under each other.
    package var height: Int { years.reduce(1) { max($0, $1.count) } }
  }

  /// What the years are called, in their order.
  package let names: [String]
  /// By rank.
  package let rows: [Row]
  /// The digits of the greatest rank, and at least two.
  package var rankDigits: Int { max(String(rows.last?.rank ?? 0).utf8.count, 2) }
  /// The ranks of each town in every year, by its number; nil where they are not known.
  package let ranks: [[Int?]]

  /// - Parameters:
  ///   - years: their names and lists, each in the order of ranks.
  ///   - naming: how towns of all of them are told apart.
  package init(_ years: [(name: String, towns: [TownInfo])], _ naming: TownNaming) {
    names = years.map(\.name)
    var numbers: [TownKey: Int] = [:]
    var ranks: [[Int?]] = []
    var cells: [Int: [[Entry]]] = [:]
    let none = Array(repeating: [Entry](), count: years.count)
    for (year, list) in years.enumerated() {
      for (index, town) in list.towns.enumerated() {
        let key = naming.key(of: town)
        let number = numbers[key, default: ranks.count]
        if number == ranks.count {
          numbers[key] = number
          ranks.append(Array(repeating: nil, count: years.count))
        }
        // The first counts, if a list has a town twice.
        ranks[number][year] = ranks[number][year] ?? town.rank
        cells[town.rank, default: none][year].append(Entry(town: town, index: index, number: number))
      }
    }
    self.ranks = ranks
    rows = cells.keys.sorted().map { Row(rank: $0, years: cells[$0] ?? none) }
  }
}
