import RankingCore
import TerminalUI

/// One town: a card of ranks 1-10 or a row of ranks 11+.
struct TownRow {
  let town: TownInfo
  let market: Market
  let isCard: Bool
  /// Whether its rank is 10 or better.
  let isLeading: Bool
  let isChosen: Bool
  let isFavorite: Bool
  let columns: RowColumns
  /// Marks what a search found; nil without a search.
  let highlighter: Highlighter?

  func draw(_ look: Look, in rect: Rect, into frame: inout Buffer) {
    let (theme, marks) = (look.theme, look.words.marks)
    frame.fill(area(columns.row, in: rect), theme[.row])
    // Only after the badge: what stays the same at the left need not be sent again when the choice moves.
    let body = RowColumns.Column(x: columns.badge.end, width: columns.row.end - columns.badge.end)
    frame.fill(area(body, in: rect), theme[.row, chosen: isChosen])
    if isChosen, let mark = columns.mark {
      frame.write(marks.chosen, at: Point(x: rect.x + mark.x, y: rect.y), in: rect, theme[Role.mark(market)])
    }
    drawBadge(look, in: rect, into: &frame)
    if let column = columns.movement { drawMovement(column, look, in: rect, into: &frame) }
    if isFavorite, let x = columns.favorite {
      frame.write(
        marks.favorite, at: Point(x: rect.x + x, y: rect.y), in: rect, theme[.favorite, chosen: isChosen])
    }
    let name = NameLabel(
      town.townName, look.words.town(town.townName), highlighter, found: highlighter?.name(of: town),
      width: columns.town.width)
    write(name, isCard ? .town : .subTown, columns.town, look, in: rect, into: &frame)
    if let column = columns.lastYear {
      write(Text(look.words.lastYear(town)), .lastYear, column, look, in: rect, into: &frame)
    }
    if let column = columns.bar { drawBar(column, look, in: rect, into: &frame) }
    if let column = columns.line {
      let line = NameLabel(
        town.availableLine, look.words.line(of: town), highlighter, found: highlighter?.line(of: town),
        width: column.width)
      write(line, .line, column, look, in: rect, into: &frame)
    }
  }

  private func drawBadge(_ look: Look, in rect: Rect, into frame: inout Buffer) {
    let (theme, marks) = (look.theme, look.words.marks)
    let isCrowned = isLeading && Marks.isCrowned(town.rank) && columns.hasCrown
    let style = theme[Role.badge(market, isLeading: isLeading), chosen: isChosen]
    // The crown widens the badge by one cell at the left.
    let isNarrowed = columns.hasCrown && !isCrowned
    let left = columns.badge.x + (isNarrowed ? 1 : 0)
    let width = columns.badge.width - (isNarrowed ? 1 : 0)
    let badge = Rect(x: rect.x + left, y: rect.y, width: width, height: 1).intersection(rect)
    frame.fill(badge, style)
    // A cut rank would read as a different one.
    let rank = Text(String(town.rank)).whole(within: columns.badge.width, or: marks.cut)
    let rightPad = columns.hasCrown ? 1 : 0
    let x = rect.x + columns.badge.x + columns.badge.width - rightPad - rank.width
    frame.write(rank, at: Point(x: max(x, badge.x), y: rect.y), in: badge, style)
    if isCrowned {
      frame.write(marks.crown, at: Point(x: badge.x + 1, y: rect.y), in: badge, style)
    }
  }

  private func drawMovement(_ column: RowColumns.Column, _ look: Look, in rect: Rect, into frame: inout Buffer) {
    let text = look.words.movement(town.change, isShort: columns.isMovementShort, within: column.width)
    write(Text(text), Role.movementWord(town.change), column, look, in: rect, into: &frame)
    let mark = Rect(x: rect.x + column.x, y: rect.y, width: min(column.width, 1), height: 1)
    frame.restyle(mark.intersection(rect), look.theme[Role.movement(town.change), chosen: isChosen])
  }

