/// What makes rankings years of one region: its name, and editions that differ.
package enum Years {
  /// The region that a ranking is a year of; nil if the data do not name both.
  package static func region(of data: TownRankingData) -> String? {
    guard let region = data.region, data.edition != nil, !TownRules.isBlank(region) else { return nil }
    return region
  }

  /// Rankings by their regions, in the order in which those come, each with its years, the oldest first: indices of the
  /// rankings. One that is no year of a region is alone.
  package static func groups(_ rankings: [TownRankingData]) -> [[Int]] {
    var groups: [[Int]] = []
    var places: [String: Int] = [:]
    for (index, data) in rankings.enumerated() {
      let region = region(of: data)
      if let place = region.flatMap({ places[$0] }), groups.indices.contains(place) {
        groups[place].append(index)
      } else {
        if let region { places[region] = groups.count }
        groups.append([index])
      }
    }
    return groups.map { years in
      years.stablySorted { isBefore(rankings[$0].edition ?? "", rankings[$1].edition ?? "") }
    }
  }

  /// Editions by the number that they begin with, and of one number by their names; nil if they are equal.
  private static func isBefore(_ one: String, _ other: String) -> Bool? {
    let (first, second) = (number(one) ?? .max, number(other) ?? .max)
    return first == second ? one.isBefore(other) : first < second
  }

  private static func number(_ edition: String) -> Int? { Int(edition.prefix { $0.isASCII && $0.isNumber }) }

  /// The rankings of one region that are of the year after another one, each with that one: indices, in their order.
  /// Editions that are no whole year have no year before or after them, and do not stand between two that are.
  package static func successions(_ rankings: [TownRankingData]) -> [(earlier: Int, later: Int)] {
    let years = rankings.map { $0.edition.flatMap { Int($0) } }
    let places = Dictionary(zip(years, rankings.indices).compactMap { year, place in year.map { ($0, place) } }) {
      first, _ in first
    }
    return zip(years, rankings.indices).compactMap { year, later in
      guard let year, case (let before, false) = year.subtractingReportingOverflow(1) else { return nil }
      return places[before].map { (earlier: $0, later: later) }
    }
  }

  /// The rankings, saying also how towns moved since the year before where that year is among them and their own data
  /// do not say it.
  package static func filled(_ rankings: [Ranking]) -> [Ranking] {
    var filled = rankings
    for years in groups(rankings.map(\.data)) {
      for (earlier, later) in successions(years.map { rankings[$0].data }) {
        let ranking = rankings[years[later]]
        guard ranking.lacksMovements else { continue }
        var data = ranking.data
        data.townRankingsForRent = ranking.towns(.rent, after: rankings[years[earlier]])
        data.townRankingsForBuy = ranking.towns(.buy, after: rankings[years[earlier]])
        filled[years[later]] = Ranking(
          data: data, skipped: ranking.skipped, name: ranking.name, naming: ranking.naming)
      }
    }
    return filled
  }
}

extension Ranking {
  /// Whether the data do not say of every town how it moved.
  package var lacksMovements: Bool { Market.allCases.contains { data[$0].contains { $0.change == .unknown } } }

  /// A list that also says how towns moved of which the data do not say it: rank now, rank in the year before. Where that
  /// is not known, nothing is said.
  package func towns(_ market: Market, after earlier: Ranking) -> [TownInfo] {
    let naming = naming.joined(with: earlier.naming)
    let ranks = naming.ranks(of: earlier.data[market])
    return data[market].map { town in
      guard town.change == .unknown, let rank = ranks[naming.key(of: town)] else { return town }
      return TownInfo(
        rank: town.rank, townName: town.townName, isRankUp: town.rank < rank, rankFluctuation: abs(rank - town.rank),
        availableLine: town.availableLine)
    }
  }
}
