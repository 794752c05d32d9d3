/// Towns that are in a list twice.
enum NameCheck {
  static func findings(_ towns: [CheckedTown]) -> [CheckFinding] {
    // Swift compares by canonical equivalence: a name in NFC and in NFD is one name.
    var firsts: [String: CheckedTown] = [:]
    return towns.compactMap { town in
      guard let first = firsts.updateValue(town, forKey: town.town.townName) else { return nil }
      firsts[town.town.townName] = first
      return town.finding(
        .error, .townName,
        "is in this list already: \(first.path) (line \(first.start.line)), rank \(first.town.rank)")
    }
  }
}