  private func drawBar(_ column: RowColumns.Column, _ look: Look, in rect: Rect, into frame: inout Buffer) {
    if town.change == .unknown { return }
    let (theme, marks) = (look.theme, look.words.marks)
    let axis = rect.x + column.x + MovementBar.half
    let sides = MovementBar.sides(town.change, marks)
    let style = theme[Role.movement(town.change), chosen: isChosen]
    let left = Text(sides.left)
    frame.write(left, at: Point(x: axis - left.width, y: rect.y), in: rect, style)
    frame.write(marks.axis, at: Point(x: axis, y: rect.y), in: rect, theme[.line, chosen: isChosen])
    frame.write(sides.right, at: Point(x: axis + 1, y: rect.y), in: rect, style)
  }

  private func write(
    _ label: NameLabel, _ role: Role, _ column: RowColumns.Column, _ look: Look, in rect: Rect, into frame: inout Buffer
  ) {
    write(label.text, role, column, found: label.found, look, in: rect, into: &frame)
  }

  private func write(
    _ text: Text, _ role: Role, _ column: RowColumns.Column, found: [Range<Int>] = [], _ look: Look,
    in rect: Rect, into frame: inout Buffer
  ) {
    let x = rect.x + column.x
    let fitted = text.fitted(to: column.width, mark: look.words.marks.cut)
    frame.write(fitted, at: Point(x: x, y: rect.y), in: rect, look.theme[role, chosen: isChosen])
    for range in found {
      // What is cut off is not highlighted, nor is the mark for the cut.
      let cells = text.columns(of: range)
      let end = fitted == text ? cells.upperBound : min(cells.upperBound, fitted.width - look.words.marks.cut.width)
      let area = Rect(x: x + cells.lowerBound, y: rect.y, width: end - cells.lowerBound, height: 1)
      frame.restyle(area.intersection(rect), look.theme[.match, chosen: isChosen])
    }
  }

  private func area(_ column: RowColumns.Column, in rect: Rect) -> Rect {
    Rect(x: rect.x + column.x, y: rect.y, width: column.width, height: 1).intersection(rect)
  }
}

/// A town's or line's name as a row shows it, and which of its glyphs a search found.
struct NameLabel {
  let text: Text
  let found: [Range<Int>]

  /// - Parameters:
  ///   - name: as in the data.
  ///   - shown: the same, or romanised.
  ///   - found: what was found of the name; nil for nothing.
  ///   - width: the cells available.
  init(_ name: String, _ shown: String, _ highlighter: Highlighter?, found: Highlighter.Found?, width: Int) {
    let found = found ?? Highlighter.Found()
    guard shown != name else {
      text = Text(onScreen: name)
      self.found = found.glyphs
      return
    }
    let name = Text(onScreen: name)
    let romanised = Text(onScreen: shown)
    // Romanised, followed by the name itself if there is room.
    let whole = romanised + Text(" ") + name
    let hasRoom = whole.width <= width
    text = hasRoom ? whole : romanised
    let inRomanised = found.glyphs.isEmpty ? [] : highlighter?.glyphs(in: romanised) ?? []
    let offset = romanised.glyphs.count + 1
    let inName =
      hasRoom && !found.isByReading ? found.glyphs.map { $0.lowerBound + offset..<$0.upperBound + offset } : []
    // What is found and not in what is shown, such as kana, is all of it.
    let isElsewhere = !found.glyphs.isEmpty && inRomanised.isEmpty && inName.isEmpty
    self.found = isElsewhere ? romanised.wholeRange : inRomanised + inName
  }
}

/// The button that opens and closes ranks 11+.
enum ExpandButton {
  static func draw(
    _ market: Market, isExpanded: Bool, isChosen: Bool, columns: RowColumns, _ look: Look, in rect: Rect,
    into frame: inout Buffer
  ) {
    let (theme, marks) = (look.theme, look.words.marks)
    let style = theme[Role.button(market), chosen: isChosen]
    let area = Rect(x: rect.x + columns.row.x, y: rect.y, width: columns.row.width, height: 1)
    frame.fill(area, theme[Role.button(market)])
    if isChosen, let mark = columns.mark {
      frame.write(marks.chosen, at: Point(x: rect.x + mark.x, y: rect.y), in: rect, theme[Role.mark(market)])
    }
    let words =
      isExpanded ? "\(look.words[.hideRest]) \(marks.up)" : "\(look.words[.showRest]) \(marks.down)"
    let label = Text(words).fitted(to: area.width, mark: marks.cut)
    frame.write(label, at: Point(x: area.x + (area.width - label.width) / 2, y: area.y), in: area, style)
  }
}
