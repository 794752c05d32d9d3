import RankingCore
import TerminalUI

/// The page of one town: a card over the list.
enum TownPageView {
  /// A line of the card: what it says, and in which look.
  struct Line {
    var label: Word?
    var parts: [(text: String, role: Role)] = []
  }

  /// Lines of a card, whatever the town.
  static let lineCount = 12

  /// - Returns: where the panel stands.
  static func draw(_ page: TownPage, _ state: BrowserState, _ look: Look, into frame: inout Buffer) -> Rect {
    let panel = panel(in: state)
    frame.fill(panel, look.theme[.panel])
    guard let town = state.town else { return panel }
    let inner = panel.inset(horizontally: panel.width > 24 ? 2 : 0)
    let words = look.words
    let labels = [Word.pageRank, .pageMovement, .pageLine, .pageOther, .pageFavorite]
    let labelWidth = inner.width < 30 ? 0 : labels.reduce(0) { max($0, TextWidth.cells(of: words[$1])) } + 2
    for (row, line) in lines(town, page, state, look).dropFirst(page.scroll).prefix(panel.height).enumerated() {
      var x = inner.x
      if let label = line.label, labelWidth > 0 {
        frame.write(words[label], at: Point(x: x, y: inner.y + row), in: inner, look.theme[.panelLabel])
        x += labelWidth
      }
      for part in line.parts {
        let text = Text(onScreen: part.text).fitted(to: max(inner.maxX - x, 0), mark: look.theme.marks.cut)
        let style = look.theme[part.role]
        x += frame.write(text, at: Point(x: x, y: inner.y + row), in: inner, style) + 1
      }
    }
    PanelMarks.draw(scroll: page.scroll, lines: lineCount, look.theme, in: panel, into: &frame)
    return panel
  }

  static func panel(in state: BrowserState) -> Rect {
    let list = state.layout.list
    let area = PanelLayout.isRoomy(state.size.width) ? list.inset(horizontally: 2) : list
    return area.centered(width: 64, height: lineCount)
  }

  static func lines(_ town: TownInfo, _ page: TownPage, _ state: BrowserState, _ look: Look) -> [Line] {
    let words = look.words
    let isCrowned = town.rank <= 3
    let badge = " \(isCrowned ? look.theme.marks.crown + " " : "")\(town.rank) "
    let isLeading = town.rank <= Ranking.leadingRank
    return [
      Line(),
      Line(parts: title(town, look)),
      Line(),
      Line(
        label: .pageRank,
        parts: [
          (badge, .badge(page.market, isLeading: isLeading)), (words.tab(page.market), .panelText),
        ]),
      Line(
        label: .pageMovement,
        parts: [(look.movement(town.change), .panelMovement(town.change)), (way(town, look), .panelText)]),
      Line(label: .pageLine, parts: [(town.availableLine, .panelText)]),
      Line(label: .pageOther, parts: other(page, state, look)),
      Line(
        label: .pageFavorite,
        parts: state.isFavorite(town)
          ? [(look.theme.marks.favorite, .panelFavorite), (words[.favorite], .panelText)]
          : [(words[.notFavorite], .panelText)]),
      Line(),
      Line(parts: neighbour(page, by: -1, look.theme.marks.up, .pageFirst, state, look)),
      Line(parts: neighbour(page, by: 1, look.theme.marks.down, .pageLast, state, look)),
      Line(),
    ]
  }

  /// The name with its reading.
  private static func title(_ town: TownInfo, _ look: Look) -> [(text: String, role: Role)] {
    guard let reading = Readings.embedded[town.townName] else { return [(town.townName, .panelTitle)] }
    return look.words.language == .english
      ? [(reading.romaji, .panelTitle), (town.townName, .panelText), (reading.kana, .panelLabel)]
      : [(town.townName, .panelTitle), (reading.kana, .panelText), (reading.romaji, .panelLabel)]
  }

  /// Last year's rank and this year's.
  private static func way(_ town: TownInfo, _ look: Look) -> String {
    let before = look.words.lastYear(town)
    return before.isEmpty ? "" : "\(before) \(look.theme.marks.right) \(look.words.filled(.rank, town.rank))"
  }

  private static func other(
    _ page: TownPage, _ state: BrowserState, _ look: Look
  ) -> [(text: String, role: Role)] {
    let market = page.market.other
    let towns = state.towns(market)
    let words = look.words
    guard let index = page.other, towns.indices.contains(index) else {
      let last = towns.last?.rank
      return [
        (words.tab(market), .panelText), (last.map { words.filled(.notRanked, $0) } ?? words[.noData], .panelLabel),
      ]
    }
    let other = towns[index]
    return [
      (words.tab(market), .panelText), (words.filled(.rank, other.rank), .panelTitle),
      (look.movement(other.change), .panelMovement(other.change)),
    ]
  }

  private static func neighbour(
    _ page: TownPage, by step: Int, _ mark: String, _ end: Word, _ state: BrowserState, _ look: Look
  ) -> [(text: String, role: Role)] {
    guard let row = state.neighbour(of: page, by: step), let town = state.town(inRow: row, of: page.market) else {
      // A town that is not among the rows is neither the first nor the last of them.
      if !page.isShown { return [] }
      return [(mark, .panelLabel), (look.words[end], .panelLabel)]
    }
    let name = TownName.text(town.townName, look.words.language)
    return [(mark, .panelKey), (look.words.filled(.rank, town.rank), .panelText), (name, .panelText)]
  }
}
