/// Towns with one line in the list to rent and another in the list to buy.
enum LineCheck {
  static func findings(rent: [CheckedTown], buy: [CheckedTown]) -> [CheckFinding] {
    let rented = Dictionary(rent.map { ($0.town.townName, $0) }) { first, _ in first }
    return buy.compactMap { town in
      guard let other = rented[town.town.townName], other.town.mainLine != town.town.mainLine else { return nil }
      return town.finding(
        .note, .availableLine,
        "\(quoted(town)) here, \(quoted(other)) in \(other.path) (line \(other.start.line))")
    }
  }

  private static func quoted(_ town: CheckedTown) -> String { "\"\(shortened(town.town.availableLine))\"" }
}
