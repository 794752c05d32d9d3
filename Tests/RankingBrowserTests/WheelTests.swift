import RankingBrowser
import RankingCore
import TerminalUI
import Testing

/// The wheel moves the window; the choice moves along.
@Suite(.timeLimit(.minutes(10))) struct WheelTests {
  @Test("it stops at both ends, and the choice is always visible", arguments: [1, 2, 5, 12, 24, 31, 60])
  func ends(height: Int) {
    var state = BrowserState(ranking: Samples.ranking(20), isExpanded: true, size: Size(80, height))
    let farthest = state.listLayout.maximumScroll(height: state.layout.list.height)
    for (kind, end) in [(Mouse.Kind.wheelDown, farthest), (.wheelUp, 0)] {
      for step in 0..<40 {
        state.handle(.mouse(Mouse(kind, at: Point(x: 3, y: 3))))
        let line = state.listLayout.line(of: state.list.choice) - state.list.scroll
        #expect(0 <= line && line < max(state.layout.list.height, 1), "\(kind), step \(step): \(state.summary)")
        #expect((0...farthest).contains(state.list.scroll), "\(kind), step \(step): \(state.summary)")
      }
      #expect(state.list.scroll == end)
    }
  }

  @Test("three lines per notch")
  func notch() {
    var state = BrowserState(ranking: Samples.ranking(20), isExpanded: true, size: Size(80, 12))
    state.handle(.mouse(Mouse(.wheelDown, at: Point(x: 0, y: 0))))
    #expect(state.summary == "rent 4/20 top 3 open")
    state.press("down down")
    state.handle(.mouse(Mouse(.wheelUp, at: Point(x: 0, y: 0))))
    #expect(state.summary == "rent 6/20 top 0 open", "a choice that is still seen stays")
  }

  @Test("it does nothing if everything is visible", arguments: [Mouse.Kind.wheelUp, .wheelDown])
  func allSeen(kind: Mouse.Kind) {
    var state = BrowserState(ranking: Samples.ranking(20), size: .usual).pressing("down down")
    let frame = state.frame()
    state.handle(.mouse(Mouse(kind, at: Point(x: 9, y: 9))))
    #expect(state.frame() == frame)
  }

  @Test("over the help it scrolls the help")
  func help() {
    var state = BrowserState(ranking: Samples.ranking(20), isExpanded: true, size: .usual).pressing("?")
    state.handle(.mouse(Mouse(.wheelDown, at: Point(x: 9, y: 9))))
    #expect(state.summary == "rent 1/20 top 0 open help 3")
    for _ in 0..<30 { state.handle(.mouse(Mouse(.wheelDown, at: Point(x: 9, y: 9)))) }
    #expect(state.frame() == state.pressing("end").frame())
    for _ in 0..<30 { state.handle(.mouse(Mouse(.wheelUp, at: Point(x: 9, y: 9)))) }
    #expect(state.summary == "rent 1/20 top 0 open help 0")
  }
}
