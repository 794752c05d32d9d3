import RankingCore
import TerminalUI

extension PanelKind {
  /// The regions and their years to choose from; a region's name stands at the first of its years.
  static let regions = PanelKind(
    "regions", keys: [.character("r")], help: .helpRegions, bar: .barRegions, enter: .barShow, isLong: false
  ) { input in
    let yearX = Panel.width(of: input.regions.map(\.name), limit: 32) + 2
    let years = Panel.width(of: input.regions.map(\.year), limit: 16)
    let countX = yearX + (years > 0 ? years + 2 : 0)
    // A number is not cut: all rows have the words for which there is room, or none.
    let long = input.regions.map { countText($0, input.words, isLong: true) }
    let short = input.regions.map { countText($0, input.words, isLong: false) }
    let width = max(countX + Panel.width(of: long, limit: 48), 56)
    let room = min(input.width(hasChoice: true), width) - countX
    let counts = [long, short].first { $0.allSatisfy { TextWidth.cells(of: $0) <= room } } ?? []
    let lines = input.regions.enumerated().map { index, region in
      PanelLine(
        [
          .init(0, region.name, region.id == input.region ? .panelTitle : .panelText),
          .init(yearX, region.year, region.id == input.region ? .panelTitle : .panelText),
          .init(countX, counts.indices.contains(index) ? counts[index] : "", .panelLabel),
        ], choice: .region(region.id))
    }
    var panel = Panel(title: input.words[.regions], width: width, lines: lines)
    panel.start = input.regions.firstIndex { $0.id == input.region } ?? 0
    return panel
  }

  /// How many towns a region has in each list, or that it could not be read.
  private static func countText(_ region: PanelInput.Region, _ words: Words, isLong: Bool) -> String {
    if region.isUnreadable { return words[.unreadable] }
    return Market.allCases.filter { region.counts[$0] > 0 }.map { market in
      let count = region.counts[market]
      return "\(words.shortTab(market)) \(isLong ? words.filled(.towns, count) : String(count))"
    }.joined(separator: isLong ? "  " : " ")
  }
}
