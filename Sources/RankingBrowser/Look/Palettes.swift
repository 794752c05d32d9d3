import TerminalUI

extension Theme {
  /// 256 colours on a dark background.
  package static let dark = Theme(
    name: "dark",
    styles: [
      .header: Style(p(252), on: p(236)), .title: Style(p(231), .bold), .order: Style(p(222)),
      .tab: Style(p(247)),
      .tabRent: Style(p(208), [.bold, .underline]), .tabBuy: Style(p(75), [.bold, .underline]),
      .grid: Style(p(252), on: p(234)), .row: Style(p(252), on: p(236)),
      .markRent: Style(p(208)), .markBuy: Style(p(75)),
      .badgeRent: Style(p(231), on: p(202), .bold), .badgeBuy: Style(p(231), on: p(27), .bold),
      .softBadgeRent: Style(p(16), on: p(209)), .softBadgeBuy: Style(p(231), on: p(68), .bold),
      .town: Style(p(231), .bold), .subTown: Style(p(255)), .line: Style(p(247)), .lastYear: Style(p(247)),
      .movementUp: Style(p(210)), .movementDown: Style(p(75)), .movementUnchanged: Style(p(247)),
      .movementNew: Style(p(150)), .wordUp: Style(p(210)), .wordDown: Style(p(75)), .quiet: Style(p(244)),
      .buttonRent: Style(p(231), on: p(202), .bold), .buttonBuy: Style(p(231), on: p(27), .bold),
      .keyBar: Style(p(250)), .keyRent: Style(p(208), .bold), .keyBuy: Style(p(75), .bold),
      .prompt: Style(p(231)), .hint: Style(p(247)), .match: Style(p(16), on: p(222)), .favorite: Style(p(222)),
      .notice: Style(p(16), on: p(222)), .done: Style(p(231), on: p(238)), .empty: Style(p(247)),
      .panel: Style(p(252), on: p(237)), .panelTitle: Style(p(231), .bold), .panelText: Style(p(252)),
      .panelLabel: Style(p(248)), .panelKey: Style(p(222), .bold), .panelFavorite: Style(p(222)),
      .panelUp: Style(p(210)), .panelDown: Style(p(75)), .panelUnchanged: Style(p(248)), .panelNew: Style(p(150)),
      .panelHead: Style(p(231), on: p(240)), .panelWordUp: Style(p(210)), .panelWordDown: Style(p(75)),
      .litRent: Style(p(231), on: p(202), .bold), .litBuy: Style(p(231), on: p(27), .bold),
    ],
    chosen: [
      .row: Style(p(255), on: p(238)), .line: Style(p(231)), .lastYear: Style(p(250)),
      .movementUp: Style(p(217)), .movementDown: Style(p(117)), .movementUnchanged: Style(p(250)),
      .wordUp: Style(p(217)), .wordDown: Style(p(117)),
      .panel: Style(p(255), on: p(239)), .panelText: Style(p(255)), .panelLabel: Style(p(251)),
      .panelUp: Style(p(217)), .panelDown: Style(p(117)), .panelUnchanged: Style(p(251)),
      .panelWordUp: Style(p(217)), .panelWordDown: Style(p(117)),
      .buttonRent: Style(p(231), on: p(202), [.bold, .underline]),
      .buttonBuy: Style(p(231), on: p(27), [.bold, .underline]),
    ])

  /// 256 colours on a light background.
  package static let light = Theme(
    name: "light",
    styles: [
      .header: Style(p(236), on: p(231)), .title: Style(p(232), .bold), .order: Style(p(25)),
      .tab: Style(p(242)),
      .tabRent: Style(p(166), [.bold, .underline]), .tabBuy: Style(p(26), [.bold, .underline]),
      .grid: Style(p(236), on: p(255)), .row: Style(p(236), on: p(231)),
      .markRent: Style(p(166)), .markBuy: Style(p(26)),
      .badgeRent: Style(p(231), on: p(166), .bold), .badgeBuy: Style(p(231), on: p(26), .bold),
      .softBadgeRent: Style(p(16), on: p(173)), .softBadgeBuy: Style(p(231), on: p(67), .bold),
      .town: Style(p(232), .bold), .subTown: Style(p(234)), .line: Style(p(242)), .lastYear: Style(p(242)),
      .movementUp: Style(p(160)), .movementDown: Style(p(26)), .movementUnchanged: Style(p(242)),
      .movementNew: Style(p(22)), .wordUp: Style(p(160)), .wordDown: Style(p(26)), .quiet: Style(p(244)),
      .buttonRent: Style(p(231), on: p(166), .bold), .buttonBuy: Style(p(231), on: p(26), .bold),
      .keyBar: Style(p(240)), .keyRent: Style(p(130), .bold), .keyBuy: Style(p(26), .bold),
      .prompt: Style(p(232)), .hint: Style(p(242)), .match: Style(p(16), on: p(222)), .favorite: Style(p(130)),
      .notice: Style(p(16), on: p(222)), .done: Style(p(232), on: p(253)), .empty: Style(p(241)),
      .panel: Style(p(236), on: p(254)), .panelTitle: Style(p(232), .bold), .panelText: Style(p(236)),
      .panelLabel: Style(p(240)), .panelKey: Style(p(25), .bold), .panelFavorite: Style(p(130), .bold),
      .panelUp: Style(p(124)), .panelDown: Style(p(25)), .panelUnchanged: Style(p(240)), .panelNew: Style(p(22)),
      .panelHead: Style(p(232), on: p(251)), .panelWordUp: Style(p(124)), .panelWordDown: Style(p(25)),
      .litRent: Style(p(231), on: p(166), .bold), .litBuy: Style(p(231), on: p(26), .bold),
    ],
    chosen: [
      .row: Style(p(232), on: p(253)), .line: Style(p(232)), .lastYear: Style(p(239)),
      .movementUp: Style(p(124)), .movementDown: Style(p(25)), .movementUnchanged: Style(p(239)),
      .wordUp: Style(p(124)), .wordDown: Style(p(25)),
      .panel: Style(p(232), on: p(252)), .panelText: Style(p(232)), .panelLabel: Style(p(239)),
      .panelKey: Style(p(24), .bold), .panelUp: Style(p(124)), .panelDown: Style(p(24)),
      .panelWordUp: Style(p(124)), .panelWordDown: Style(p(24)),
      .panelUnchanged: Style(p(239)),
      .buttonRent: Style(p(231), on: p(166), [.bold, .underline]),
      .buttonBuy: Style(p(231), on: p(26), [.bold, .underline]),
    ])

