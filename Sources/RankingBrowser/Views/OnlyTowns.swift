import RankingCore
import TerminalUI

/// The towns that are in one list only: two lists side by side where there is room, else one after the other.
struct OnlyTowns {
  private static let gap = 2
  /// Cells from which the lists stand side by side: those of a panel in a terminal of 80.
  private static let sideBySide = 72

  private let comparison: Comparison
  private let look: Look
  private let badge: RankBadge
  private let isSideBySide: Bool
  /// Cells of a list.
  private let width: Int
  private let town: Int
  private let movement: Int
  private let isMovementShort: Bool

  init(_ comparison: Comparison, _ look: Look, width: Int) {
    self.comparison = comparison
    self.look = look
    isSideBySide = width >= Self.sideBySide
    self.width = isSideBySide ? (width - Self.gap) / 2 : width
    badge = RankBadge(lastRank: comparison.lastRank, room: width)
    isMovementShort = self.width < 30
    movement = isMovementShort ? 4 : 11
    let names = Market.allCases.lazy.flatMap { comparison.only($0).prefix(Panel.measuredTexts / 2) }
      .map { TownName.text($0.townName, look.words.language) }
    let room = self.width - badge.width - movement - 2
    town = max(min(max(Panel.width(of: names, limit: 24), 10), room), 0)
  }

  /// Lines, headings and a blank one between two lists among them.
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

  /// A line of one list, the heading first.
  private func pieces(_ index: Int, _ market: Market, at x: Int) -> [PanelLine.Piece] {
    let towns = comparison.only(market)
    if index == 0 {
      let word: Word = market == .rent ? .compareOnlyRent : .compareOnlyBuy
      return [.init(x, look.words.filled(word, towns.count), .panelTitle, width: width)]
    }
    guard towns.indices.contains(index - 1) else { return [] }
    return pieces(towns[index - 1], market, at: x)
  }

  private func pieces(_ info: TownInfo, _ market: Market, at x: Int) -> [PanelLine.Piece] {
    let marks = look.theme.marks
    var x = x
    let end = x + width
    var pieces = [badge.piece(x, info.rank, market, marks)]
    x += badge.width + 1
    pieces.append(.init(x, TownName.text(info.townName, look.words.language), .panelText, width: town))
    x += town + 1
    pieces.append(
      .init(x, look.movement(info.change, isShort: isMovementShort), .panelMovement(info.change), width: movement))
    x += movement + 1
    if end - x >= 10 { pieces.append(.init(x, info.availableLine, .panelLabel, width: end - x)) }
    return pieces
  }
}
