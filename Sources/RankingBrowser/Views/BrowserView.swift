import RankingCore
import TerminalUI

/// The whole screen, drawn anew for every frame.
package enum BrowserView {
  /// - Returns: the frame and where the hardware cursor stands.
  package static func draw(_ state: BrowserState, _ look: Look) -> (frame: Buffer, cursor: Cursor) {
    let layout = state.layout
    var frame = Buffer(size: state.size, style: look.theme.resolved(.grid))
    TitleBar.draw(state, look, in: layout.title, into: &frame)
    TabBar.draw(state, look, in: layout.tabs, into: &frame)
    NoticeLine.draw(state, look, in: layout.notice, into: &frame)
    let cursor: Point
    if let loading = state.loading {
      LoadingView.draw(loading, now: state.now, look, in: layout.list, into: &frame)
      cursor = Point(x: layout.list.x, y: layout.list.y)
    } else {
      PagesView.draw(state, look, in: layout.list, into: &frame)
      cursor = ListView.cursor(state, in: layout.list)
    }
    KeyBar.draw(state, look, in: layout.keyBar, into: &frame)
    guard case .help(let scroll) = state.overlay else { return (frame, Cursor(at: cursor)) }
    let panel = HelpView.draw(scroll: scroll, state, look, into: &frame)
    return (frame, Cursor(at: Point(x: panel.x, y: panel.y)))
  }
}
