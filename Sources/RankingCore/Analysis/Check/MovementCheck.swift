/// Whether the movements can be true.
enum MovementCheck {
  static func findings(_ towns: [CheckedTown]) -> [CheckFinding] {
    towns.compactMap(impossible) + sharedRanks(towns)
  }

  private static func impossible(_ town: CheckedTown) -> CheckFinding? {
    guard case .down(let ranks) = town.town.change, town.town.lastYearRank == nil else { return nil }
    return town.finding(
      .error, .rankFluctuation, "fell by \(ranks), so its rank of last year would be \(town.town.rank - ranks)")
  }

  /// Towns that come from one rank. Ties are real, so this is a note.
  private static func sharedRanks(_ towns: [CheckedTown]) -> [CheckFinding] {
    let ranked = towns.filter { $0.town.lastYearRank != nil }
    let groups = Dictionary(grouping: ranked) { $0.town.lastYearRank ?? 0 }
    return groups.sorted { $0.key < $1.key }.compactMap { rank, group in
      guard group.count > 1, let first = group.first else { return nil }
      return first.finding(
        .note, .rankFluctuation, "\(group.count) towns come from rank \(rank) of last year: \(RankCheck.names(group))")
    }
  }
}
