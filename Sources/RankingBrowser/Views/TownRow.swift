import RankingCore
import TerminalUI

/// One town: a card of ranks 1-10 or a row of ranks 11+.
struct TownRow {
  let town: TownInfo
  let market: Market
  /// Whether it is drawn as a card.
  let isCard: Bool
  /// Whether its rank is 10 or better.
  let isLeading: Bool
  let isChosen: Bool
  let isFavorite: Bool
  let columns: RowColumns
  let largestMovement: Int
  /// What is searched, for highlights.
  let matcher: TownMatcher?

  func draw(_ look: Look, in rect: Rect, into frame: inout Buffer) {
    let theme = look.theme
    frame.fill(area(columns.row, in: rect), theme[.row])
    // Behind the badge only: what stays the same at the left need not be sent again when the choice moves.
    let body = RowColumns.Column(x: columns.badge.end, width: columns.row.end - columns.badge.end)
    frame.fill(area(body, in: rect), theme[.row, chosen: isChosen])
    if isChosen, let mark = columns.mark {
      frame.write(theme.marks.chosen, at: Point(x: rect.x + mark.x, y: rect.y), in: rect, theme[Role.mark(market)])
    }
    drawBadge(theme, in: rect, into: &frame)
    if let column = columns.movement { drawMovement(column, look, in: rect, into: &frame) }
    if isFavorite, let x = columns.favorite {
      frame.write(
        theme.marks.favorite, at: Point(x: rect.x + x, y: rect.y), in: rect, theme[.favorite, chosen: isChosen])
    }
    let label = TownLabel(town, look.words.language, matcher, width: columns.town.width)
    write(label.text, isCard ? .town : .subTown, columns.town, found: label.found, theme, in: rect, into: &frame)
    if let column = columns.lastYear {
      write(Text(look.words.lastYear(town)), .lastYear, column, theme, in: rect, into: &frame)
    }
    if let column = columns.bar { drawBar(column, theme, in: rect, into: &frame) }
    if let column = columns.line {
      write(
        Text(onScreen: town.availableLine), .line, column, found: matcher?.lineRanges(town) ?? [], theme, in: rect,
        into: &frame)
    }
  }

  private func drawBadge(_ theme: Theme, in rect: Rect, into frame: inout Buffer) {
    let isCrowned = isLeading && town.rank <= 3 && columns.hasCrown
    let style = theme[Role.badge(market, isLeading: isLeading), chosen: isChosen]
    // The crown makes the badge wider by one cell at the left.
    let isNarrowed = columns.hasCrown && !isCrowned
    let left = columns.badge.x + (isNarrowed ? 1 : 0)
    let width = columns.badge.width - (isNarrowed ? 1 : 0)
    let badge = Rect(x: rect.x + left, y: rect.y, width: width, height: 1).intersection(rect)
    frame.fill(badge, style)
    // Half a rank would tell another one.
    let rank = Text(String(town.rank)).whole(within: columns.badge.width, or: theme.marks.cut)
    let rightPad = columns.hasCrown ? 1 : 0
    let x = rect.x + columns.badge.x + columns.badge.width - rightPad - rank.width
    frame.write(rank, at: Point(x: max(x, badge.x), y: rect.y), in: badge, style)
    if isCrowned {
      frame.write(theme.marks.crown, at: Point(x: badge.x + 1, y: rect.y), in: badge, style)
    }
  }

  private func drawMovement(_ column: RowColumns.Column, _ look: Look, in rect: Rect, into frame: inout Buffer) {
    let text = Text(look.movement(town.change, isShort: columns.isMovementShort))
    write(text, Role.movement(town.change), column, look.theme, in: rect, into: &frame)
  }

  /// A falling town's bar goes to the left of the axis, a climbing one's to the right; the scale is logarithmic, since
  /// one town's movement can be a hundred times another's.
  private func drawBar(_ column: RowColumns.Column, _ theme: Theme, in rect: Rect, into frame: inout Buffer) {
    let half = column.width / 2
    let axis = rect.x + column.x + half
    frame.write(theme.marks.axis, at: Point(x: axis, y: rect.y), in: rect, theme[.line, chosen: isChosen])
    let (ranks, isUp) =
      switch town.change {
      case .up(let ranks): (ranks, true)
      case .down(let ranks): (ranks, false)
      case .unchanged, .new: (0, true)
      }
    let length = MovementScale.cells(ranks, largest: largestMovement, width: half)
    let bar = Text(String(repeating: theme.marks.bar, count: length))
    frame.write(
      bar, at: Point(x: isUp ? axis + 1 : axis - length, y: rect.y), in: rect,
      theme[Role.movement(town.change), chosen: isChosen])
  }

  private func write(
    _ text: Text, _ role: Role, _ column: RowColumns.Column, found: [Range<Int>] = [], _ theme: Theme,
    in rect: Rect, into frame: inout Buffer
  ) {
    let x = rect.x + column.x
    let fitted = text.fitted(to: column.width, mark: theme.marks.cut)
    frame.write(fitted, at: Point(x: x, y: rect.y), in: rect, theme[role, chosen: isChosen])
    for range in found {
      // What is cut off is not highlighted, nor is the mark that says so.
      let cells = text.columns(of: range)
      let end = fitted == text ? cells.upperBound : min(cells.upperBound, fitted.width - theme.marks.cut.width)
      let area = Rect(x: x + cells.lowerBound, y: rect.y, width: end - cells.lowerBound, height: 1)
      frame.restyle(area.intersection(rect), theme[.match])
    }
  }

  private func area(_ column: RowColumns.Column, in rect: Rect) -> Rect {
    Rect(x: rect.x + column.x, y: rect.y, width: column.width, height: 1).intersection(rect)
  }
}
