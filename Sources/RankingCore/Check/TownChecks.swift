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
      if rank > next { findings.append(first.finding(.note, .rank, .unusedRanks(from: highest + 1, to: rank - 1))) }
      if tied.count > 1 { findings.append(first.finding(.note, .rank, .sharedRank(names(tied)))) }
      highest = rank
      next = rank + tied.count
    }
    return findings
  }

  /// The first town that stands after one of a greater rank, for all of them.
  private static func order(_ towns: [CheckedTown]) -> [CheckFinding] {
    let steps = zip(towns, towns.dropFirst()).filter { $0.town.rank > $1.town.rank }
    guard let (before, town) = steps.first else { return [] }
    return [town.finding(.note, .rank, .outOfOrder(after: before.town.rank, places: steps.count))]
  }

  /// The first few names.
  static func names(_ towns: some Collection<CheckedTown>) -> CheckFinding.Names {
    CheckFinding.Names(first: towns.prefix(4).map { shortened($0.town.townName) }, count: towns.count)
  }
}

/// Whether the movements can be true.
enum MovementCheck {
  static func findings(_ towns: [CheckedTown]) -> [CheckFinding] {
    towns.compactMap(impossible) + sharedRanks(towns)
  }

  private static func impossible(_ town: CheckedTown) -> CheckFinding? {
    guard case .down(let ranks) = town.town.change, town.town.lastYearRank == nil else { return nil }
    return town.finding(
      .error, .rankFluctuation, .impossibleFall(ranks, lastYear: town.town.rank - ranks))
  }

  /// Towns that come from one rank. Ties are real, so this is a note.
  private static func sharedRanks(_ towns: [CheckedTown]) -> [CheckFinding] {
    let ranked = towns.filter { $0.town.lastYearRank != nil }
    let groups = Dictionary(grouping: ranked) { $0.town.lastYearRank ?? 0 }
    return groups.sorted { $0.key < $1.key }.compactMap { rank, group in
      guard group.count > 1, let first = group.first else { return nil }
      return first.finding(
        .note, .rankFluctuation, .sharedLastYear(rank: rank, RankCheck.names(group)))
    }
  }
}

/// Towns that are in a list twice, and names that several towns of a list have.
enum NameCheck {
  static func findings(_ towns: [CheckedTown], _ naming: TownNaming) -> [CheckFinding] {
    var firsts: [TownKey: CheckedTown] = [:]
    var namesakes: [String: CheckedTown] = [:]
    return towns.compactMap { town in
      let key = naming.key(of: town.town)
      let namesake = namesakes[key.name]
      namesakes[key.name] = namesake ?? town
      if let first = firsts[key] {
        return town.finding(
          .error, .townName, .twice(path: first.path, line: first.start.line, rank: first.town.rank))
      }
      firsts[key] = town
      guard let namesake else { return nil }
      return town.finding(
        .note, .townName,
        .namesake(path: namesake.path, line: namesake.start.line, rank: namesake.town.rank))
    }
  }
}

/// Towns with one line in the list to rent and another in the list to buy.
enum LineCheck {
  static func findings(rent: [CheckedTown], buy: [CheckedTown], _ naming: TownNaming) -> [CheckFinding] {
    let rented = Dictionary(rent.map { (naming.key(of: $0.town), $0) }) { first, _ in first }
    return buy.compactMap { town in
      guard let other = rented[naming.key(of: town.town)], other.town.mainLine != town.town.mainLine else { return nil }
      return town.finding(
        .note, .availableLine,
        .otherLine(quoted(town), other: quoted(other), path: other.path, line: other.start.line))
    }
  }

  private static func quoted(_ town: CheckedTown) -> String { "\"\(shortened(town.town.availableLine))\"" }
}

extension CheckedTown {
  /// A finding about a member of it.
  func finding(_ severity: CheckFinding.Severity, _ member: TownMember, _ kind: CheckFinding.Kind) -> CheckFinding {
    let path = DataPath(list: list, index: index, member: "\(member.name)")
    return CheckFinding(
      severity, path: path.description, place: members[member] ?? start,
      .town(shortened(town.townName), rank: town.rank, kind))
  }
}
