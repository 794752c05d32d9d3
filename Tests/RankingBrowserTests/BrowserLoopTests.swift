import RankingBrowser
import RankingCore
import TerminalUI
import Testing

/// The loop between terminal, reducer and views, with a scripted terminal.
@Suite(.timeLimit(.minutes(10))) struct BrowserLoopTests {
  /// A clock that only moves when the test moves it.
  final class TestClock {
    var now = 0
  }

  private static func browser(
    _ terminal: FakeTerminal, isAnimated: Bool = false, choice: ThemeChoice = ThemeChoice(setting: .dark),
    clock: TestClock = TestClock()
  ) -> Browser {
    let state = BrowserState(ranking: Samples.ranking(20), size: terminal.size, isAnimated: isAnimated)
    return Browser(
      state: state, themeChoice: choice, terminal: terminal, clock: { clock.now })
  }

  @Test(
    "why it ends",
    arguments: [
      (Event.press("q"), "quit"), (.key(.control("c")), "quit"), (.ended(signal: 15), "signal(15)"),
      (.ended(signal: 1), "signal(1)"), (.disconnected, "disconnected"),
    ])
  func end(event: Event, expected: String) {
    for before in [[], [Event.press("?")], [.press("e"), .press("l")]] {
      let terminal = FakeTerminal(before + [event, .press("q")])
      #expect("\(Self.browser(terminal).run())" == expected)
      #expect(terminal.frames.count == before.count + 1, "no frame after the end")
    }
  }

  @Test("each event is followed by a frame of the new state")
  func frames() {
    let terminal = FakeTerminal([.press("e"), .press("j"), .press("x"), .press("q")])
    _ = Self.browser(terminal).run()
    let start = BrowserState(ranking: Samples.ranking(20), size: .usual)
    #expect(terminal.frames == ["", "e", "e down", "e down"].map { start.pressing($0).frame() })
  }

  @Test("when nothing moves it waits for ever, and watches nothing")
  func idle() {
    let terminal = FakeTerminal([.press("j"), .paste("q"), .timeout, .press("q")])
    _ = Self.browser(terminal, isAnimated: true).run()
    #expect(terminal.log.filter { $0.hasPrefix("wait") } == Array(repeating: "wait for ever", count: 4))
    #expect(terminal.watched.allSatisfy { $0.isEmpty })
  }

  @Test("during the slide it waits for the length of a frame, and then for ever")
  func slide() {
    let clock = TestClock()
    func at(_ now: Int, _ event: Event) -> FakeTerminal.Step {
      FakeTerminal.Step(event: event) { _ in clock.now = now }
    }
    let terminal = FakeTerminal([
      at(50, .press("l")), at(66, .timeout), at(200, .timeout), at(349, .timeout), at(350, .timeout),
      at(400, .press("q")),
    ])
    let browser = Self.browser(terminal, isAnimated: true, clock: clock)
    _ = browser.run()
    #expect(
      terminal.log.filter { $0.hasPrefix("wait") } == [
        "wait for ever", "wait 16", "wait 16", "wait 16", "wait 16", "wait for ever",
      ])
    #expect(browser.state.slide == nil)
    #expect(terminal.frames.last == BrowserState(ranking: Samples.ranking(20), market: .buy, size: .usual).frame())
    #expect(Set(terminal.frames.prefix(5)).count >= 4, "the frames between differ")
  }

  @Test("suspend and redraw reach the terminal, and the next frame has the terminal's new size")
  func effects() {
    let terminal = FakeTerminal([
      .init(event: .key(.control("l"))), .init(event: .key(.control("z"))),
      .init(event: .suspend) { $0.size = Size(40, 12) }, .init(event: .resumed) { $0.size = Size(20, 5) },
      .init(event: .press("q")),
    ])
    _ = Self.browser(terminal).run()
    #expect(
      terminal.log.filter { !$0.hasPrefix("wait") } == [
        "show 80x24", "invalidate", "show 80x24", "suspend", "show 80x24", "suspend", "show 40x12", "invalidate",
        "show 20x5",
      ])
  }

  @Test("a new size is drawn at once")
  func resize() {
    let terminal = FakeTerminal([.resize(Size(20, 5)), .resize(Size(0, 0)), .resize(Size(300, 100)), .press("q")])
    _ = Self.browser(terminal).run()
    #expect(terminal.frames.map(\.size) == [.usual, Size(20, 5), Size(0, 0), Size(300, 100)])
    let fresh = BrowserState(ranking: Samples.ranking(20), size: Size(300, 100)).frame()
    #expect(terminal.frames.last == fresh)
  }

  @Test("the cursor is on the chosen row")
  func cursor() {
    let terminal = FakeTerminal([.press("j"), .press("G"), .press("e"), .press("q")])
    _ = Self.browser(terminal).run()
    let marks = terminal.frames.map { frame in frame.textRows.dropLast().firstIndex { $0.contains("›") } }
    #expect(terminal.cursors.map(\.point.y) == marks)
    #expect(terminal.cursors.allSatisfy { $0.point.x == 1 })
  }
}
