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
  case toggleHelp
  case close
  case redraw
  case suspend
  case quit
  // What the terminal, the clock and the reading say.
  case resize(Size)
  case tick(now: Int)
  case background(isLight: Bool)
  case loading(Loading)
  case loaded(Ranking)
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
}
