import TerminalUI

/// What an event means for the state.
package enum EventMap {
  /// - Returns: nil for an event that means nothing here, such as a key that is not bound.
  package static func action(for event: Event, in state: BrowserState, _ look: Look) -> BrowserAction? {
    switch event {
    case .key(let key): BrowserKeyMap.list.action(for: key)
    case .mouse(let mouse): HitTest.action(for: mouse, in: state, look)
    case .resize(let size): .resize(size)
    case .background(let isLight): .background(isLight: isLight)
    case .paste, .inputReady, .timeout, .ended, .suspend, .resumed, .disconnected: nil
    }
  }
}
