import RankingCore
import TerminalUI

/// Where the parts of a row begin, in cells from the left of the page; a part without room is nil. The same for every
/// row of a kind, whatever its text.
package struct RowColumns: Equatable, Sendable {
  /// A column: where it begins and how wide it is, in cells.
  package struct Column: Equatable, Sendable {
    /// The first cell, from the left of the page.
    package let x: Int
    /// Cells.
    package let width: Int
    /// The first cell after it.
    package var end: Int { x + width }
  }

  /// The row itself, between the margins.
  package let row: Column
  /// The mark of the chosen row.
  package let mark: Column?
  /// The rank, with room for the crown if there is one.
  package let badge: Column
  /// Whether ranks 1-3 are given a crown.
  package let hasCrown: Bool
  /// The cell of the favourite mark.
  package let favorite: Int?
  /// How far the town moved since last year.
  package let movement: Column?
  /// Whether the movement is shown by mark and number alone.
  package let isMovementShort: Bool
  /// The town's name; it is always there.
  package let town: Column
  /// Last year's rank, on wide pages only.
  package let lastYear: Column?
  /// The movement as a bar, on wide pages only.
  package let bar: Column?
  /// The railway line.
  package let line: Column?

  /// - Parameters:
  ///   - width: cells of the page.
  ///   - isLeading: whether the row is a card of ranks 1-10.
  package init(width: Int, metrics: ListMetrics, isLeading: Bool) {
    let digits = metrics.rankDigits
    if width >= 60 {
      self = .regular(width: width, metrics: metrics, isLeading: isLeading)
      return
    }
    var x = 0
    func take(_ cells: Int) -> Column {
      let column = Column(x: min(x, width), width: max(min(cells, width - x), 0))
      x += cells
      return column
    }
    mark = width >= 12 ? take(1) : nil
    let left = x
    row = Column(x: left, width: width - left)
    hasCrown = width >= 30
    badge = take(digits + (width >= 30 ? 3 : width >= 12 ? 1 : 0))
    favorite = width >= 12 && x < width ? x : nil
    x += 1
    isMovementShort = width < 36
    movement = width >= 18 ? take(isMovementShort ? 4 : 11) : nil
    if movement != nil { x += 1 }
    lastYear = nil
    bar = nil
    if width >= 38 {
      town = take(min(max(metrics.townWidth, 8), width / 3))
      x += 1
      line = take(width - x)
    } else {
      town = take(width - x)
      line = nil
    }
  }

  private init(
    row: Column, mark: Column, badge: Column, favorite: Int, movement: Column, town: Column, lastYear: Column?,
    bar: Column?,
    line: Column?
  ) {
    self.row = row
    self.mark = mark
    self.badge = badge
    self.hasCrown = true
    self.favorite = favorite
    self.movement = movement
    self.isMovementShort = false
    self.town = town
    self.lastYear = lastYear
    self.bar = bar
    self.line = line
  }

  private static func regular(width: Int, metrics: ListMetrics, isLeading: Bool) -> RowColumns {
    let digits = metrics.rankDigits
    let right = width - 3
    let movement = Column(x: 9 + digits, width: 12)
    let townX = 23 + digits
    let isWide = width >= 100
    // Beside the town on a wide page, otherwise at the right in cards and next to the town in rows without gaps.
    var townWidth = isWide ? max(metrics.townWidth, 12) : max(metrics.townWidth, 10)
    var x = townX + townWidth + 2
    var lastYear: Column?
    var bar: Column?
    if isWide, x + 37 <= right {
      lastYear = Column(x: x, width: 11)
      x += 13
      bar = Column(x: x, width: 21)
      x += 24
    } else if isLeading {
      x = max(x, width - 26)
      townWidth = x - townX - 2
    }
    return RowColumns(
      row: Column(x: 2, width: width - 4), mark: Column(x: 1, width: 1), badge: Column(x: 3, width: digits + 3),
      favorite: 7 + digits, movement: movement, town: Column(x: townX, width: min(townWidth, right - townX)),
      lastYear: lastYear, bar: bar,
      line: x < right ? Column(x: x, width: right - x) : nil)
  }
}

/// What the columns need to know of a list, measured once when it is read so that no key press has to do it.
package struct ListMetrics: Equatable, Sendable {
  /// The number of digits of the greatest rank.
  package let rankDigits: Int
  /// Cells of the longest town name among the first `measuredRows`, at most `longestName`.
  package let townWidth: Int
  /// The greatest movement, in ranks.
  package let largestMovement: Int

  private static let longestName = 24
  /// The number of digits of the greatest rank that a file may have.
  static let longestRank = 10
  /// Names after these rows do not widen the column; they are cut if they are longer.
  private static let measuredRows = 2_000

  /// Measures a list that is ordered by rank, with its names as they are shown.
  package init(_ towns: [TownInfo], _ words: Words) {
    rankDigits = min(max(String(towns.last?.rank ?? 0).count, 2), Self.longestRank)
    let measured = towns.prefix(Self.measuredRows)
    let longest = measured.reduce(0) { max($0, TextWidth.cells(of: words.town($1.townName))) }
    townWidth = min(longest, Self.longestName)
    largestMovement = towns.reduce(1) { largest, town in
      switch town.change {
      case .up(let ranks), .down(let ranks): max(largest, ranks)
      case .unchanged, .new, .unknown: largest
      }
    }
  }
}
