import RankingBrowser
import TerminalUI
import Testing

/// The parts of the screen at every size.
@Suite(.timeLimit(.minutes(10))) struct ScreenLayoutTests {
  @Test("the parts cover the screen from top to bottom, without gaps or overlap", arguments: [false, true])
  func cover(hasNotice: Bool) {
    for height in 0...60 {
      for width in 0...200 {
        let layout = ScreenLayout(Size(width, height), hasNotice: hasNotice)
        var y = 0
        for part in [layout.title, layout.tabs, layout.notice, layout.list, layout.keyBar] {
          if part.x != 0 || part.width != width || part.y != y { Issue.record("\(width)x\(height): \(layout)") }
          y = part.maxY
        }
        if y != height { Issue.record("\(width)x\(height): ends at \(y)") }
        if height > 0, layout.list.height == 0 { Issue.record("\(width)x\(height): no list") }
        if !hasNotice, layout.notice.height > 0 { Issue.record("\(width)x\(height): a notice of nothing") }
      }
    }
  }

  @Test("lower screens give up gaps, key bar, notice, title and tabs in this order")
  func order() {
    let layouts = (1...60).map { ScreenLayout(Size(80, $0), hasNotice: true) }
    func least(_ hasPart: (ScreenLayout) -> Bool) -> Int { (layouts.firstIndex(where: hasPart) ?? -1) + 1 }
    let heights = [
      least { !$0.tabs.isEmpty }, least { !$0.notice.isEmpty }, least { !$0.title.isEmpty },
      least { !$0.keyBar.isEmpty },
      least { $0.gap > 0 },
    ]
    #expect(heights == heights.sorted() && Set(heights).count == 5)
    for (lower, higher) in zip(layouts, layouts.dropFirst()) {
      func parts(_ layout: ScreenLayout) -> Int {
        [layout.tabs, layout.notice, layout.title, layout.keyBar].count { !$0.isEmpty } + layout.gap
      }
      #expect(lower.list.height <= higher.list.height || parts(lower) < parts(higher), "\(higher)")
    }
  }

  @Test("at 80x24 ten cards with gaps and the button are all visible")
  func usual() {
    let layout = ScreenLayout(.usual)
    #expect(layout.gap == 1)
    #expect(ListLayout(leading: 10, rest: 0, hasButton: true, gap: 1).lineCount == layout.list.height)
  }
}
