import Glibc
import RankingBrowser
import RankingCore
import TerminalUI
import Testing

/// The loop while several rankings are read from pipes.
@Suite struct BrowserQueueTests {
  private static func json(_ town: String) -> String {
    "{\"townRankingsForRent\": [{\"rank\": 1, \"townName\": \"\(town)\", \"availableLine\": \"線\"}]}"
  }

  private static func run(
    _ terminal: FakeTerminal, _ pipes: [LoaderPipe], _ rankings: [Ranking] = []
  ) -> (BrowserEnd, Browser) {
    let browser = Browser(
      state: BrowserState(rankings: rankings, size: .usual), themeChoice: ThemeChoice(setting: .dark),
      terminal: terminal,
      queue: RankingQueue(pipes.map(\.loader)), clock: { 0 })
    return (browser.run(), browser)
  }

  private static func shows(_ text: String, _ frame: Buffer?) -> Bool {
    frame?.textRows.contains { $0.contains(text) } ?? false
  }

  @Test("the first is browsed while the second is read, and then there are both")
  func two() throws {
    let pipes = try [LoaderPipe(), LoaderPipe()]
    let terminal = FakeTerminal([
      .init(event: .timeout), .init(event: .inputReady) { _ in pipes[0].finish(Self.json("甲")) },
      .init(event: .press("j")), .init(event: .inputReady) { _ in pipes[1].finish(Self.json("乙")) },
      .init(event: .press("]")), .init(event: .press("q")),
    ])
    let (end, browser) = Self.run(terminal, pipes)
    #expect("\(end)" == "quit")
    #expect(terminal.frames.map { Self.shows("読み込み中", $0) } == [true, true, false, false, false, false])
    #expect(terminal.frames.dropFirst(2).map { Self.shows("甲", $0) } == [true, true, true, false])
    #expect(Self.shows("乙", terminal.frames.last))
    #expect(terminal.watched.map { !$0.isEmpty } == [true, true, true, true, false, false])
    #expect(terminal.log.filter { $0.hasPrefix("wait") }.suffix(4) == Array(repeating: "wait for ever", count: 4))
    #expect(browser.state.loading == nil)
  }

  @Test("those that are there already are shown, and the rest are read in the background")
  func rest() throws {
    let pipe = try LoaderPipe()
    let terminal = FakeTerminal([
      .init(event: .timeout), .init(event: .inputReady) { _ in pipe.finish(Self.json("丙")) },
      .init(event: .press("]")), .init(event: .press("]")), .init(event: .press("q")),
    ])
    let rankings = try ["甲", "乙"].map { try RankingReader.read(Array(Self.json($0).utf8), name: $0) }
    let (end, _) = Self.run(terminal, [pipe], rankings)
    #expect("\(end)" == "quit")
    #expect(!terminal.frames.contains { Self.shows("読み込み中", $0) })
    #expect(Self.shows("甲", terminal.frames.first) && Self.shows("丙", terminal.frames.last))
  }

  @Test("an error in a later one ends it with that one's message")
  func failure() throws {
    let pipes = try [LoaderPipe(), LoaderPipe()]
    let terminal = FakeTerminal([
      .init(event: .inputReady) { _ in pipes[0].finish(Self.json("甲")) },
      .init(event: .inputReady) { _ in pipes[1].finish("{\n oops") }, .init(event: .timeout), .init(event: .timeout),
    ])
    let (end, _) = Self.run(terminal, pipes)
    guard case .failed(let error) = end else {
      Issue.record("it ended with \(end)")
      return
    }
    #expect(error.description.hasPrefix("/dev/fd/") && error.description.contains("line 2, column 2"))
    #expect(Self.shows("甲", terminal.frames.last))
  }

  @Test("a queue without rankings has nothing to do")
  func empty() throws {
    var queue = RankingQueue()
    #expect(queue.isEmpty && !queue.hasWork && queue.descriptorToWatch == nil && !queue.wait(milliseconds: 0))
    #expect(queue.progress == Loading())
    guard case .waiting = try queue.advance(until: 0, clock: { 0 }) else {
      Issue.record("something was read")
      return
    }
  }
}
