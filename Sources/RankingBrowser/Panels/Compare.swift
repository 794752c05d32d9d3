import RankingCore
import TerminalUI

extension PanelKind {
  /// Rent beside buy: the towns in both lists, then those in only one.
  static let compare = PanelKind("compare", keys: [.character("c")], help: .helpCompare, bar: .barCompare) { input in
    let data = TownRankingData(townRankingsForRent: input.towns[.rent], townRankingsForBuy: input.towns[.buy])
    return ComparePanel.panel(Comparison(data, input.naming), input.words, width: input.width())
  }
}

enum ComparePanel {
  /// Cells beyond which more width is of no use.
  private static let widest = 112

  static func panel(_ comparison: Comparison, _ words: Words, width: Int) -> Panel {
    let title = words[.compareTitle]
    let empty = Market.allCases.filter(comparison.isEmpty)
    guard empty.isEmpty else { return Panel(title: title, width: 40, lines: message(empty, words)) }
    let width = min(width, widest)
    let pairs = PairColumns(comparison, words, width: width)
    let rest = OnlyTowns(comparison, words, width: width)
    let restStart = 1 + comparison.both.count + 1
    // Wide screens are high too: there is room for a blank line below the title.
    let header = width >= PairColumns.wide ? [PanelLine()] : []
    return Panel(title: title, width: width, header: header, count: restStart + rest.count, words) { index in
      if index == 0 { return pairs.heading }
      if index >= restStart { return rest.line(index - restStart) }
      return comparison.both.indices.contains(index - 1) ? pairs.line(comparison.both[index - 1]) : PanelLine()
    }
  }

  /// The message for a ranking that lacks one of the lists.
  private static func message(_ empty: [Market], _ words: Words) -> [PanelLine] {
    guard let missing = empty.first, empty.count == 1 else {
      return [PanelLine([.init(0, words[.noData], .panelText)])]
    }
    return [
      PanelLine([.init(0, words[.compareOneList], .panelText)]),
      PanelLine([.init(0, words.filled(.noList, text: words.tab(missing)), .panelLabel)]),
    ]
  }
}

/// The columns of towns that are in both lists, for a given width in cells.
private struct PairColumns {
  /// How the difference is written.
  private enum Form {
    case number, words, sentence
  }

  /// Cells from which there is room for words, if no name has to be cut for them.
  private static let narrow = 30
  /// Cells from which the difference is written as a sentence, likewise.
  private static let regular = 56
  /// Cells from which the difference also has a bar and the town its line.
  static let wide = 100

  private let words: Words
  private let width: Int
  private let badge: RankBadge
  private let town: Int
  private let rent: Int
  private let buy: Int
  private let difference: Int
  private let differenceWidth: Int
  private let count: Int
  private let form: Form

  init(_ comparison: Comparison, _ words: Words, width: Int) {
    self.words = words
    self.width = width
    let badge = RankBadge(lastRank: comparison.lastRank, room: width)
    self.badge = badge
    count = comparison.both.count
    let names = comparison.both.lazy.map { words.town($0.rent.townName) }
    let longest = Panel.width(of: names, limit: ListMetrics.longestText)
    let heading = TextWidth.cells(of: words.filled(.compareBoth, comparison.both.count))
    // As wide as its heading.
    let labels = Market.allCases.map { TextWidth.cells(of: words.shortTab($0)) }
    let column = width >= Self.narrow ? max(badge.width, labels.max() ?? 0) : badge.width
    let largest = comparison.both.reduce(0) { max($0, $1.difference.magnitude) }
    let digits = largest == 0 ? 0 : String(largest).utf8.count
    /// Cells of the difference, and of it with ranks and gaps.
    func cells(_ form: Form) -> (difference: Int, all: Int) {
      let texts: [Word] =
        switch form {
        case .number: []
        case .words: [.compareHigherShort, .compareLowerShort, .compareSameShort]
        case .sentence: [.compareHigher, .compareLower, .compareSame]
        }
      let longest = texts.map { TextWidth.cells(of: words.filled($0)) + 1 }.max() ?? 0
      let difference = 1 + longest + digits
      return (difference, difference + 2 * column + (form == .sentence ? 9 : 3))
    }
    let forms: [Form] = width >= Self.regular ? [.sentence, .words] : width >= Self.narrow ? [.words] : []
    form = forms.first { max(longest, heading) + cells($0).all <= width } ?? .number
    let (difference, all) = cells(form)
    differenceWidth = difference
    town = max(min(form == .sentence ? max(longest, heading) : width, width - all), min(width, 6))
    let gap = form == .sentence ? 3 : 1
    rent = town + gap
    buy = rent + column + gap
    self.difference = buy + column + gap
  }

