import RankingCore
import TerminalUI

/// Everything that can happen to the state.
package enum BrowserAction: Sendable {
  // What keys and the mouse do.
  case selectTab(Market)
  case previousTab, nextTab
  case cycleTab
  case toggleExpansion
  case move(Motion)
  case choose(Int)
  case pressButton
  case activate
  case wheel(lines: Int)
  case search
  case edit(PromptEdit)
  case keepSearch
  case toggleFavorite
  case toggleFavoritesOnly
  case sort(by: Int)
  case region(by: Int)
  case openSource
  case copy
  /// Opens a view over the list, or closes it.
  case open(BrowserPanel)
  case close
  case redraw
  case suspend
  case quit
  // What the terminal, the clock, the reading and the outside say.
  case resize(Size)
  case tick(now: Int)
  case work
  case background(isLight: Bool)
  /// Some characters have other widths than was thought.
  case ambiguousWidth
  case loading(Loading)
  case loaded(Ranking)
  case favorites(Set<String>)
  case notify(Notice)
}

/// The views that open over the list.
package enum BrowserPanel: CaseIterable, Sendable {
  case help, movement, compare, lines, regions
}

/// A way to move the choice.
package enum Motion: Sendable {
  case up, down, pageUp, pageDown, halfPageUp, halfPageDown, first, last
}

/// What is to be done outside the state.
package enum BrowserEffect: Equatable, Sendable {
  case quit
  /// Send the whole screen again.
  case redraw
  /// Stop the process.
  case suspend
  /// Keep that a town is a favourite, or is one no more.
  case keepFavorite(String, Bool)
  /// Show an address in a browser of the web.
  case open(String)
  /// Put text on the clipboard; the notice says so if that is done.
  case copy(String, Notice)
}
