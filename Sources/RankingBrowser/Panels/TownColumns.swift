import RankingCore
import TerminalUI

/// A rank in its list's colour, as shown in panels.
struct RankBadge {
  let digits: Int
  /// Whether there are blanks and a crown around the number.
  let hasRoom: Bool
  /// Cells of the widest.
  let width: Int

  /// - Parameter room: cells of the line that it is in.
  init(lastRank: Int, room: Int) {
    digits = min(max(String(lastRank).utf8.count, 2), ListMetrics.longestRank)
    hasRoom = room >= 28 + 3 * digits
    width = digits + (hasRoom ? 3 : 0)
  }

  /// - Parameter x: the cell where the widest would begin; the crown widens a badge by one cell at the left.
  func piece(_ x: Int, _ rank: Int, _ market: Market, _ marks: Marks) -> PanelLine.Piece {
    let role = Role.badge(market, isLeading: rank <= Ranking.leadingRank)
    // A cut rank would read as a different one.
    let number = Text(String(rank, digits: digits)).whole(within: digits, or: marks.cut).string
    guard hasRoom else { return .init(x, number, role, width: width) }
    return Marks.isCrowned(rank)
      ? .init(x, " \(marks.crown)\(number) ", role, width: width) : .init(x + 1, " \(number) ", role, width: width - 1)
  }
}

/// The columns of a town's row in a panel: rank, name, movement and, if there is room, the line.
struct TownColumns {
  let badge: RankBadge
  private let words: Words
  /// Cells of a row.
  private let width: Int
  private let town: Int
  private let movement: Int
  private let isMovementShort: Bool
  /// Whether no measured name is cut.
  let hasWholeNames: Bool

  /// - Parameters:
  ///   - names: of some of the towns, as in the data; they determine the width of the column of names.
  ///   - movements: of all of them.
  ///   - room: cells of the panel; a row may have only a part of them.
  init(
    names: some Sequence<String>, movements: MovementWidth, lastRank: Int, _ words: Words, width: Int, room: Int
  ) {
    self.words = words
    self.width = width
    badge = RankBadge(lastRank: lastRank, room: room)
    let longest = Panel.width(of: names.lazy.map(words.town), limit: ListMetrics.longestText)
    let rest = width - badge.width - 2
    isMovementShort = longest + movements.long > rest
    hasWholeNames = longest + movements.short <= rest
    // At least the mark.
    movement = min(isMovementShort ? movements.short : movements.long, max(rest - min(longest, 6), 1))
    town = max(min(max(longest, 10), rest - movement), 0)
  }

  /// The pieces of a row that begins at `x`.
  func pieces(_ info: TownInfo, _ market: Market, at start: Int = 0) -> [PanelLine.Piece] {
    var x = start
    let end = x + width
    var pieces = [badge.piece(x, info.rank, market, words.marks)]
    x += badge.width + 1
    pieces.append(.init(x, words.town(info.townName), .panelText, width: town))
    x += town + 1
    let change = words.movement(info.change, isShort: isMovementShort, within: movement)
    pieces.append(.init(x, change, .panelMovement(info.change), width: movement))
    x += movement + 1
    if end - x >= 10 { pieces.append(.init(x, words.line(of: info), .panelLabel, width: end - x)) }
    return pieces
  }
}
