import RankingCore
import TerminalUI

/// Everything that can happen to the state.
package enum BrowserAction: Sendable {
  /// What a person asks for, by a key or the mouse.
  case command(BrowserCommand)
  case resize(Size)
  /// The time, in milliseconds of a clock that only moves ahead.
  case tick(now: Int)
  case background(isLight: Bool)
  /// Some characters have other widths than was thought.
  case ambiguousWidth
  case loading(Loading)
  case loaded(Ranking)
  /// What the favourites' file holds.
  case favorites(Set<String>)
  case notify(Notice)
  /// What was asked to be worked out is there.
  case answered(WorkAnswer)
}

/// What keys and the mouse do.
package enum BrowserCommand: Equatable, Sendable {
  case selectTab(Market)
  case previousTab, nextTab
  case cycleTab
  case toggleExpansion
  case move(Motion)
  /// Chooses a row, or the button after the last.
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
  case open(PanelKind)
  case close
  case redraw
  case suspend
  case quit
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
  /// Keep that a town is a favourite, or that it is none.
  case keepFavorite(String, Bool)
  /// Show an address in a web browser.
  case open(String)
  /// Put text on the clipboard; the notice says so if that is done.
  case copy(String, Notice)
  /// Work something out, and give the answer back as an action.
  case compute(WorkRequest)
}
