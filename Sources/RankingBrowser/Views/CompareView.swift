import RankingCore
import TerminalUI

/// Rent beside buy: the towns in both lists, then those only in one.
enum CompareView {
  /// Cells beyond which nothing is gained.
  private static let widest = 112

  static func panel(_ comparison: Comparison, _ look: Look, width: Int) -> Panel {
    let title = look.words[.compareTitle]
    let empty = Market.allCases.filter(comparison.isEmpty)
    guard empty.isEmpty else { return Panel(title: title, width: 40, lines: message(empty, look.words)) }
    let width = min(width, widest)
    let pairs = PairColumns(comparison, look, width: width)
    let towns = OnlyTowns(comparison, look, width: width)
    let restStart = 1 + comparison.both.count + 1
    // Wide screens are high ones: there is room for a blank line below the title.
    let header = width >= PairColumns.wide ? [PanelLine()] : []
    return Panel(title: title, width: width, header: header, count: restStart + towns.count) { index in
      if index == 0 { return pairs.heading }
      if index >= restStart { return towns.line(index - restStart) }
      return comparison.both.indices.contains(index - 1) ? pairs.line(comparison.both[index - 1]) : PanelLine()
    }
  }

  /// What is said of a ranking that has not both lists.
  private static func message(_ empty: [Market], _ words: Words) -> [PanelLine] {
    guard let missing = empty.first, empty.count == 1 else {
      return [PanelLine([.init(0, words[.noData], .panelText)])]
    }
    return [
      PanelLine([.init(0, words[.compareOneList], .panelText)]),
      PanelLine([.init(0, words.filled(.compareNoList, text: words.tab(missing)), .panelLabel)]),
    ]
  }
}
