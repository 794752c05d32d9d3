import RankingCore
import TerminalUI

/// Colours and attributes: a style for each role, and what differs on the chosen row.
package struct Theme: Sendable {
  /// For tests and reports; never shown on the screen.
  package let name: String
  private var styles: [Style]
  private var chosenStyles: [Style]

  /// - Parameters:
  ///   - styles: a style for every role; roles without one are plain.
  ///   - chosen: the styles that differ on the chosen row.
  package init(name: String, styles: [Role: Style], chosen: [Role: Style]) {
    self.name = name
    self.styles = Role.allCases.map { styles[$0] ?? Style() }
    chosenStyles = Role.allCases.map { chosen[$0] ?? styles[$0] ?? Style() }
  }

  /// The style of a role, to be applied over its background.
  package subscript(role: Role, chosen isChosen: Bool = false) -> Style {
    let table = isChosen ? chosenStyles : styles
    return table.indices.contains(role.rawValue) ? table[role.rawValue] : .plain
  }

  /// The look of what lies beneath an open panel: one faint look for all text, and no badges.
  package var quiet: Theme {
    var theme = self
    for role in Role.allCases where role.isQuietBeneath {
      theme.styles[role.rawValue] = Style(
        self[.quiet].foreground ?? .standard, on: role.ground == nil ? self[.row].background : nil,
        self[.quiet].attributes)
    }
    theme.chosenStyles = theme.styles
    return theme
  }

  /// The style of a role combined with its background, as it is really seen.
  package func resolved(_ role: Role, chosen isChosen: Bool = false) -> Style {
    let style = self[role, chosen: isChosen]
    return role.ground.map { style.over(resolved($0, chosen: isChosen)) } ?? style
  }
}

/// What a colour is for. Views name roles; a theme defines the look of each.
package enum Role: Int, CaseIterable, Sendable {
  case header, title, order, tab, tabRent, tabBuy
  case grid, row, markRent, markBuy
  case badgeRent, badgeBuy, softBadgeRent, softBadgeBuy
  case town, subTown, line, lastYear
  case movementUp, movementDown, movementUnchanged, movementNew, wordUp, wordDown
  case buttonRent, buttonBuy
  case keyBar, keyRent, keyBuy
  case prompt, hint, match, favorite
  case notice, done, empty, quiet
  case panel, panelTitle, panelText, panelLabel, panelKey, panelFavorite
  case panelHead, panelUp, panelDown, panelUnchanged, panelNew, panelWordUp, panelWordDown
  case litRent, litBuy

  static func tab(_ market: Market) -> Role { market == .rent ? .tabRent : .tabBuy }
  static func mark(_ market: Market) -> Role { market == .rent ? .markRent : .markBuy }
  static func button(_ market: Market) -> Role { market == .rent ? .buttonRent : .buttonBuy }
  static func key(_ market: Market) -> Role { market == .rent ? .keyRent : .keyBuy }

  /// What is lit in a panel: the chosen town in all years, and the year that is gone through.
  static func lit(_ market: Market) -> Role { market == .rent ? .litRent : .litBuy }

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
    case .unchanged, .unknown: .movementUnchanged
    case .new: .movementNew
    }
  }

  /// Of a movement's words and number, which a theme may leave without the colour of its mark.
  static func movementWord(_ change: RankChange) -> Role {
    switch movement(change) {
    case .movementUp: .wordUp
    case .movementDown: .wordDown
    case let role: role
    }
  }

  static func panelMovement(_ change: RankChange) -> Role {
    switch change {
    case .up: .panelUp
    case .down: .panelDown
    case .unchanged, .unknown: .panelUnchanged
    case .new: .panelNew
    }
  }

  /// Whether it belongs to the list, which is quiet beneath an open panel.
  fileprivate var isQuietBeneath: Bool {
    switch self {
    case .markRent, .markBuy, .badgeRent, .badgeBuy, .softBadgeRent, .softBadgeBuy, .town, .subTown, .line, .lastYear,
      .movementUp, .movementDown, .movementUnchanged, .movementNew, .wordUp, .wordDown, .buttonRent, .buttonBuy, .match,
      .favorite, .empty:
      true
    case .header, .title, .order, .tab, .tabRent, .tabBuy, .grid, .row, .keyBar, .keyRent, .keyBuy, .prompt, .hint,
      .notice, .done, .quiet, .panel, .panelHead, .panelTitle, .panelText, .panelLabel, .panelKey, .panelFavorite,
      .panelUp, .panelDown, .panelUnchanged, .panelNew, .panelWordUp, .panelWordDown, .litRent, .litBuy:
      false
    }
  }

  /// The role whose background it is written on; nil where it has its own.
  package var ground: Role? {
    switch self {
    case .header, .grid, .row, .panel, .panelHead, .badgeRent, .badgeBuy, .softBadgeRent, .softBadgeBuy, .buttonRent,
      .buttonBuy,
      .notice, .done, .match, .litRent, .litBuy:
      nil
    case .title, .order, .tab, .tabRent, .tabBuy, .keyBar, .keyRent, .keyBuy, .prompt, .hint: .header
    case .markRent, .markBuy, .empty: .grid
    case .quiet: .row
    case .town, .subTown, .line, .lastYear, .movementUp, .movementDown, .movementUnchanged, .movementNew, .wordUp,
      .wordDown, .favorite:
      .row
    case .panelTitle, .panelText, .panelLabel, .panelKey, .panelFavorite, .panelUp, .panelDown,
      .panelUnchanged, .panelNew, .panelWordUp, .panelWordDown:
      .panel
    }
  }
}

/// What views need besides the state: the theme and the words.
package struct Look: Sendable {
  /// Styles. They change when the terminal reports its background.
  package var theme: Theme
  /// The words and marks of the screen.
  package let words: Words

  /// Combines a theme and words, which are independent of each other.
  package init(theme: Theme, words: Words) {
    self.theme = theme
    self.words = words
  }
}

/// How the theme is chosen: by the options, the terminal's colours and its background.
package struct ThemeChoice: Sendable {
  /// The values of `--theme`, named as on the command line.
  package enum Setting: String, CaseIterable, Sendable {
    case auto, dark, light, mono
  }

  /// What the user asked for; on a terminal of few colours it may have no effect.
  package let setting: Setting
  /// The number of colours to use; 0 for none.
  package let colorCount: Int

  /// Without arguments: as on a terminal of 256 colours that may report its background.
  package init(setting: Setting = .auto, colorCount: Int = 256) {
    self.setting = setting
    self.colorCount = colorCount
  }

  /// Whether the terminal's background decides.
  package var dependsOnBackground: Bool { setting == .auto && colorCount >= 256 }

  /// The theme for a background, as far as the background matters.
  package func theme(onLight isLight: Bool) -> Theme {
    if setting == .mono || colorCount < 8 { return .mono }
    if colorCount < 256 { return .eightColors }
    return setting == .light || (setting == .auto && isLight) ? .light : .dark
  }

  /// Reads `COLORFGBG` ("15;0", "0;default;15"), which some terminals set: the last part is the background.
  /// - Returns: nil if it does not say.
  package static func isLight(colorFGBG: String?) -> Bool? {
    guard let last = colorFGBG?.split(separator: ";").last, let index = Int(last), (0...15).contains(index) else {
      return nil
    }
    return index == 7 || index >= 9
  }
}
