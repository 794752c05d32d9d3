import RankingCore
import TerminalUI

extension PanelKind {
  /// The page of one town: a card over the list. Up and down go to the previous and next town in the rows, left and
  /// right to the same town in the other list.
  static let town = PanelKind("town", keys: [], help: .helpActivate, bar: .barDetail, isLong: false, needsYears: true) {
    input in
    guard let page = input.page, let town = input.town(of: page) else {
      return Panel(width: PanelLayout.cardWidth, lines: [])
    }
    let other = input.naming.firstIndex(of: town, in: input.towns[page.market.other])
    let years = TownYears(of: town, in: input)
    let card = TownCard(town: town, page: page, other: other, years: years, input: input)
    var panel = Panel(
      width: PanelLayout.cardWidth, header: [card.panelLine(TownCard.Line(parts: card.shownTitle))],
      lines: card.lines.map(card.panelLine))
    panel.isCard = true
    panel.isBeside = input.isBeside
    panel.other = other
    panel.copied = Panel.Copied(
      text: card.text(card.told + card.wholeYears),
      notice: Notice(.noticePageCopied, text: input.words.town(town.townName)))
    return panel
  }
}

extension PanelInput {
  fileprivate func town(of page: TownPage) -> TownInfo? {
    let towns = towns[page.market]
    return towns.indices.contains(page.town) ? towns[page.town] : nil
  }
}

private struct TownCard {
  typealias Part = (text: String, role: Role)

  /// A line of the card: its text and its look.
  struct Line {
    var label: Word?
    var parts: [Part] = []
    /// Cells before its parts where it is not the width of the labels.
    var indent: Int?
  }

  let town: TownInfo
  let page: TownPage
  /// The town in the other list, by its index there.
  let other: Int?
  let years: TownYears
  let input: PanelInput

  private var words: Words { input.words }
  private var marks: Marks { input.words.marks }

  /// The same number for nearly every town.
  var lines: [Line] {
    // As many where nothing is said of a movement.
    let missing = town.change == .unknown ? [Line(), Line()] : []
    let above = told + [Line()] + ways
    return above + yearLines(below: above.count + missing.count) + missing
  }

  /// What is known of the town in the ranking that is shown.
  var told: [Line] {
    let badge = " \(Marks.isCrowned(town.rank) ? marks.crown + " " : "")\(town.rank) "
    let isLeading = town.rank <= Ranking.leadingRank
    let isFavorite = input.favorites.contains(town, of: input.naming)
    let isMovementKnown = town.change != .unknown
    let movement =
      isMovementKnown
      ? [
        Line(label: .pageMovement, parts: [(words.movement(town.change), .panelMovement(town.change))]),
        Line(label: .pageLastYear, parts: [(lastYear, .panelText)]),
      ] : []
    return [
      Line(),
      Line(
        label: .pageRank,
        parts: [(badge, .badge(page.market, isLeading: isLeading)), (words.tab(page.market), .panelText)]),
    ] + movement + [
      Line(label: .pageLine, parts: line),
      Line(label: .pageOther, parts: otherList),
      Line(
        label: .pageFavorite,
        parts: isFavorite
          ? [(marks.favorite, .panelFavorite), (words[.isFavorite], .panelText)] : [(words[.notFavorite], .panelText)]
      ),
    ]
  }

  /// The ranks of all years, each list in one line.
  var wholeYears: [Line] {
    guard !years.isEmpty else { return [] }
    return Market.allCases.map { market in
      Line(label: Word.short(market), parts: [(years.items(market).joined(separator: words[.comma]), .panelText)])
    }
  }

  /// The ways to the towns before and after it. Beside the list one sees them there.
  private var ways: [Line] {
    input.isBeside
      ? []
      : [
        Line(parts: neighbour(by: -1, marks.up, .pageFirst)), Line(parts: neighbour(by: 1, marks.down, .pageLast)),
        Line(),
      ]
  }

  /// The ranks of all years, and a curve of them if there is room for one.
  /// - Parameter above: the number of lines above.
  private func yearLines(below above: Int) -> [Line] {
    guard !years.isEmpty else { return [] }
    let room = input.card.width - yearLabelWidth
    let texts = Market.allCases.flatMap { market in
      years.lines(market, within: room).enumerated().map { index, text in
        Line(label: index == 0 ? Word.short(market) : nil, parts: [(text, .panelText)], indent: yearLabelWidth)
      }
    }
    // The same number for nearly every town: ranks above 99 are rare.
    let missing = max(2 * years.mostLines(digits: 2, within: room) - texts.count, 0)
    let ranks = texts + [Line()] + Array(repeating: Line(), count: missing)
    let curve = curveLines(within: room)
    return above + ranks.count + curve.count <= input.card.height ? ranks + curve : ranks
  }

  /// The curves of both lists, with the best and the worst rank at their left, and the years below.
  private func curveLines(within room: Int) -> [Line] {
    let digits = 5
    let step = YearCurve.step(input.years.count, within: room - digits)
    guard input.years.count * step + digits <= room else { return [] }
    let curves = Market.allCases.map { market in
      let curve = YearCurve(years.ranks[market], step: step, isASCII: marks.isASCII)
      return curve.rows.enumerated().map { index, row in
        Line(
          label: index == 0 ? Word.short(market) : nil,
          parts: [
            (curve.rank(besideRow: index).map { String($0, digits: digits - 1) } ?? "    ", .panelLabel),
            (row, .panelKey),
          ],
          indent: yearLabelWidth)
      }
    }.joined(separator: [Line()])
    let axis = input.years.map { year in
      let short = String(year.name.suffix(2))
      return short + String(repeating: " ", count: max(step - TextWidth.cells(of: short), 0))
    }
    let names = input.years.allSatisfy { $0.name.utf8.count == 4 && Int($0.name) != nil } && step > 2
    return curves
      + (names ? [Line(parts: [("    ", .panelLabel), (axis.joined(), .panelLabel)], indent: yearLabelWidth)] : [])
      + [Line()]
  }

