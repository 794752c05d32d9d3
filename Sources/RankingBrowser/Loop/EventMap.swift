import TerminalUI

/// What an event means for the state.
package enum EventMap {
  /// - Returns: nil for an event that means nothing here, such as a key that is not bound.
  package static func action(for event: Event, in state: BrowserState, _ look: Look) -> BrowserAction? {
    switch event {
    case .key(let key): state.isPrompting ? promptAction(for: key) : BrowserKeyMap.list.action(for: key)
    case .paste(let text): state.isPrompting ? .edit(.insert(text)) : nil
    case .mouse(let mouse): HitTest.action(for: mouse, in: state, look)
    case .resize(let size): .resize(size)
    case .background(let isLight): .background(isLight: isLight)
    case .ambiguousWidth, .inputReady, .timeout, .ended, .suspend, .resumed, .disconnected: nil
    }
  }

  private static func promptAction(for key: Key) -> BrowserAction? {
    if let action = BrowserKeyMap.prompt.action(for: key) { return action }
    if case .character(let character) = key { return .edit(.insert(String(character))) }
    return nil
  }
}

extension BrowserState {
  /// Whether keys go to the search prompt.
  package var isPrompting: Bool { search?.isEditing == true && overlay == nil }
}
