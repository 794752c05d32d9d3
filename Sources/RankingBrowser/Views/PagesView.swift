import RankingCore
import TerminalUI

/// The page of the chosen tab, or during a slide both pages side by side.
enum PagesView {
  static func draw(_ state: BrowserState, _ look: Look, in rect: Rect, into frame: inout Buffer) {
    guard state.slide != nil else {
      ListView.draw(state, state.market, look, in: rect, into: &frame)
      return
    }
    let offset = Int((state.pagePosition * Double(rect.width)).rounded())
    for (place, market) in Market.allCases.enumerated() {
      var page = Buffer(size: rect.size, style: look.theme.resolved(.grid))
      ListView.draw(state, market, look, in: page.bounds, into: &page)
      frame.draw(page, at: Point(x: rect.x + place * rect.width - offset, y: rect.y), in: rect)
    }
  }
}
