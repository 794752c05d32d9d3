import RankingCore
import TerminalUI

/// A rank in its list's colour, as panels show it.
struct RankBadge {
  let digits: Int
  /// Digits of the greatest rank that a file may have.
  static let longestRank = 10
  /// Whether there are blanks and a crown around the number.
  let hasRoom: Bool
  /// Cells of the widest.
  let width: Int

  /// - Parameter room: cells of the line that it is in.
  init(lastRank: Int, room: Int) {
    digits = min(max(String(lastRank).utf8.count, 2), Self.longestRank)
    hasRoom = room >= 28 + 3 * digits
    width = digits + (hasRoom ? 3 : 0)
  }

  /// - Parameter x: where the widest would begin; the crown makes a badge wider by one cell at the left.
  func piece(_ x: Int, _ rank: Int, _ market: Market, _ marks: Marks) -> PanelLine.Piece {
    let role = Role.badge(market, isLeading: rank <= Ranking.leadingRank)
    let number = String(rank, digits: digits)
    guard hasRoom else { return .init(x, number, role, width: width) }
    return rank <= 3
      ? .init(x, " \(marks.crown)\(number) ", role, width: width) : .init(x + 1, " \(number) ", role, width: width - 1)
  }
}
