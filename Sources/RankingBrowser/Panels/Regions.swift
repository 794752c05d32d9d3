import RankingCore
import TerminalUI

extension PanelKind {
  /// The regions to choose from.
  static let regions = PanelKind("regions", keys: [.character("r")], help: .helpRegions, enter: .barTake) { input in
    let countX = 26
    let words = input.words
    let lines = input.regions.map { region in
      let counts = Market.allCases.filter { region.counts[$0] > 0 }.map { market in
        "\(words.shortTab(market)) \(words.filled(.towns, region.counts[market]))"
      }
      let role: Role = region.id == input.region ? .panelTitle : .panelText
      return PanelLine(
        [.init(0, region.name, role), .init(countX, counts.joined(separator: "  "), .panelLabel)],
        choice: .region(region.id))
    }
    var panel = Panel(title: words[.regions], width: 56, lines: lines)
    panel.start = input.regions.firstIndex { $0.id == input.region } ?? 0
    return panel
  }
}
