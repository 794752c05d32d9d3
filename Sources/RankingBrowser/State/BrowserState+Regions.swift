import RankingCore

// The rankings that can be shown.
extension BrowserState {
  /// Adds the embedded rankings that are not there yet. They are decoded when somebody asks for another region first.
  mutating func completeRegions() {
    guard !hasAllRegions else { return }
    hasAllRegions = true
    for ranking in Ranking.embeddedRegions where !regions.contains(where: { $0.ranking.data == ranking.data }) {
      regions.append(RegionState(ranking, language, isExpanded: opensExpanded))
    }
  }

  /// Shows another region. Its tabs are as they were left; what narrows the lists goes along.
  mutating func show(region index: Int) {
    guard regions.indices.contains(index), index != region else { return }
    let text = search?.text.string
    // The region that is left remembers its own places, not those among what was found.
    dropSearch()
    region = index
    slide = nil
    // By the rows that were shown when that region was left: orders and filters may be others by now.
    keepingChoice { $0.line = nil }
    guard let text else { return }
    search = newSearch(text, isEditing: false)
    look()
  }

  /// The region behind, or before; it stops at the ends.
  mutating func showRegion(by step: Int) {
    guard overlay == nil, loading == nil else { return }
    completeRegions()
    show(region: min(max(region + step, 0), regions.count - 1))
    showsRegions = true
  }

  /// Keeps the region chosen in their view, also below the help, when another one was put at a place before it.
  mutating func moveRegionChoice(behind place: Int) {
    if case .panel(let panel) = overlay, panel.kind == .regions, panel.choice >= place { moveInPanel(by: 1) }
    if case .panel(var panel) = covered, panel.kind == .regions, panel.choice >= place {
      panel.choice += 1
      covered = .panel(panel)
    }
  }

  /// What a region is called in a list of regions.
  func regionName(_ index: Int) -> String {
    guard regions.indices.contains(index) else { return "" }
    let data = regions[index].ranking.data
    let name = [data.region, data.edition].compactMap { $0 }.joined(separator: " ")
    if !name.isEmpty { return name }
    let file = regions[index].ranking.name.split(separator: "/").last.map(String.init)
    return data.title ?? file ?? Words(language)[.untitled]
  }
}
