import TerminalUI

extension Theme {
  /// The eight colours that every colour terminal has. Grounds are always named, so it reads the same on any background.
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
    // No red or blue is legible on what is left for a ground: the chosen row is white on black.
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

  /// No colour at all: bold, underline and reverse.
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
