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
    self =
      Self.regular(width: width, metrics: metrics, isLeading: isLeading) ?? Self(compact: width, metrics: metrics)
  }

  /// Columns with margins and wide gaps, and on wide pages with last year's rank and a bar.
  /// - Returns: nil if names would have to be cut.
  private static func regular(width: Int, metrics: ListMetrics, isLeading: Bool) -> RowColumns? {
    let digits = metrics.rankDigits
    let right = width - 3
    let movement = Column(x: 9 + digits, width: max(metrics.movement.long, 12))
    let townX = movement.end + 2
    let room = right - townX
    guard width >= 60, metrics.townWidth + 2 + min(metrics.lineWidth, shortestLine) <= room else { return nil }
    // Parts that would leave less to the line are left out.
    let readableLine = min(metrics.lineWidth, Self.readableLine)
    var townWidth = max(metrics.nameColumn(room - 2 - readableLine), 10)
    var x = townX + townWidth + 2
    var lastYear: Column?
    var bar: Column?
    if width >= 100, right - x >= MovementBar.width + 3 + readableLine {
      if right - x >= metrics.lastYearWidth + 2 + MovementBar.width + 3 + metrics.lineWidth {
        lastYear = Column(x: x, width: metrics.lastYearWidth)
        x += metrics.lastYearWidth + 2
      }
      bar = Column(x: x, width: MovementBar.width)
      x += MovementBar.width + 3
    } else if isLeading {
      // At the right in cards, beside the town in rows without gaps.
      x = max(x, min(width - 26, right - metrics.lineWidth))
      townWidth = x - townX - 2
    }
    return RowColumns(
      row: Column(x: 2, width: width - 4), mark: Column(x: 1, width: 1), badge: Column(x: 3, width: digits + 3),
      favorite: 7 + digits, movement: movement, town: Column(x: townX, width: min(townWidth, room)),
      lastYear: lastYear, bar: bar,
      line: x < right ? Column(x: x, width: right - x) : nil)
  }

  private init(
    row: Column, mark: Column, badge: Column, favorite: Int, movement: Column, town: Column,
    lastYear: Column?, bar: Column?, line: Column?
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

  /// Columns with one blank between them. A whole name comes before the words of the movement, and both before the
  /// line.
  private init(compact width: Int, metrics: ListMetrics) {
    var x = 0
    func take(_ cells: Int) -> Column {
      let column = Column(x: min(x, width), width: max(min(cells, width - x), 0))
      x += cells
      return column
    }
    mark = width >= 12 ? take(1) : nil
    row = Column(x: x, width: width - x)
    hasCrown = width >= 30
    badge = take(metrics.rankDigits + (width >= 30 ? 3 : width >= 12 ? 1 : 0))
    favorite = width >= 12 && x < width ? x : nil
    x += 1
    let room = width - x
    isMovementShort = metrics.movement.long + 1 + metrics.townWidth > room
    if width >= 18 {
      // At least the mark.
      let short = min(metrics.movement.short, max(room - 1 - min(metrics.townWidth, 6), 1))
      movement = take(isMovementShort ? short : metrics.movement.long)
      x += 1
    } else {
      movement = nil
    }
    let names = width - x
    let hasLine =
      movement != nil && !isMovementShort && metrics.lineWidth > 0 && metrics.townWidth + 1 + Self.shortestLine <= names
    town = take(
      hasLine
        ? max(
          metrics.nameColumn(names - 1 - min(metrics.lineWidth, Self.readableLine)),
          min(8, names - 1 - Self.shortestLine)) : names)
    x += 1
    line = hasLine ? take(width - x) : nil
    lastYear = nil
    bar = nil
  }

  /// Cells below which a line says nothing.
  private static let shortestLine = 5
  /// Cells of a line that is cut but readable.
  private static let readableLine = 16
}

