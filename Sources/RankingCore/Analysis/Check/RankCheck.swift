/// Order, gaps and ties of a list's ranks. All of them occur in published rankings: notes.
enum RankCheck {
  static func findings(_ towns: [CheckedTown]) -> [CheckFinding] {
    let ranked = towns.stablySorted { $0.town.rank.isBefore($1.town.rank) }
    var findings = order(towns)
    var highest = 0
    var next = 1
    var rest = ranked[...]
    while let first = rest.first {
      let tied = rest.prefix { $0.town.rank == first.town.rank }
      rest = rest.dropFirst(tied.count)
      let rank = first.town.rank
      // After two towns of rank 2 some count on with 3 and some with 4: neither leaves a gap.
      if rank > next { findings.append(first.finding(.note, .rank, missing(from: highest + 1, to: rank - 1))) }
      if tied.count > 1 { findings.append(tie(first, tied)) }
      highest = rank
      next = rank + tied.count
    }
    return findings
  }

  /// The first town that stands behind one of a greater rank, for all of them.
  private static func order(_ towns: [CheckedTown]) -> [CheckFinding] {
    let steps = zip(towns, towns.dropFirst()).filter { $0.town.rank > $1.town.rank }
    guard let (before, town) = steps.first else { return [] }
    let more = steps.count == 1 ? "" : ", the first of \(steps.count) such places"
    return [town.finding(.note, .rank, "stands behind rank \(before.town.rank): the list is not in order\(more)")]
  }

  private static func missing(from first: Int, to last: Int) -> String {
    first >= last ? "no town has rank \(last)" : "no town has a rank from \(first) to \(last)"
  }

  private static func tie(_ first: CheckedTown, _ tied: ArraySlice<CheckedTown>) -> CheckFinding {
    first.finding(.note, .rank, "\(tied.count) towns share the rank: \(names(tied))")
  }

  /// The first few names.
  static func names(_ towns: some Collection<CheckedTown>) -> String {
    let shown = towns.prefix(4).map { shortened($0.town.townName) }.joined(separator: ", ")
    return towns.count > 4 ? "\(shown) and \(towns.count - 4) more" : shown
  }
}