  /// The heading of the part, and of its columns.
  var heading: PanelLine {
    let title = PanelLine.Piece(0, words.filled(.compareBoth, count), .panelTitle)
    guard width >= Self.narrow, TextWidth.cells(of: title.text) <= town else { return PanelLine([title]) }
    return PanelLine([
      title, .init(rent, words.shortTab(.rent), .panelLabel), .init(buy, words.shortTab(.buy), .panelLabel),
      .init(difference, words[form == .sentence ? .compareDifference : .compareDifferenceShort], .panelLabel),
    ])
  }

  func line(_ pair: Comparison.Pair) -> PanelLine {
    let name = words.town(pair.rent.townName)
    let change = RankChange(pair.difference)
    var pieces: [PanelLine.Piece] = [
      .init(0, name, .panelText, width: town),
      badge.piece(rent, pair.rent.rank, .rent, words.marks),
      badge.piece(buy, pair.buy.rank, .buy, words.marks),
      .init(difference, text(change), .panelMovement(change), width: differenceWidth),
    ]
    let bar = difference + differenceWidth + 3
    if width >= Self.wide, bar + MovementBar.width <= width {
      let sides = MovementBar.sides(change, words.marks)
      let axis = bar + MovementBar.half
      let role = Role.panelMovement(change)
      let left = sides.left.unicodeScalars.count
      if left > 0 { pieces.append(.init(axis - left, sides.left, role, width: left)) }
      pieces.append(.init(axis, words.marks.axis + sides.right, role, width: MovementBar.half + 1))
      let line = bar + MovementBar.width + 3
      if width - line >= 10 { pieces.append(.init(line, words.line(of: pair.rent), .panelLabel)) }
    }
    return PanelLine(pieces)
  }

  /// How much higher or lower the town ranks to buy.
  private func text(_ change: RankChange) -> String {
    let isSentence = form == .sentence
    let (word, ranks): (Word, Int?) =
      switch change {
      case .up(let ranks): (isSentence ? .compareHigher : .compareHigherShort, ranks)
      case .down(let ranks): (isSentence ? .compareLower : .compareLowerShort, ranks)
      case .unchanged, .new, .unknown: (isSentence ? .compareSame : .compareSameShort, nil)
      }
    let mark = words.marks.movement(change)
    if form != .number { return "\(mark) \(words.filled(word, ranks))" }
    return ranks.map { "\(mark)\($0)" } ?? mark
  }
}

extension RankChange {
  /// A difference of ranks, as a movement to the second of them.
  fileprivate init(_ difference: Int) {
    self.init(isRankUp: difference > 0, rankFluctuation: difference)
  }
}

/// The towns that are in one list only: two lists side by side if there is room, otherwise one below the other.
private struct OnlyTowns {
  private static let gap = 2
  /// Cells from which the lists are side by side: those of a panel on a terminal of 80.
  private static let sideBySide = 72

  private let comparison: Comparison
  private let words: Words
  private let isSideBySide: Bool
  /// Cells of a list.
  private let width: Int
  private let columns: TownColumns

  init(_ comparison: Comparison, _ words: Words, width room: Int) {
    self.comparison = comparison
    self.words = words
    let names = Market.allCases.lazy.flatMap { comparison.only($0).prefix(100) }.map(\.townName)
    let movements = MovementWidth(Market.allCases.lazy.flatMap(comparison.only), words)
    func layout(_ width: Int) -> TownColumns {
      TownColumns(
        names: names, movements: movements, lastRank: comparison.lastRank, words, width: width, room: room)
    }
    let half = (room - Self.gap) / 2
    let beside = layout(half)
    isSideBySide = room >= Self.sideBySide && beside.hasWholeNames
    width = isSideBySide ? half : room
    columns = isSideBySide ? beside : layout(room)
  }

  /// The number of lines, including headings and the blank one between two lists.
  var count: Int {
    let counts = Market.allCases.map { 1 + comparison.only($0).count }
    return isSideBySide ? counts.max() ?? 0 : counts.reduce(0, +) + 1
  }

  func line(_ index: Int) -> PanelLine {
    if isSideBySide {
      return PanelLine(pieces(index, .rent, at: 0) + pieces(index, .buy, at: width + Self.gap))
    }
    let second = index - comparison.onlyRent.count - 2
    return PanelLine(second < 0 ? pieces(index, .rent, at: 0) : pieces(second, .buy, at: 0))
  }

  /// A line of one list; the heading is the first.
  private func pieces(_ index: Int, _ market: Market, at x: Int) -> [PanelLine.Piece] {
    let towns = comparison.only(market)
    if index == 0 {
      let heading = words.filled(.compareOnly, towns.count, text: words.shortTab(market))
      return [.init(x, heading, .panelTitle, width: width)]
    }
    return towns.indices.contains(index - 1) ? columns.pieces(towns[index - 1], market, at: x) : []
  }
}
