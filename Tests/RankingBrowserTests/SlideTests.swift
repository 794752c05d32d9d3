import RankingBrowser
import RankingCore
import TerminalUI
import Testing

/// The slide between the tabs: 0.3 s, linear, and it never delays keys.
@Suite(.timeLimit(.minutes(10))) struct SlideTests {
  /// In the rent tab at 1,000 ms.
  private static func state(isAnimated: Bool = true) -> BrowserState {
    var state = BrowserState(ranking: Samples.ranking(20), size: .usual, isAnimated: isAnimated)
    state.apply(.tick(now: 1_000))
    return state
  }

  @Test("linear", arguments: [(0, 0.0), (30, 0.1), (75, 0.25), (150, 0.5), (270, 0.9), (300, 1), (9_999, 1)])
  func linear(milliseconds: Int, position: Double) {
    var state = Self.state().pressing("right")
    #expect(state.market == .buy, "the tab changes at once")
    state.apply(.tick(now: 1_000 + milliseconds))
    #expect(abs(state.pagePosition - position) < 1e-9)
    #expect((state.slide == nil) == (milliseconds >= 300))
    #expect(state.nextTick == (milliseconds >= 300 ? nil : 16))
  }

  @Test("reversed in the middle, it returns from where it is, in the same time")
  func reversal() {
    var state = Self.state().pressing("right")
    state.apply(.tick(now: 1_150))
    state.press("left")
    #expect(state.market == .rent)
    #expect(state.pagePosition == 0.5)
    state.apply(.tick(now: 1_225))
    #expect(abs(state.pagePosition - 0.25) < 1e-9)
    state.apply(.tick(now: 1_300))
    #expect(state.pagePosition == 0)
    #expect(state.slide == nil)
  }

  @Test("reversed at its very start, it is over")
  func reversalAtStart() {
    var state = Self.state().pressing("right left")
    #expect(state.pagePosition == 0)
    state.apply(.tick(now: 1_000))
    #expect(state.slide == nil)
  }

  @Test("a key during it acts at once, on the new tab", arguments: ["e", "down", "end", "?"])
  func keyDuring(key: String) {
    var state = Self.state().pressing("right")
    state.apply(.tick(now: 1_100))
    state.press(key)
    let still = Self.state(isAnimated: false).pressing("right \(key)")
    #expect(state.summary == still.summary)
    #expect(state.slide != nil)
    state.apply(.tick(now: 1_300))
    #expect(state.frame() == still.frame())
  }

  @Test("a clock that jumps ends it", arguments: [0, 999, -5_000, 1_000_000, Int.max])
  func clock(now: Int) {
    var state = Self.state().pressing("right")
    state.apply(.tick(now: now))
    #expect(state.pagePosition == 1)
    #expect(state.slide == nil)
    #expect(state.frame() == Self.state(isAnimated: false).pressing("right").frame())
  }

  @Test("without animation there is no slide")
  func off() {
    let state = Self.state(isAnimated: false).pressing("right")
    #expect(state.slide == nil)
    #expect(state.pagePosition == 1)
    #expect(state.nextTick == nil)
  }

  @Test("going to the present tab does not start it", arguments: ["left", "1", "h"])
  func sameTab(key: String) {
    #expect(Self.state().pressing(key).slide == nil)
  }

  @Test("pages and underline begin and end in place")
  func ends() {
    var state = Self.state().pressing("right")
    #expect(state.frame().textRows[2...22] == Self.state().frame().textRows[2...22])
    state.apply(.tick(now: 1_299))
    let last = Self.state(isAnimated: false).pressing("right")
    #expect(state.frame().textRows == last.frame().textRows)
  }
}
