import RankingCore
import TerminalUI

/// A town's ranks over the years of its region: as text, and as a curve where better is higher.
struct TownYears {
  /// The years, the oldest first.
  private let names: [String]
  /// The rank in each year; nil where it is not known.
  let ranks: PerMarket<[Int?]>

  /// Finds the town in every year, by its name, and by its line too where a list has the name more than once.
  init(of town: TownInfo, in input: PanelInput) {
    names = input.years.map(\.name)
    let namings = input.years.map { input.naming.joined(with: $0.naming) }
    ranks = PerMarket { market in
      zip(input.years, namings).map { year, naming in
        let towns = year.towns[market]
        return naming.firstIndex(of: town, in: towns).map { towns[$0].rank }
      }
    }
  }

  /// Whether there is more than one year to tell of.
  var isEmpty: Bool { names.count < 2 }

  /// Year and rank of a list, in the order of the years.
  func items(_ market: Market) -> [String] { Self.items(names, ranks[market]) }

  /// The same in lines of so many cells.
  func lines(_ market: Market, within cells: Int) -> [String] {
    let items = items(market)
    return Self.lines(items, within: cells).map { items[$0].joined(separator: Self.gap) }
  }

  /// The most lines that a town has whose ranks have so many digits.
  func mostLines(digits: Int, within cells: Int) -> Int {
    let ranks = Array<Int?>(repeating: Int(String(repeating: "9", count: digits)), count: names.count)
    return Self.lines(Self.items(names, ranks), within: cells).count
  }
}

extension TownYears {
  /// What is between two years in a line.
  static let gap = "  "

  /// Year and rank, such as `2021 3`; a dash where the rank is not known.
  static func items(_ names: [String], _ ranks: [Int?]) -> [String] {
    zip(names, ranks).map { name, rank in "\(name) \(rank.map(String.init) ?? "-")" }
  }

  /// Which of the items stand in each line of so many cells: as many as there is room for, and at least one.
  static func lines(_ items: [String], within cells: Int) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var width = 0
    for (index, item) in items.enumerated() {
      let itemWidth = TextWidth.cells(of: item)
      if let last = lines.last, width + gap.utf8.count + itemWidth <= cells {
        lines[lines.count - 1] = last.lowerBound..<index + 1
        width += gap.utf8.count + itemWidth
      } else {
        lines.append(index..<index + 1)
        width = itemWidth
      }
    }
    return lines
  }
}

/// The curve of one list: a row of text for each row of cells.
struct YearCurve {
  /// Rows of cells.
  static let height = 4
  /// The most cells from a year to the next.
  private static let widest = 4

  /// The best and the worst rank, at the top and at the bottom; nil where no rank is known.
  let scale: ClosedRange<Int>?
  /// From the top.
  let rows: [String]

  /// Cells from a year to the next, in so many cells: at least 2.
  static func step(_ years: Int, within cells: Int) -> Int {
    min(max(cells / max(years, 1), 2), widest)
  }

  /// - Parameters:
  ///   - ranks: of each year; nil where it is not known, which interrupts the curve.
  ///   - step: cells from a year to the next.
  init(_ ranks: [Int?], step: Int, isASCII: Bool) {
    let known = ranks.compactMap { $0 }
    guard let best = known.min(), let worst = known.max() else {
      scale = nil
      rows = Array(repeating: "", count: Self.height)
      return
    }
    scale = best...worst
    var dots = Dots(width: ranks.count * step, height: Self.height, isASCII: isASCII)
    // In the middle of the cells of its year.
    let points = ranks.enumerated().map { index, rank -> (x: Int, y: Int)? in
      guard let rank else { return nil }
      let part = best == worst ? 0.5 : Double(rank - best) / Double(worst - best)
      return (dots.across * (index * step) + dots.across * step / 2, Int((part * Double(dots.rows - 1)).rounded()))
    }
    for (index, point) in points.enumerated() {
      guard let point else { continue }
      dots.set(point.x, point.y)
      if !isASCII { dots.set(point.x - 1, point.y) }
      if index > 0, let before = points[index - 1], !isASCII { dots.draw(from: before, to: point) }
    }
    rows = dots.text
  }

  /// The rank that a row stands for: the best at the top, the worst at the bottom, the only one in the middle.
  func rank(besideRow row: Int) -> Int? {
    guard let scale else { return nil }
    if scale.lowerBound == scale.upperBound { return row == rows.count / 2 ? scale.lowerBound : nil }
    return row == 0 ? scale.lowerBound : row == rows.count - 1 ? scale.upperBound : nil
  }

  /// Dots in cells: two by four to a cell in braille, which is one cell wide on every terminal, or one in ASCII.
  private struct Dots {
    let across: Int
    let rows: Int
    private let width: Int
    private let down: Int
    private let isASCII: Bool
    private var cells: [[UInt32]]

    init(width: Int, height: Int, isASCII: Bool) {
      self.width = width
      self.isASCII = isASCII
      across = isASCII ? 1 : 2
      down = isASCII ? 1 : 4
      rows = height * down
      cells = Array(repeating: Array(repeating: 0, count: width), count: height)
    }

    mutating func set(_ x: Int, _ y: Int) {
      guard (0..<width * across).contains(x), (0..<rows).contains(y) else { return }
      // The Unicode Standard, braille patterns: dots 1, 2, 3 and 7 at the left, 4, 5, 6 and 8 at the right.
      let bits: [UInt32] = x % across == 0 ? [0x01, 0x02, 0x04, 0x40] : [0x08, 0x10, 0x20, 0x80]
      cells[y / down][x / across] |= bits[y % down]
    }

    mutating func draw(from one: (x: Int, y: Int), to other: (x: Int, y: Int)) {
      guard other.x > one.x else { return }
      var last = one.y
      for x in one.x...other.x {
        let part = Double(x - one.x) / Double(other.x - one.x)
        let y = Int((Double(one.y) + part * Double(other.y - one.y)).rounded())
        // Without holes where it is steep.
        for between in min(last, y)...max(last, y) where between != last || y == last { set(x, between) }
        last = y
      }
    }

    var text: [String] {
      cells.map { row in
        let scalars = row.map { bits in
          bits == 0 ? " " : isASCII ? "*" : Unicode.Scalar(0x2800 + bits) ?? " "
        }
        return String(String.UnicodeScalarView(scalars)).withoutBlanksAtEnd
      }
    }
  }
}
