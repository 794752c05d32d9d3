import RankingCore

// The years of a region: those that have its name and different editions. They are gone through as the regions are.

/// What is shown in place of the key bar while one goes through it.
enum Strip: Sendable {
  case regions, years
}

extension BrowserState {
  /// The regions in the order in which they came, each with its years, the oldest first: indices of `regions`.
  var regionsByYear: [[Int]] { Years.groups(regions.map(\.ranking.data)) }

  /// The years of the shown region, the oldest first: indices of `regions`.
  var years: [Int] { regionsByYear.first { $0.contains(region) } ?? [] }

  /// Whether there are other years of the shown region, embedded ones that are not decoded yet included.
  var hasYears: Bool {
    guard regions.indices.contains(region), let series = regions[region].series else { return false }
    return regions.count { $0.series == series } > 1
      || EmbeddedRegion.allCases.contains { $0.names.first == series && $0.editions.count > 1 }
  }

  /// What the strip shows, and which of it is the shown one: indices of `regions`.
  func entries(of strip: Strip) -> (indices: [Int], shown: Int?) {
    let indices =
      switch strip {
      case .regions: regionsByYear.compactMap { $0.contains(region) ? region : lastShown($0) }
      case .years: years
      }
    return (indices, indices.firstIndex(of: region))
  }

  /// The year of another region that was shown last, or the one that came first.
  private func lastShown(_ years: [Int]) -> Int? {
    years.max { one, other in
      let (first, second) = (regions[one].lastShown, regions[other].lastShown)
      return first == second ? one > other : first < second
    }
  }

  /// The next or previous region or year; stops at the ends.
  mutating func go(through strip: Strip, by step: Int) -> [BrowserEffect] {
    if overlay?.kind == .trend, strip == .years {
      changeTrendYear(by: step)
      return []
    }
    guard overlay == nil, loading == nil else { return [] }
    let ordered = completeRegions()
    self.strip = strip
    let (indices, shown) = entries(of: strip)
    let place = min(max((shown ?? 0) + step, 0), indices.count - 1)
    return indices.indices.contains(place) ? ordered + show(region: indices[place]) : ordered
  }

  /// The same after a year of one of these regions has become another one.
  /// - Returns: as `fillMovements`.
  mutating func refillMovements(of series: Set<String>) -> Bool {
    var isShownChanged = false
    for index in regions.indices where regions[index].series.map(series.contains) == true {
      if regions[index].forgetYearBefore(words), index == region { isShownChanged = true }
    }
    return fillMovements() || isShownChanged
  }

  /// Has every year tell how towns moved since the year before, where its file does not say it.
  /// - Returns: whether the shown region says something else than before.
  mutating func fillMovements() -> Bool {
    var isShownFilled = false
    for years in regionsByYear where years.count > 1 {
      for (earlier, later) in Years.successions(years.map { regions[$0].ranking.data }) {
        let (earlier, later) = (years[earlier], years[later])
        if regions[later].fill(from: regions[earlier], words), later == region { isShownFilled = true }
      }
    }
    return isShownFilled
  }
}
