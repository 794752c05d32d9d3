import RankingCore
import TerminalUI

/// The only place where the state changes.
/// - Returns: what is to be done outside, if anything.
package func reduce(_ state: inout BrowserState, _ action: BrowserAction) -> BrowserEffect? {
  if action.isPersons {
    state.notice = nil
    state.showsRegions = false
    state.panelJob = nil
    // Whoever moves on does not want to be taken back.
    if action.choosesAnew, state.overlay == nil { state.awaited[state.market] = nil }
  }
  switch action {
  case .selectTab(let market): state.show(market)
  case .previousTab: state.show(.rent)
  case .nextTab: state.show(.buy)
  case .cycleTab: state.show(state.shownMarket.other)
  case .toggleExpansion: if state.overlay == nil { state.toggleExpansion() }
  case .move(let motion): state.move(motion)
  case .choose(let index): state.choose(index)
  case .pressButton: state.pressButton()
  case .activate: state.activate()
  case .wheel(let lines): state.scroll(by: lines)
  case .search: state.openSearch()
  case .edit(let edit): state.edit(edit)
  case .keepSearch: state.keepSearch()
  case .toggleFavorite: return state.toggleFavorite()
  case .sort(let step): state.sort(by: step)
  case .region(let step): state.showRegion(by: step)
  case .toggleFavoritesOnly: state.toggleFavoritesOnly()
  case .openSource: return state.openSource()
  case .copy: return state.copy()
  case .open(let view): state.toggle(view)
  case .close: state.close()
  case .redraw: return .redraw
  case .suspend: return .suspend
  case .quit: return .quit
  case .resize(let size):
    state.size = size
    state.keepInBounds()
  case .tick(let now):
    state.now = now
    if let slide = state.slide, slide.isOver(at: now) { state.slide = nil }
  case .work: state.work()
  case .background(let isLight): state.isBackgroundLight = isLight
  case .ambiguousWidth: state.measure()
  case .loading(let loading): state.loading = loading
  case .loaded(let ranking):
    state.take(ranking)
    state.keepInBounds()
  case .favorites(let names): state.take(names)
  case .notify(let notice): state.notice = notice
  }
  return nil
}

extension BrowserAction {
  /// Whether a person did it: what is said stands until then.
  fileprivate var isPersons: Bool {
    switch self {
    case .resize, .tick, .work, .background, .ambiguousWidth, .loading, .loaded, .favorites, .notify: false
    default: true
    }
  }
}

extension BrowserAction {
  /// Whether a person chooses another row with it, where nothing lies over the list.
  fileprivate var choosesAnew: Bool {
    switch self {
    case .move, .choose, .wheel, .activate, .pressButton: true
    case .selectTab, .previousTab, .nextTab, .cycleTab, .toggleExpansion, .search, .edit, .keepSearch,
      .toggleFavorite, .toggleFavoritesOnly, .sort, .region, .openSource, .copy, .open, .close, .redraw, .suspend,
      .quit, .resize, .tick, .work, .background, .ambiguousWidth, .loading, .loaded, .favorites, .notify:
      false
    }
  }
}

extension BrowserState {
  /// Closes what is open, the topmost first.
  fileprivate mutating func close() {
    if overlay != nil {
      closeOverlay()
    } else if search != nil {
      dropSearch()
    } else if line != nil {
      keepingChoice { $0.line = nil }
    } else if showsFavoritesOnly {
      toggleFavoritesOnly()
    }
  }

  /// The list whose town is spoken of.
  fileprivate var shownMarket: Market {
    if case .town(let page) = overlay { page.market } else { market }
  }

  fileprivate func openSource() -> BrowserEffect? {
    .open(ranking.data.source ?? "")
  }
}
