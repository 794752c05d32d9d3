import RankingCore
import TerminalUI

/// A kind of panel: its key, its words, and the function that builds it. A new view is a file with one of these and an
/// entry in `views`; keys, help, key bar, guide, manual and the tests of all views use that table.
package struct PanelKind: Sendable {
  /// Identifies it; also used in reports.
  package let name: String
  /// The keys that open and close it, the primary one first; none for a page, which Enter opens.
  package let keys: [Key]
  /// The help text of the keys.
  package let help: Word
  /// The key bar's word for opening it.
  let bar: Word
  /// The key bar's word for Enter in it; nil if nothing can be chosen.
  let enter: Word?
  /// Whether it may take long for a long list.
  let isLong: Bool
  /// Whether it is about all years of the region.
  let needsYears: Bool
  /// Builds the panel.
  let build: @Sendable (PanelInput) -> Panel

  init(
    _ name: String, keys: [Key], help: Word, bar: Word, enter: Word? = nil, isLong: Bool = true,
    needsYears: Bool = false, build: @escaping @Sendable (PanelInput) -> Panel
  ) {
    self.name = name
    self.keys = keys
    self.help = help
    self.bar = bar
    self.enter = enter
    self.isLong = isLong
    self.needsYears = needsYears
    self.build = build
  }

  /// The views that keys open, in the order of the key table.
  package static let views: [PanelKind] = [.movement, .compare, .lines, .regions, .trend]

  /// All kinds of panels.
  package static let all = views + [.help, .town]
}

extension PanelKind: Equatable {
  /// Whether both have the same name.
  package static func == (first: PanelKind, second: PanelKind) -> Bool { first.name == second.name }
}

/// What panels are built from: values of the state at one moment. The towns in it are shared, not copied.
package struct PanelInput: Sendable {
  /// A region that can be chosen.
  struct Region: Sendable {
    let id: Int
    /// The region, at the first of its years; empty at the others.
    let name: String
    /// The year; empty if it is not known, or the name tells it.
    let year: String
    let counts: PerMarket<Int>
    /// Whether it could not be read.
    let isUnreadable: Bool
  }

  /// A year of the shown region.
  struct Year: Sendable {
    let id: Int
    let name: String
    let towns: PerMarket<[TownInfo]>
    let naming: TownNaming
  }

  let words: Words
  /// Cells of a row of the screen.
  let screenWidth: Int
  /// The towns of the shown region, ordered by rank.
  let towns: PerMarket<[TownInfo]>
  /// The tab that is shown.
  let market: Market
  /// The rows of both tabs.
  let rows: PerMarket<Rows>
  let regions: [Region]
  /// The region that is shown, by its identity.
  let region: Int
  /// The town whose page is to be built.
  let page: TownPage?
  let favorites: Favorites
  /// How the towns of the shown region are told apart.
  let naming: TownNaming
  /// The years of the shown region, the oldest first; itself among them.
  let years: [Year]
  /// The year that the towns of the trend are gone through of, by its identity; nil for the latest.
  let trendYear: Int?
  /// The town that is chosen in the list.
  let chosen: TownInfo?
  /// Whether a card stands beside the list.
  let isBeside: Bool
  /// Cells and lines that a card has for its content.
  let card: Size

  /// The cells that a panel's lines have between margins and padding.
  /// - Parameter hasChoice: whether lines can be chosen: the mark of the chosen one then needs room.
  func width(hasChoice: Bool = false) -> Int {
    let isRoomy = PanelLayout.isRoomy(screenWidth)
    let width = isRoomy ? screenWidth - 8 : screenWidth - 1
    return max(hasChoice && !isRoomy ? width - PanelLayout.padding : width, 1)
  }
}

/// The town that a page is about.
package struct TownPage: Equatable, Sendable {
  /// The list it is in.
  package var market: Market
  /// The town's index in that list.
  package var town: Int
  /// The town's row among those that are shown; if it is not among them, the row of the next town.
  package var row: Int
  /// Whether the town is among the rows.
  package var isShown = true

  /// The row of the town before or after it; nil at the ends of the rows.
  func neighbour(by step: Int, in rows: PerMarket<Rows>) -> Int? {
    let place = isShown || step < 0 ? row + step : row
    return rows[market][place] == nil ? nil : place
  }
}

/// A panel that is open.
package struct PanelState: Equatable, Sendable {
  /// Which panel it is.
  package let kind: PanelKind
  /// Its content.
  package internal(set) var panel: Panel
  /// The number of lines that it is scrolled by.
  package internal(set) var scroll = 0
  /// The chosen line, in a panel where one can be chosen.
  package internal(set) var choice: Int
  /// The town that it is the page of.
  package internal(set) var page: TownPage?

  init(_ kind: PanelKind, _ panel: Panel, page: TownPage? = nil) {
    self.kind = kind
    self.panel = panel
    self.page = page
    choice = panel.start
  }

  /// Replaces the panel by a rebuilt one. The chosen line stays chosen, even if it has moved; if it is gone, the one in
  /// its place is.
  mutating func take(_ panel: Panel) {
    let chosen = self.panel.lines.indices.contains(choice) ? self.panel.lines[choice].choice : nil
    self.panel = panel
    choice =
      chosen.flatMap { chosen in
        panel.lines.firstIndex { $0.choice == chosen } ?? panel.choosable(from: choice, step: 1)
      } ?? panel.start
  }

  /// Moves the choice, or scrolls if nothing can be chosen.
  /// - Parameter height: the number of lines visible at a time.
  mutating func move(by step: Int, height: Int) {
    if panel.hasChoice {
      choice = panel.choosable(from: choice + step, step: step < 0 ? -1 : 1) ?? choice
      scroll = max(min(scroll, choice), choice - height + 1)
      // Choosing the first line also shows the headings above it.
      if panel.choosable(from: 0, step: 1) == choice { scroll = max(choice - height + 1, 0) }
    } else {
      scroll += step
    }
    scroll = min(max(scroll, 0), max(panel.lines.count - height, 0))
  }

  /// Scrolls; the choice moves along if it would be out of view.
  mutating func scroll(by lines: Int, height: Int) {
    guard panel.hasChoice else { return move(by: lines, height: height) }
    scroll = min(max(scroll + lines, 0), max(panel.lines.count - height, 0))
    let inside = min(max(choice, scroll), scroll + height - 1)
    choice = panel.choosable(from: inside, step: 1) ?? choice
  }
}
