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
      .movementNew: Style(p(150)),
      .buttonRent: Style(p(231), on: p(202), .bold), .buttonBuy: Style(p(231), on: p(27), .bold),
      .keyBar: Style(p(250)), .keyRent: Style(p(208), .bold), .keyBuy: Style(p(75), .bold),
      .prompt: Style(p(231)), .hint: Style(p(247)), .match: Style(p(16), on: p(222)), .favorite: Style(p(222)),
      .notice: Style(p(16), on: p(222)), .done: Style(p(231), on: p(238)), .empty: Style(p(247)),
      .panel: Style(p(252), on: p(237)), .panelTitle: Style(p(231), .bold), .panelText: Style(p(252)),
      .panelLabel: Style(p(248)), .panelKey: Style(p(222), .bold), .panelFavorite: Style(p(222)),
      .panelUp: Style(p(210)), .panelDown: Style(p(75)), .panelUnchanged: Style(p(248)), .panelNew: Style(p(150)),
    ],
    chosen: [
      .row: Style(p(255), on: p(238)), .line: Style(p(231)), .lastYear: Style(p(250)),
      .movementUp: Style(p(217)), .movementDown: Style(p(117)), .movementUnchanged: Style(p(250)),
      .panel: Style(p(255), on: p(239)), .panelText: Style(p(255)), .panelLabel: Style(p(251)),
      .panelUp: Style(p(217)), .panelDown: Style(p(117)), .panelUnchanged: Style(p(251)),
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
      .movementNew: Style(p(22)),
      .buttonRent: Style(p(231), on: p(166), .bold), .buttonBuy: Style(p(231), on: p(26), .bold),
      .keyBar: Style(p(240)), .keyRent: Style(p(130), .bold), .keyBuy: Style(p(26), .bold),
      .prompt: Style(p(232)), .hint: Style(p(242)), .match: Style(p(16), on: p(222)), .favorite: Style(p(130)),
      .notice: Style(p(16), on: p(222)), .done: Style(p(232), on: p(253)), .empty: Style(p(241)),
      .panel: Style(p(236), on: p(254)), .panelTitle: Style(p(232), .bold), .panelText: Style(p(236)),
      .panelLabel: Style(p(240)), .panelKey: Style(p(25), .bold), .panelFavorite: Style(p(130), .bold),
      .panelUp: Style(p(124)), .panelDown: Style(p(25)), .panelUnchanged: Style(p(240)), .panelNew: Style(p(22)),
    ],
    chosen: [
      .row: Style(p(232), on: p(253)), .line: Style(p(232)), .lastYear: Style(p(239)),
      .movementUp: Style(p(124)), .movementDown: Style(p(25)), .movementUnchanged: Style(p(239)),
      .panel: Style(p(232), on: p(252)), .panelText: Style(p(232)), .panelLabel: Style(p(239)),
      .panelKey: Style(p(24), .bold), .panelUp: Style(p(124)), .panelDown: Style(p(24)),
      .panelUnchanged: Style(p(239)),
      .buttonRent: Style(p(231), on: p(166), [.bold, .underline]),
      .buttonBuy: Style(p(231), on: p(26), [.bold, .underline]),
    ])

  private static func p(_ index: UInt8) -> Color { .palette(index) }
}

