import RankingCore

/// What a colour is for. Views name roles; a theme says how each looks.
package enum Role: Int, CaseIterable, Sendable {
  case header, title, order, tab, tabRent, tabBuy
  case grid, row, markRent, markBuy
  case badgeRent, badgeBuy, softBadgeRent, softBadgeBuy
  case town, subTown, line, lastYear
  case movementUp, movementDown, movementUnchanged, movementNew
  case buttonRent, buttonBuy
  case keyBar, keyRent, keyBuy
  case prompt, hint, match, favorite
  case notice, done, empty
  case panel, panelTitle, panelText, panelLabel, panelKey, panelFavorite
  case panelUp, panelDown, panelUnchanged, panelNew

  static func tab(_ market: Market) -> Role { market == .rent ? .tabRent : .tabBuy }
  static func mark(_ market: Market) -> Role { market == .rent ? .markRent : .markBuy }
  static func button(_ market: Market) -> Role { market == .rent ? .buttonRent : .buttonBuy }
  static func key(_ market: Market) -> Role { market == .rent ? .keyRent : .keyBuy }

  static func badge(_ market: Market, isLeading: Bool) -> Role {
    switch market {
    case .rent: isLeading ? .badgeRent : .softBadgeRent
    case .buy: isLeading ? .badgeBuy : .softBadgeBuy
    }
  }

  static func movement(_ change: RankChange) -> Role {
    switch change {
    case .up: .movementUp
    case .down: .movementDown
    case .unchanged: .movementUnchanged
    case .new: .movementNew
    }
  }

  static func panelMovement(_ change: RankChange) -> Role {
    switch change {
    case .up: .panelUp
    case .down: .panelDown
    case .unchanged: .panelUnchanged
    case .new: .panelNew
    }
  }

  /// The role whose background it is written on; nil where it has its own.
  package var ground: Role? {
    switch self {
    case .header, .grid, .row, .panel, .badgeRent, .badgeBuy, .softBadgeRent, .softBadgeBuy, .buttonRent, .buttonBuy,
      .notice, .done, .match:
      nil
    case .title, .order, .tab, .tabRent, .tabBuy, .keyBar, .keyRent, .keyBuy, .prompt, .hint: .header
    case .markRent, .markBuy, .empty: .grid
    case .town, .subTown, .line, .lastYear, .movementUp, .movementDown, .movementUnchanged, .movementNew, .favorite:
      .row
    case .panelTitle, .panelText, .panelLabel, .panelKey, .panelFavorite, .panelUp, .panelDown, .panelUnchanged,
      .panelNew:
      .panel
    }
  }
}
