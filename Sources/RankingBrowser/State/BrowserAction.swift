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

/// One line that says what was done, or why not. It stands in the key bar's place until the next key.
package struct Notice: Equatable, Sendable {
  /// The sentence, with places for the number and the text.
  package let word: Word
  /// The number in it, if it has a place for one.
  package let number: Int?
  /// The text in it, such as a town's name; it may be of any length and hold anything.
  package let text: String?
  /// Whether something went wrong.
  package let isProblem: Bool

  /// A notice of something that was done, unless it is a problem.
  package init(_ word: Word, _ number: Int? = nil, text: String? = nil, isProblem: Bool = false) {
    self.word = word
    self.number = number
    self.text = text
    self.isProblem = isProblem
  }
}

/// How far a ranking that is still being read has come.
package struct Loading: Equatable, Sendable {
  /// Bytes of the ranking that are there, or used where the size is known.
  package var bytes = 0
  /// Bytes that are expected in all; nil where that is not known, as for a pipe.
  package var expectedBytes: Int?
  /// Towns found in them.
  package var towns = 0

  /// Without arguments: nothing has come, and nothing is known of what will.
  package init(bytes: Int = 0, expectedBytes: Int? = nil, towns: Int = 0) {
    self.bytes = bytes
    self.expectedBytes = expectedBytes
    self.towns = towns
  }
}