/// What the columns need to know of a list, measured once when it is read so that no key press has to do it.
package struct ListMetrics: Equatable, Sendable {
  /// The number of digits of the greatest rank.
  package let rankDigits: Int
  /// Cells of the longest town name.
  package let townWidth: Int
  /// The same with the original names behind the romanised ones.
  package let townWidthWithOriginal: Int
  /// Cells of the longest line.
  package let lineWidth: Int
  /// Cells of last year's rank, in words.
  package let lastYearWidth: Int
  /// Cells of the movements.
  package let movement: MovementWidth

  /// Cells of the column of names: the original ones are among them if they all fit.
  /// - Parameter room: cells.
  func nameColumn(_ room: Int) -> Int { townWidthWithOriginal <= room ? townWidthWithOriginal : townWidth }

  /// The number of digits of the greatest rank that a file may have.
  static let longestRank = 10
  /// The most cells of a text that widen its column.
  static let longestText = 40
  /// Texts after these rows do not widen a column; they are cut if they are longer. Numbers are never cut.
  private static let measuredRows = 2_000

  /// Measures a list that is ordered by rank, with its texts as they are shown.
  package init(_ towns: [TownInfo], _ words: Words) {
    rankDigits = min(max(String(towns.last?.rank ?? 0).count, 2), Self.longestRank)
    let measured = towns.prefix(Self.measuredRows)
    func longest(_ cells: (TownInfo) -> Int) -> Int { measured.reduce(0) { max($0, min(cells($1), Self.longestText)) } }
    townWidth = longest { TextWidth.cells(of: words.town($0.townName)) }
    townWidthWithOriginal = longest { town in
      let (name, shown) = (town.townName, words.town(town.townName))
      return TextWidth.cells(of: shown) + (shown == name ? 0 : 1 + TextWidth.cells(of: name))
    }
    lineWidth = longest { TextWidth.cells(of: words.line(of: $0)) }
    let lastYear = towns.reduce(0) { max($0, $1.lastYearRank ?? 0) }
    lastYearWidth = max(
      longest { TextWidth.cells(of: words.lastYear($0)) }, TextWidth.cells(of: words.filled(.lastYear, lastYear)))
    movement = MovementWidth(towns, words)
  }
}

/// How wide the movements of some towns are at most.
package struct MovementWidth: Equatable, Sendable {
  /// Cells in words, as in `▴ 3アップ`; 0 without towns.
  package let long: Int
  /// Cells of mark and number, as in `▴3`.
  package let short: Int

  /// Measures all of them: a number is not to be cut.
  init(_ towns: some Sequence<TownInfo>, _ words: Words) {
    var (up, down) = (0, 0)
    var changes: [RankChange] = []
    for town in towns {
      switch town.change {
      case .up(let ranks): up = max(up, ranks)
      case .down(let ranks): down = max(down, ranks)
      case .unchanged, .new: if !changes.contains(town.change) { changes.append(town.change) }
      case .unknown: break
      }
    }
    // A greater number has no fewer digits.
    if up > 0 { changes.append(.up(up)) }
    if down > 0 { changes.append(.down(down)) }
    func longest(isShort: Bool) -> Int {
      changes.reduce(0) { max($0, TextWidth.cells(of: words.movement($1, isShort: isShort))) }
    }
    long = longest(isShort: false)
    short = longest(isShort: true)
  }
}

/// A movement as a bar beside an axis: one cell a rank, a fall to the left and a climb to the right. One of more than
/// ten ranks ends in an arrow; its number says how many.
enum MovementBar {
  /// Cells on each side of the axis.
  static let half = 10
  /// Cells of both sides and the axis.
  static let width = 2 * half + 1

  /// What is to the left and to the right of the axis.
  static func sides(_ change: RankChange, _ marks: Marks) -> (left: String, right: String) {
    func cells(_ ranks: Int) -> String {
      String(repeating: marks.bar, count: min(ranks, ranks > half ? half - 1 : half))
    }
    switch change {
    case .up(let ranks): return ("", cells(ranks) + (ranks > half ? marks.right : ""))
    case .down(let ranks): return ((ranks > half ? marks.left : "") + cells(ranks), "")
    case .unchanged, .new, .unknown: return ("", "")
    }
  }
}
