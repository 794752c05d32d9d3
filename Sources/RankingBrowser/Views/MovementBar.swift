import RankingCore

/// A movement as a bar at an axis: a fall goes to the left, a climb to the right.
struct MovementBar {
  /// The movement whose bar has all cells.
  let largest: Int
  /// Cells at each side of the axis.
  let half: Int

  /// - Parameter x: where the longest fall would begin.
  func pieces(_ x: Int, _ change: RankChange, _ marks: Marks) -> [PanelLine.Piece] {
    func bar(_ ranks: Int) -> String {
      String(repeating: marks.bar, count: MovementScale.cells(ranks, largest: largest, width: half))
    }
    let role = Role.panelMovement(change)
    switch change {
    case .up(let ranks): return [.init(x + half, marks.axis + bar(ranks), role, width: half + 1)]
    case .down(let ranks):
      let bar = bar(ranks) + marks.axis
      return [.init(x + half + 1 - bar.unicodeScalars.count, bar, role, width: half + 1)]
    case .unchanged, .new: return [.init(x + half, marks.axis, role, width: 1)]
    }
  }
}
