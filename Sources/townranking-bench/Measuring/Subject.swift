import RankingBrowser
import RankingCore
import TerminalUI

/// The browser with a ranking, as it is driven by keys.
struct Subject {
  static let look = Look(theme: .dark, words: Words(.japanese))
  static let screen = Size(width: 80, height: 24)

  private(set) var state: BrowserState

  /// Ranks 11+ are open, so that all towns are rows.
  init(_ ranking: Ranking) {
    var opening = BrowserState.Opening()
    opening.isExpanded = true
    state = BrowserState(ranking: ranking, size: Self.screen, opening)
  }

  mutating func press(_ key: Key) {
    guard let action = EventMap.action(for: .key(key), in: state, Self.look) else { return }
    _ = reduce(&state, action)
  }

  /// Presses a key and lets the browser work until there is nothing left to do.
  /// - Returns: the seconds of all of it, and of the longest part, during which no other key would be answered.
  mutating func finish(_ key: Key) -> (all: Double, longest: Double) {
    var all = Stopwatch.time { press(key) }
    var longest = all
    while state.hasWork {
      let part = Stopwatch.time { _ = reduce(&state, .work) }
      all += part
      longest = max(longest, part)
    }
    return (all, longest)
  }
}
