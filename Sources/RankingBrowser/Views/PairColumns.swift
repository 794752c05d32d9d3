import RankingCore
import TerminalUI

/// The columns of towns that are in both lists, by the cells that there are.
struct PairColumns {
  /// Cells from which the difference is told in a sentence.
  private static let regular = 56
  /// Cells from which the difference has a bar too and the town its line.
  static let wide = 100

  private let look: Look
  private let width: Int
  private let badge: RankBadge
  private let town: Int
  private let rent: Int
  private let buy: Int
  private let difference: Int
  private let differenceWidth: Int
  private let count: Int
  private let lastRank: Int

  init(_ comparison: Comparison, _ look: Look, width: Int) {
    self.look = look
    self.width = width
    badge = RankBadge(lastRank: comparison.lastRank, room: width)
    lastRank = comparison.lastRank
    count = comparison.both.count
    let isRegular = width >= Self.regular
    let gap = isRegular ? 3 : 1
    // As wide as the words above it.
    let labels = Market.allCases.map { TextWidth.cells(of: look.words.shortTab($0)) }
    let column = width >= 30 ? max(badge.width, labels.max() ?? 0) : badge.width
    let words: [Word] = isRegular ? [.compareHigher, .compareLower] : [.compareHigherShort, .compareLowerShort]
    let longest = words.map { TextWidth.cells(of: look.words.filled($0)) }.max() ?? 0
    differenceWidth = badge.digits + (width >= 30 ? longest + 2 : 1)
    let names = comparison.both.lazy.map { TownName.text($0.rent.townName, look.words.language) }
    let heading = TextWidth.cells(of: look.words.filled(.compareBoth, comparison.both.count))
    let wanted = isRegular ? max(Panel.width(of: names, limit: 24), heading) : width
    town = max(min(wanted, width - differenceWidth - 2 * column - 3 * gap), min(width, 6))
    rent = town + gap
    buy = rent + column + gap
    difference = buy + column + gap
  }

  /// What the part is, and what its columns are.
  var heading: PanelLine {
    let title = PanelLine.Piece(0, look.words.filled(.compareBoth, count), .panelTitle)
    guard width >= 30 else { return PanelLine([title]) }
    let isRegular = width >= Self.regular
    return PanelLine([
      title, .init(rent, look.words.shortTab(.rent), .panelLabel), .init(buy, look.words.shortTab(.buy), .panelLabel),
      .init(difference, look.words[isRegular ? .compareDifference : .compareDifferenceShort], .panelLabel),
    ])
  }

  func line(_ pair: Comparison.Pair) -> PanelLine {
    let name = TownName.text(pair.rent.townName, look.words.language)
    let change = RankChange(pair.difference)
    var pieces: [PanelLine.Piece] = [
      .init(0, name, .panelText, width: town),
      badge.piece(rent, pair.rent.rank, .rent, look.theme.marks),
      badge.piece(buy, pair.buy.rank, .buy, look.theme.marks),
      .init(difference, text(change), .panelMovement(change), width: differenceWidth),
    ]
    if width >= Self.wide {
      let bar = difference + differenceWidth + 3
      pieces += MovementBar(largest: lastRank, half: 10).pieces(bar, change, look.theme.marks)
      pieces.append(.init(bar + 24, pair.rent.availableLine, .panelLabel))
    }
    return PanelLine(pieces)
  }

  /// How much higher or lower the town stands to buy.
  private func text(_ change: RankChange) -> String {
    let isRegular = width >= Self.regular
    let (word, ranks): (Word, Int?) =
      switch change {
      case .up(let ranks): (isRegular ? .compareHigher : .compareHigherShort, ranks)
      case .down(let ranks): (isRegular ? .compareLower : .compareLowerShort, ranks)
      case .unchanged, .new: (isRegular ? .compareSame : .compareSameShort, nil)
      }
    let mark = look.theme.marks.movement(change)
    if width >= 30 { return "\(mark) \(look.words.filled(word, ranks))" }
    return ranks.map { "\(mark)\($0)" } ?? mark
  }
}

extension RankChange {
  /// A difference of ranks, as a movement to the second of them.
  fileprivate init(_ difference: Int) {
    self.init(isRankUp: difference > 0, rankFluctuation: difference)
  }
}
