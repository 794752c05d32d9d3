import RankingCore
import TerminalUI
import TestSupport
import Testing

@testable import RankingBrowser

/// Another size changes neither tab nor choice, and the frame is that of a fresh start at that size.
@Suite(.timeLimit(.minutes(10))) struct ResizeTests {
  static let sizes = [
    Size(0, 0), Size(1, 1), Size(300, 100), Size(20, 5), Size(40, 12), Size(80, 24), Size(80, 3), Size(3, 80),
  ]

  @Test("tab, choice and expansion stay", arguments: sizes)
  func stays(size: Size) {
    for keys in ["", "down down down", "right e end", "e pagedown", "end"] {
      var state = BrowserState(ranking: Samples.ranking(20), size: .usual).pressing(keys)
      let (market, choice, isExpanded) = (state.market, state.list.choice, state.list.isExpanded)
      state.apply(.resize(size))
      #expect(state.size == size)
      #expect((state.market, state.list.choice, state.list.isExpanded) == (market, choice, isExpanded), "\(keys)")
      let line = state.listLayout.line(of: choice) - state.list.scroll
      #expect(0 <= line && line < max(state.layout.list.height, 1), "the choice is not seen after \"\(keys)\"")
      state.apply(.resize(.usual))
      #expect((state.market, state.list.choice, state.list.isExpanded) == (market, choice, isExpanded), "\(keys)")
    }
  }

  @Test("the frame is that of a fresh start at that size", arguments: sizes)
  func fresh(size: Size) throws {
    var state = BrowserState(ranking: try .embedded(), size: .usual)
    for other in Self.sizes { state.apply(.resize(other)) }
    state.apply(.resize(size))
    #expect(state.frame() == BrowserState(ranking: try .embedded(), size: size).frame())
  }

  @Test("with the help open, and in the middle of the slide", arguments: sizes)
  func helpAndSlide(size: Size) throws {
    var help = BrowserState(ranking: try .embedded(), size: .usual).pressing("? end")
    help.apply(.resize(size))
    func farthest(_ size: Size) -> Int {
      let panel = HelpPanel.panel(Words(.japanese), width: 72)
      return max(panel.count - max(PanelLayout(panel, in: ScreenLayout(size).list).lines.height, 1), 0)
    }
    #expect(help.overlay?.scroll == min(farthest(.usual), farthest(size)), "as far as before, or as there is")
    #expect(help.frame().brokenHalf == nil)

    var slide = BrowserState(ranking: try .embedded(), size: .usual, isAnimated: true).pressing("right")
    slide.apply(.tick(now: 150))
    slide.apply(.resize(size))
    #expect(slide.pagePosition == 0.5)
    #expect(slide.frame().brokenHalf == nil)
    slide.apply(.tick(now: 300))
    #expect(slide.frame() == BrowserState(ranking: try .embedded(), market: .buy, size: size).frame())
  }
}