  /// The line, and as the data spell it if both have room whole.
  private var line: [Part] {
    let shown = words.line(of: town)
    let spellings: [Part] =
      [(shown, .panelText)] + (shown == town.availableLine ? [] : [(town.availableLine, .panelLabel)])
    return Self.whole(spellings, within: input.card.width - labelWidth)
  }

  /// As much of the title as there is room for whole, and at least the name.
  var shownTitle: [Part] { Self.whole(title, within: input.card.width) }

  /// The parts that fit whole into so many cells, and at least the first.
  private static func whole(_ parts: [Part], within cells: Int) -> [Part] {
    var room = cells
    return parts.enumerated().prefix { index, part in
      room -= Text(onScreen: part.text).width + (index > 0 ? 1 : 0)
      return index == 0 || room >= 0
    }.map(\.element)
  }

  /// The name with its reading.
  var title: [Part] {
    guard let reading = Readings.embedded[town.townName] else { return [(town.townName, .panelTitle)] }
    return words.language == .english
      ? [(reading.romaji, .panelTitle), (town.townName, .panelHead), (reading.kana, .panelHead)]
      : [(town.townName, .panelTitle), (reading.kana, .panelHead), (reading.romaji, .panelHead)]
  }

  private var lastYear: String { town.lastYearRank.map { words.filled(.rank, $0) } ?? words.lastYear(town) }

  private var otherList: [Part] {
    let market = page.market.other
    let name = input.card.width >= Self.wide ? words.tab(market) : words.shortTab(market)
    let towns = input.towns[market]
    guard let other, towns.indices.contains(other) else {
      // Of ranks below a gap it is not known who has them.
      let last = (towns.rankBeforeGap ?? towns.last?.rank).flatMap { $0 > 0 ? words.filled(.notRanked, $0) : nil }
      return [(name, .panelText), (last ?? words[.noData], .panelLabel)]
    }
    let town = towns[other]
    let place: [Part] = [(name, .panelText), (words.filled(.rank, town.rank), .panelTitle)]
    return town.change == .unknown
      ? place : place + [(words.movement(town.change), .panelMovement(town.change))]
  }

  private func neighbour(by step: Int, _ mark: String, _ end: Word) -> [Part] {
    let towns = input.towns[page.market]
    let index = page.neighbour(by: step, in: input.rows).flatMap { input.rows[page.market][$0] }
    guard let index, towns.indices.contains(index) else {
      // A town that is not among the rows is neither the first nor the last.
      return page.isShown ? [(mark, .panelLabel), (words[end], .panelLabel)] : []
    }
    let town = towns[index]
    return [
      (mark, .panelKey), (words.filled(.rank, town.rank), .panelText), (words.town(town.townName), .panelText),
    ]
  }

  /// Cells of the labels with the gap after them; 0 if there is no room for them.
  private var labelWidth: Int {
    let labels = [Word.pageRank, .pageMovement, .pageLastYear, .pageLine, .pageOther, .pageFavorite]
    let hasRoom = input.card.width >= 30
    return hasRoom ? labels.reduce(0) { max($0, TextWidth.cells(of: words[$1])) } + 2 : 0
  }

  /// Cells from which there is room for whole words.
  private static let wide = 48

  /// The same for the years: those of a narrow card have labels of their own, which are shorter.
  private var yearLabelWidth: Int {
    guard labelWidth > 0, input.card.width < Self.wide else { return labelWidth }
    return Market.allCases.reduce(0) { max($0, TextWidth.cells(of: words.shortTab($1))) } + 2
  }

  /// The line with its parts in sequence, after the labels if there is room for those.
  func panelLine(_ line: Line) -> PanelLine {
    let labelWidth = line.indent ?? labelWidth
    var pieces: [PanelLine.Piece] = []
    var x = 0
    if let label = line.label, labelWidth > 0 { pieces.append(.init(0, words[label], .panelLabel, width: labelWidth)) }
    if line.label != nil || line.indent != nil { x = labelWidth }
    for part in line.parts {
      let width = Text(onScreen: part.text).width
      pieces.append(.init(x, part.text, part.role, width: width))
      x += width + 1
    }
    return PanelLine(pieces)
  }

  /// The card as text: the name and what is known of the town, without the ways to other towns.
  func text(_ lines: [Line]) -> String {
    let told = lines.compactMap { line in line.label.map { (words[$0], joined(line.parts)) } }
    let width = told.reduce(0) { max($0, TextWidth.cells(of: $1.0)) }
    let rows = told.map { label, text in
      label + String(repeating: " ", count: width - TextWidth.cells(of: label) + 2) + text
    }
    return ([joined(title)] + rows).joined(separator: "\n") + "\n"
  }

  /// The parts separated by one blank; badges have blanks of their own.
  private func joined(_ parts: [Part]) -> String {
    parts.flatMap { Text($0.text).string.split(separator: " ") }.joined(separator: " ")
  }
}
