import RankingCore
import TerminalUI

/// The only place where the state changes.
/// - Returns: what is to be done outside, if anything.
package func reduce(_ state: inout BrowserState, _ action: BrowserAction) -> BrowserEffect? {
  switch action {
  case .selectTab(let market): state.show(market)
  case .previousTab: state.show(.rent)
  case .nextTab: state.show(.buy)
  case .cycleTab: state.show(state.market.other)
  case .toggleExpansion: if state.overlay == nil { state.toggleExpansion() }
  case .move(let motion): state.move(motion)
  case .choose(let index): state.choose(index)
  case .pressButton: state.pressButton()
  case .activate: state.activate()
  case .wheel(let lines): state.scroll(by: lines)
  case .toggleHelp: state.overlay = state.overlay == nil ? .help(scroll: 0) : nil
  case .close: state.overlay = nil
  case .redraw: return .redraw
  case .suspend: return .suspend
  case .quit: return .quit
  case .resize(let size):
    state.size = size
    state.keepInBounds()
  case .tick(let now):
    state.now = now
    if let slide = state.slide, slide.isOver(at: now) { state.slide = nil }
  case .background(let isLight): state.isBackgroundLight = isLight
  case .loading(let loading): state.loading = loading
  case .loaded(let ranking):
    state.take(ranking)
    state.keepInBounds()
  }
  return nil
}
