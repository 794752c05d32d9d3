import RankingCore
import TerminalUI

/// The whole screen, drawn anew for every frame.
package enum BrowserView {
  /// - Returns: the frame and where the hardware cursor stands.
  package static func draw(_ state: BrowserState, _ theme: Theme) -> (frame: Buffer, cursor: Cursor) {
    let look = Look(theme: theme, words: state.words)
    let layout = state.layout
    var frame = Buffer(size: state.size, style: theme.resolved(.grid))
    TitleBar.draw(state, look, in: layout.title, into: &frame)
    TabBar.draw(state, look, in: layout.tabs, into: &frame)
    NoticeLine.draw(state, look, in: layout.notice, into: &frame)
    var cursor: Point
    if let loading = state.loading {
      LoadingView.draw(loading, now: state.now, look, in: layout.list, into: &frame)
      cursor = Point(x: layout.list.x, y: layout.list.y)
    } else {
      PagesView.draw(state, look, in: layout.list, into: &frame)
      cursor = ListView.cursor(state, in: layout.list)
    }
    if let overlay = state.overlay { cursor = PanelView.draw(overlay, look, in: layout.list, into: &frame) }
    if let notice = state.notice {
      NoticeBar.draw(notice, look, in: layout.prompt, into: &frame)
    } else if state.showsRegions {
      RegionStrip.draw(state, look, in: layout.prompt, into: &frame)
    } else if state.isPrompting {
      let place = SearchBar.draw(state, look, in: layout.prompt, into: &frame)
      return (frame, Cursor(at: place, isVisible: true))
    } else {
      KeyBar.draw(state, look, in: layout.keyBar, into: &frame)
    }
    return (frame, Cursor(at: cursor))
  }
}
