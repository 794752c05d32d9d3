import RankingCore
import TerminalUI

/// What an event means for the state.
package enum EventMap {
  /// - Returns: nil for an event that means nothing here, such as a key that is not bound.
  package static func action(for event: Event, in state: BrowserState) -> BrowserAction? {
    switch event {
    case .key(let key):
      (state.isPrompting ? promptCommand(for: key) : BrowserKeyMap.list.action(for: key)).map { .command($0) }
    case .paste(let text): state.isPrompting ? .command(.edit(.insert(text))) : nil
    case .mouse(let mouse): HitTest.command(for: mouse, in: state).map { .command($0) }
    case .resize(let size): .resize(size)
    case .background(let isLight): .background(isLight: isLight)
    case .colorScheme(let isLight): .colorScheme(isLight: isLight)
    case .ambiguousWidth, .inputReady, .timeout, .ended, .suspend, .resumed, .disconnected: nil
    }
  }

  private static func promptCommand(for key: Key) -> BrowserCommand? {
    if let command = BrowserKeyMap.prompt.action(for: key) { return command }
    if case .character(let character) = key { return .edit(.insert(String(character))) }
    return nil
  }
}

/// What the mouse means, by the same layouts that the views draw with.
package enum HitTest {
  /// Lines that the wheel moves per notch.
  static let wheelLines = 3

  /// What a press or a notch of the wheel does; nil where there is nothing to press.
  package static func command(for mouse: Mouse, in state: BrowserState) -> BrowserCommand? {
    switch mouse.kind {
    case .wheelUp: .wheel(lines: -wheelLines)
    case .wheelDown: .wheel(lines: wheelLines)
    case .press: press(at: mouse.point, in: state)
    }
  }

  private static func press(at point: Point, in state: BrowserState) -> BrowserCommand? {
    let layout = state.layout
    if layout.prompt.contains(point), state.notice != nil || state.strip != nil || state.isPrompting {
      guard state.notice == nil, let strip = state.strip else { return nil }
      return RegionStrip.command(at: point, strip, state, in: layout.prompt)
    }
    if layout.keyBar.contains(point) {
      return KeyBar.entries(state, in: layout.keyBar).first { $0.area.contains(point) }?.click(at: point.x)
    }
    if let command = TitleBar.command(at: point, state, in: layout.title) { return command }
    if state.loading != nil { return nil }
    if layout.side.contains(point) { return state.overlay == nil && state.side != nil ? .activate : nil }
    // A press on the list beside a page gives the keys back to it.
    if let overlay = state.overlay {
      return overlay.page != nil && layout.list.contains(point) && !layout.side.isEmpty ? .close : nil
    }
    if let market = Market.allCases.first(where: { TabBar.area(of: $0, in: layout.tabs).contains(point) }) {
      return .selectTab(market)
    }
    let page = ListView.page(in: layout.list)
    guard page.contains(point) else { return nil }
    let list = state.listLayout
    guard let index = list.index(onLine: state.list.scroll + point.y - page.y) else { return nil }
    return switch list.item(index) {
    // A click on the chosen town opens its page.
    case .row(let row): row == state.list.choice ? .activate : .choose(row)
    case .button: .pressButton
    }
  }
}
