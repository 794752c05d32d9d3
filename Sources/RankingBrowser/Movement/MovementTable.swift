import RankingCore
import TerminalUI

/// The movement chart without slopes, for narrow screens: a line a town with both ranks.
struct MovementTable {
  let chart: MovementChart
  let look: Look
  private let rank: Int
  private let name: Int
  private let change: Int
  private let hasLastYear: Bool
  /// Whether the movement is told in words too.
  private let hasWords: Bool

  /// - Parameter width: cells that there are.
  init(chart: MovementChart, look: Look, width: Int) {
    self.chart = chart
    self.look = look
    rank = min(chart.metrics.rank, 6)
    let short = min(chart.metrics.change, 6)
    // Both ranks with a mark between them, as in " 7 ▸  4 ".
    let lastYear = rank + 3
    let rest = width - rank - 2 - short
    hasLastYear = rest - lastYear >= min(chart.metrics.name, 8)
    let room = max(rest - (hasLastYear ? lastYear : 0), 0)
    name = min(chart.metrics.name, room)
    hasWords = room - name >= Self.wordRoom
    change = hasWords ? short + room - name : short
  }

  /// Cells that a movement's word takes besides its number.
  private static let wordRoom = 8

  func line(_ index: Int) -> PanelLine {
    guard chart.entries.indices.contains(index) else { return PanelLine() }
    let entry = chart.entries[index]
    let marks = look.theme.marks
    let role = Role.panelMovement(entry.change)
    var pieces: [PanelLine.Piece] = []
    var x = 0
    if hasLastYear {
      let last = padded(entry.lastYear.map(String.init) ?? marks.movement(entry.change))
      pieces += [.init(0, last, .panelLabel, width: rank), .init(rank + 1, marks.right, .panelLabel, width: 1)]
      x = rank + 3
    }
    pieces.append(.init(x, padded(String(entry.rank)), .panelText, width: rank))
    pieces.append(.init(x + rank + 1, entry.name, .panelTitle, width: name))
    let movement = look.movement(entry.change, isShort: !hasWords)
    pieces.append(.init(x + rank + name + 2, movement, role, width: change))
    return PanelLine(pieces)
  }

  private func padded(_ number: String) -> String {
    String(repeating: " ", count: max(rank - number.count, 0)) + number
  }
}
