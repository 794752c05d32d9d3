import RankingCore
import TerminalUI

/// A town's name as a row shows it, and which of its glyphs a search found.
struct TownLabel {
  let text: Text
  let found: [Range<Int>]

  /// - Parameter width: cells that there are.
  init(_ town: TownInfo, _ language: Language, _ matcher: TownMatcher?, width: Int) {
    let name = Text(onScreen: town.townName)
    let ranges = matcher?.nameRanges(town) ?? []
    let shown = TownName.text(town.townName, language)
    guard shown != town.townName else {
      text = name
      found = ranges
      return
    }
    // Romanised, with the name itself behind it where there is room.
    let romanised = Text(shown)
    let whole = romanised + Text(" ") + name
    let hasRoom = whole.width <= width
    text = hasRoom ? whole : romanised
    let isFoundByReading = matcher?.isFoundByReading(town) ?? false
    if isFoundByReading || (!hasRoom && !ranges.isEmpty) {
      found = [0..<romanised.glyphs.count]
    } else {
      let offset = romanised.glyphs.count + 1
      found = hasRoom ? ranges.map { $0.lowerBound + offset..<$0.upperBound + offset } : []
    }
  }
}
