import Glibc
import RankingBrowser
import RankingCore
import TerminalUI
import Testing

/// The loop while a ranking is read from a pipe.
@Suite(.timeLimit(.minutes(10))) struct BrowserLoadingTests {
  private static func browser(_ terminal: FakeTerminal, _ pipe: LoaderPipe) -> Browser {
    Browser(
      state: BrowserState(ranking: nil, size: .usual), themeChoice: ThemeChoice(setting: .dark),
      terminal: terminal, queue: RankingQueue([pipe.file]), clock: { 0 })
  }

  private static func town(_ rank: Int) -> String {
    """
    {"rank": \(rank), "townName": "街\(rank)", "isRankUp": true, "rankFluctuation": 1, "availableLine": "線"}
    """
  }

  @Test("progress is shown until the ranking is complete, and then nothing is watched")
  func progress() throws {
    let pipe = try LoaderPipe()
    let terminal = FakeTerminal([
      .init(event: .timeout),
      .init(event: .inputReady) { _ in
        pipe.write("{\"townRankingsForRent\": [" + Self.town(1) + ", " + Self.town(2) + ", ")
      },
      .init(event: .press("l")),
      .init(event: .inputReady) { _ in pipe.write(Self.town(3) + "]}") },
      .init(event: .inputReady) { _ in pipe.end() },
      .init(event: .press("h")), .init(event: .press("q")),
    ])
    let browser = Self.browser(terminal, pipe)
    #expect("\(browser.run())" == "quit")
    let isLoading = terminal.frames.map { frame in frame.textRows.contains { $0.contains("読み込み中") } }
    #expect(isLoading == [true, true, true, true, true, false, false])
    #expect(terminal.frames[3].textRows.contains { $0.contains("2件") })
    #expect(browser.state.loading == nil)
    #expect(terminal.frames.last?.textRows.contains { $0.contains("街3") } == true)
    let waits = terminal.log.filter { $0.hasPrefix("wait") }
    // The first time the pipe is not open yet.
    #expect(waits == ["wait 0"] + Array(repeating: "wait 100", count: 4) + ["wait for ever", "wait for ever"])
    #expect(terminal.watched.map { !$0.isEmpty } == [false, true, true, true, true, false, false])
  }

  @Test("it can be quit meanwhile", arguments: [Event.press("q"), .key(.control("c"))])
  func quit(event: Event) throws {
    let pipe = try LoaderPipe()
    let terminal = FakeTerminal([.timeout, event])
    #expect("\(Self.browser(terminal, pipe).run())" == "quit")
    #expect(terminal.frames.count == 2)
  }

  @Test("bad data ends it, with the place")
  func failure() throws {
    let pipe = try LoaderPipe()
    let terminal = FakeTerminal([
      .init(event: .inputReady) { _ in pipe.write("{\n  oops" + String(repeating: " ", count: 200)) },
      .init(event: .timeout),
    ])
    let end = Self.browser(terminal, pipe).run()
    guard case .failed(let errors) = end else {
      Issue.record("it ended with \(end)")
      return
    }
    #expect(errors.count == 1 && errors.first?.description.contains("line 2, column 3") == true)
  }

  @Test("a ranking that is cut off ends it")
  func cutOff() throws {
    let pipe = try LoaderPipe()
    let terminal = FakeTerminal([
      .init(event: .inputReady) { _ in
        pipe.write("{\"townRankingsForRent\": [")
        pipe.end()
      }, .init(event: .timeout), .init(event: .timeout),
    ])
    let end = Self.browser(terminal, pipe).run()
    guard case .failed = end else {
      Issue.record("it ended with \(end)")
      return
    }
  }

  @Test("the mark moves")
  func spinner() {
    var state = BrowserState(ranking: nil, size: .usual)
    #expect(state.nextTick == 100)
    let frames = (0..<10).map { step in
      state.apply(.tick(now: step * 100))
      return state.frame()
    }
    #expect(Set(frames).count == Marks.unicode.spinner.count)
  }
}
