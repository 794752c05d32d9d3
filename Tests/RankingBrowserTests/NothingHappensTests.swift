import RankingBrowser
import RankingCore
import TerminalUI
import Testing

/// Events that must do nothing.
@Suite(.timeLimit(.minutes(10))) struct NothingHappensTests {
  static let events: [Event] = [
    .paste("q"), .paste("e\nq\r\u{3}"), .paste(""), .paste(String(repeating: "l", count: 10_000)),
    .key(.character("x")), .key(.character("Q")), .key(.character("E")), .key(.character("H")), .key(.character("あ")),
    .key(.character("3")), .key(.character("\u{1B}")), .key(.control("a")), .key(.control("e")), .key(.function(2)),
    .key(.function(12)), .key(.backspace), .key(.delete), .timeout, .inputReady,
  ]

  @Test("pasted text, unbound keys, timeouts", arguments: events)
  func event(event: Event) throws {
    for keys in ["", "right e end", "down ? down"] {
      var state = BrowserState(ranking: try .embedded(), size: .usual).pressing(keys)
      let frame = state.frame()
      let summary = state.summary
      #expect(state.handle(event) == [], "after \"\(keys)\"")
      #expect(state.summary == summary, "after \"\(keys)\"")
      #expect(state.frame() == frame, "after \"\(keys)\"")
    }
  }

  @Test("nothing beyond rank 10: no button, and e does nothing", arguments: [0, 1, 9, 10])
  func noRest(count: Int) {
    var state = BrowserState(ranking: Samples.ranking(count), size: .usual)
    let frame = state.frame()
    #expect(!state.hasRest)
    #expect(!frame.textRows.joined().contains("11位以降"))
    state.press("e")
    state.apply(.command(.pressButton))
    #expect(state.frame() == frame)
    state.press("end enter")
    #expect(state.summary == (count == 0 ? "rent -/0 top 0" : "rent \(count)/\(count) top 0 page rent 街\(count)"))
  }

  @Test("an empty list survives every key", arguments: BrowserKeyMap.list.bindings.flatMap(\.keys))
  func emptyList(key: Key) {
    var state = BrowserState(ranking: Samples.ranking(0), size: .usual)
    state.handle(.key(key))
    #expect(state.lists[.rent].choice == 0 && state.lists[.buy].choice == 0)
    #expect(state.frame().size == .usual)
  }
}