  private static func p(_ index: UInt8) -> Color { .palette(index) }
}

extension Theme {
  /// The eight colours that every colour terminal has. Grid, rows and text are the terminal's own, whatever they are;
  /// colours are on badges, button and chosen tab, which have a background of their own, and on marks. Marks are bold
  /// red or blue, which is bright on nearly all terminals and then legible on black and on white.
  package static let eightColors = Theme(
    name: "8 colours",
    styles: [
      .header: .plain, .title: bold, .order: bold,
      .tabRent: Style(white, on: red, [.bold, .underline]), .tabBuy: Style(white, on: blue, [.bold, .underline]),
      .grid: .plain, .row: .plain, .markRent: bold, .markBuy: bold,
      .badgeRent: Style(white, on: red, .bold), .badgeBuy: Style(white, on: blue, .bold),
      .softBadgeRent: Style(black, on: yellow), .softBadgeBuy: Style(black, on: cyan),
      .town: bold, .movementUp: Style(red, .bold), .movementDown: Style(blue, .bold), .favorite: Style(magenta),
      .buttonRent: Style(white, on: red, .bold), .buttonBuy: Style(white, on: blue, .bold),
      .keyRent: bold, .keyBuy: bold, .prompt: bold, .match: Style(black, on: yellow), .quiet: dim,
      .notice: Style(black, on: yellow), .done: Style(.standard, on: .standard, .bold),
      .panel: .plain, .panelHead: reverse, .panelTitle: bold, .panelKey: bold, .panelFavorite: Style(magenta),
      .panelUp: Style(red, .bold), .panelDown: Style(blue, .bold),
      .litRent: Style(white, on: red, .bold), .litBuy: Style(white, on: blue, .bold),
    ],
    // No colour is legible on whatever the terminal's own text colour is.
    chosen: [
      .row: reverse, .town: bold, .movementUp: Style(), .movementDown: Style(), .favorite: Style(), .panel: reverse,
      // The row is reversed, and this with it.
      .match: Style(yellow, on: black), .litRent: Style(red, on: white, .bold), .litBuy: Style(blue, on: white, .bold),
      .panelUp: Style(), .panelDown: Style(), .panelFavorite: Style(),
      .buttonRent: Style(white, on: red, [.bold, .underline]),
      .buttonBuy: Style(white, on: blue, [.bold, .underline]),
    ])

  /// No colour: bold, underline and reverse.
  package static let mono = Theme(
    name: "mono",
    styles: [
      .header: .plain, .title: bold, .tabRent: Style(nil, on: nil, [.bold, .underline]),
      .tabBuy: Style(nil, on: nil, [.bold, .underline]), .grid: .plain, .row: .plain,
      .markRent: bold, .markBuy: bold,
      .badgeRent: Style(.standard, on: .standard, [.bold, .reverse]),
      .badgeBuy: Style(.standard, on: .standard, [.bold, .reverse]),
      .softBadgeRent: .plain, .softBadgeBuy: .plain, .town: bold,
      .buttonRent: Style(.standard, on: .standard, [.bold, .reverse]),
      .buttonBuy: Style(.standard, on: .standard, [.bold, .reverse]),
      .keyRent: bold, .keyBuy: bold,
      .prompt: bold, .match: Style(nil, on: nil, .reverse), .favorite: bold, .quiet: dim,
      .notice: reverse, .done: Style(.standard, on: .standard, .bold), .panel: .plain, .panelHead: reverse,
      .panelTitle: bold, .panelKey: bold, .litRent: Style(.standard, on: .standard, [.bold, .reverse]),
      .litBuy: Style(.standard, on: .standard, [.bold, .reverse]),
    ],
    chosen: [
      .row: Style(.standard, on: .standard, .underline), .badgeRent: Style(.standard, on: .standard, .bold),
      .badgeBuy: Style(.standard, on: .standard, .bold), .panel: Style(.standard, on: .standard, .underline),
      .buttonRent: Style(.standard, on: .standard, [.bold, .reverse, .underline]),
      .buttonBuy: Style(.standard, on: .standard, [.bold, .reverse, .underline]),
    ])

  private static let dim = Style(nil, on: nil, .dim)
  private static let bold = Style(nil, on: nil, .bold)
  private static let reverse = Style(.standard, on: .standard, .reverse)
  private static let black = Color.palette(0)
  private static let red = Color.palette(1)
  private static let yellow = Color.palette(3)
  private static let blue = Color.palette(4)
  private static let cyan = Color.palette(6)
  private static let magenta = Color.palette(5)
  private static let white = Color.palette(7)
}

extension Style {
  /// A foreground with attributes, on the background that is there.
  fileprivate init(_ foreground: Color, _ attributes: Attributes) {
    self.init(foreground, on: nil, attributes)
  }
}