extension Theme {
  /// The eight colours that every colour terminal has. Backgrounds are always set, so it looks the same on any
  /// terminal.
  package static let eightColors = Theme(
    name: "8 colours",
    styles: [
      .header: Style(white, on: black), .title: Style(white, on: black, .bold),
      .order: Style(yellow, on: black), .tab: Style(white, on: black),
      .tabRent: Style(yellow, on: black, [.bold, .underline]), .tabBuy: Style(cyan, on: black, [.bold, .underline]),
      .grid: Style(white, on: black), .row: Style(black, on: white),
      .markRent: Style(yellow, on: black, .bold), .markBuy: Style(cyan, on: black, .bold),
      .badgeRent: Style(white, on: red, .bold), .badgeBuy: Style(white, on: blue, .bold),
      .softBadgeRent: Style(black, on: yellow), .softBadgeBuy: Style(black, on: cyan),
      .town: Style(black), .subTown: Style(black), .line: Style(black), .lastYear: Style(black),
      .movementUp: Style(red), .movementDown: Style(blue), .movementUnchanged: Style(black),
      .movementNew: Style(black),
      .buttonRent: Style(white, on: red, .bold), .buttonBuy: Style(white, on: blue, .bold),
      .keyBar: Style(white, on: black), .keyRent: Style(yellow, on: black, .bold),
      .keyBuy: Style(cyan, on: black, .bold),
      .prompt: Style(white, on: black, .bold), .hint: Style(white, on: black), .match: Style(black, on: yellow),
      .favorite: Style(red), .notice: Style(black, on: yellow), .done: Style(black, on: white),
      .empty: Style(white, on: black),
      .panel: Style(black, on: white), .panelTitle: Style(black, on: white, .underline), .panelText: Style(black),
      .panelLabel: Style(black), .panelKey: Style(blue, on: white), .panelFavorite: Style(red), .panelUp: Style(red),
      .panelDown: Style(blue), .panelUnchanged: Style(black), .panelNew: Style(black),
    ],
    // No red or blue is legible on the backgrounds that are left: the chosen row is white on black.
    chosen: [
      .row: Style(white, on: black), .town: Style(white, on: black, .bold), .subTown: Style(white, on: black, .bold),
      .line: Style(white), .lastYear: Style(white), .movementUp: Style(white), .movementDown: Style(white),
      .movementUnchanged: Style(white), .movementNew: Style(white), .favorite: Style(white),
      .panel: Style(white, on: black), .panelTitle: Style(white, on: black, .underline), .panelText: Style(white),
      .panelLabel: Style(white), .panelKey: Style(yellow, on: black, .bold), .panelFavorite: Style(white),
      .panelUp: Style(white), .panelDown: Style(white), .panelUnchanged: Style(white), .panelNew: Style(white),
      .buttonRent: Style(white, on: red, [.bold, .underline]),
      .buttonBuy: Style(white, on: blue, [.bold, .underline]),
    ])

  /// No colour: bold, underline and reverse.
  package static let mono = Theme(
    name: "mono",
    styles: [
      .header: .plain, .title: Style(nil, on: nil, .bold), .tabRent: Style(nil, on: nil, [.bold, .underline]),
      .tabBuy: Style(nil, on: nil, [.bold, .underline]), .grid: .plain, .row: .plain,
      .markRent: Style(nil, on: nil, .bold), .markBuy: Style(nil, on: nil, .bold),
      .badgeRent: Style(.standard, on: .standard, [.bold, .reverse]),
      .badgeBuy: Style(.standard, on: .standard, [.bold, .reverse]),
      .softBadgeRent: .plain, .softBadgeBuy: .plain, .town: Style(nil, on: nil, .bold),
      .buttonRent: Style(.standard, on: .standard, [.bold, .reverse]),
      .buttonBuy: Style(.standard, on: .standard, [.bold, .reverse]),
      .keyRent: Style(nil, on: nil, .bold), .keyBuy: Style(nil, on: nil, .bold),
      .prompt: Style(nil, on: nil, .bold), .match: Style(nil, on: nil, .reverse), .favorite: Style(nil, on: nil, .bold),
      .notice: Style(.standard, on: .standard, .reverse), .done: Style(.standard, on: .standard, .bold), .panel: .plain,
      .panelTitle: Style(nil, on: nil, [.bold, .underline]), .panelKey: Style(nil, on: nil, .bold),
    ],
    chosen: [
      .row: Style(.standard, on: .standard, .underline), .badgeRent: Style(.standard, on: .standard, .bold),
      .badgeBuy: Style(.standard, on: .standard, .bold), .panel: Style(.standard, on: .standard, .underline),
      .buttonRent: Style(.standard, on: .standard, [.bold, .reverse, .underline]),
      .buttonBuy: Style(.standard, on: .standard, [.bold, .reverse, .underline]),
    ])

  private static let black = Color.palette(0)
  private static let red = Color.palette(1)
  private static let yellow = Color.palette(3)
  private static let blue = Color.palette(4)
  private static let cyan = Color.palette(6)
  private static let white = Color.palette(7)
}

extension Style {
  /// A foreground with attributes, on the background that is there.
  fileprivate init(_ foreground: Color, _ attributes: Attributes) {
    self.init(foreground, on: nil, attributes)
  }
}
