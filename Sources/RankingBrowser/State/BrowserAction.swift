import RankingCore
import TerminalUI

/// Everything that can happen to the state.
package enum BrowserAction: Sendable {
  /// A user's command, by a key or the mouse.
  case command(BrowserCommand)
  case resize(Size)
  /// The time, in milliseconds of a monotonic clock.
  case tick(now: Int)
  /// The terminal has reported its background.
  case background(isLight: Bool)
  /// The terminal has reported its colour scheme, or that it has changed.
  case colorScheme(isLight: Bool)
  /// Some characters have widths other than assumed.
  case ambiguousWidth
  /// How far a ranking has been read: one that is read again, if there is an origin, or else the first.
  case loading(Loading, of: Origin? = nil)
  /// A ranking has been read: a further one, or one that was to be read again.
  case loaded(Ranking, from: Origin = .passing)
  /// A ranking could not be read.
  case failed(ReadingFailure, from: Origin = .passing)
  /// All that was to be read at the start has been, or has failed.
  case allRead
  /// The content of the favourites file.
  case favorites(Favorites)
  case notify(Notice)
  /// Requested work is finished.
  case answered(WorkAnswer)
}

extension BrowserAction {
  /// What has been read, or why it could not be.
  init(_ outcome: RankingQueue.Outcome, describe: (RankingError) -> BothTexts) {
    switch outcome.result {
    case .success(let ranking): self = .loaded(ranking, from: outcome.origin)
    case .failure(let error): self = .failed(ReadingFailure(error, reason: describe(error)), from: outcome.origin)
    }
  }
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
  /// Japanese or English, for everything.
  case changeLanguage
  case region(by: Int)
  /// Another year of the region.
  case year(by: Int)
  /// Reads the shown region again.
  case reread
  case openSource
  case copy
  /// Opens a view over the list, or closes it.
  case open(PanelKind)
  /// Shows or hides the page beside the list.
  case toggleSide
  case close
  case redraw
  case suspend
  case quit
}

/// A movement of the choice.
package enum Motion: Sendable {
  case up, down, pageUp, pageDown, halfPageUp, halfPageDown, first, last
}

/// What is to be done outside the state.
package enum BrowserEffect: Equatable, Sendable {
  case quit
  /// Send the whole screen again.
  case redraw
  /// Ask the terminal for its background.
  case askForBackground
  /// Stop the process.
  case suspend
  /// Record that a town is a favourite, or that it is not.
  case keepFavorite(TownKey, Bool)
  /// Read an operand of the command line again, by its place among them.
  case read(Int)
  /// Show an address in a web browser.
  case open(String)
  /// Put text on the clipboard; on success the notice says so.
  case copy(String, Notice)
  /// Do the work, and return the answer as an action.
  case compute(WorkRequest)
}
