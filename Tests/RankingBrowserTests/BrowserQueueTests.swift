import Glibc
import RankingBrowser
import RankingCore
import TerminalUI
import Testing

/// The loop while several rankings are read from pipes.
@Suite(.timeLimit(.minutes(10))) struct BrowserQueueTests {
  private static func json(_ town: String) -> String {
    "{\"townRankingsForRent\": [{\"rank\": 1, \"townName\": \"\(town)\", \"availableLine\": \"線\"}]}"
  }

  private static func run(
    _ terminal: FakeTerminal, _ pipes: [LoaderPipe], _ rankings: [Ranking] = []
  ) -> (BrowserEnd, Browser) {
    let browser = Browser(
      state: BrowserState(rankings: rankings, size: .usual), themeChoice: ThemeChoice(setting: .dark),
      terminal: terminal,
      queue: RankingQueue(pipes.map(\.file)), clock: { 0 })
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
    // Each is opened when its turn has come.
    #expect(terminal.watched.map { !$0.isEmpty } == [false, true, false, true, false, false])
    #expect(
      terminal.log.filter { $0.hasPrefix("wait") } == ["wait 0", "wait 100", "wait 0"]
        + Array(repeating: "wait for ever", count: 3))
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

  @Test("one that cannot be read leaves the others, says so, and is a region with the place of the fault")
  func failure() throws {
    let pipes = try [LoaderPipe(), LoaderPipe(), LoaderPipe()]
    let terminal = FakeTerminal([
      .init(event: .inputReady) { _ in pipes[0].finish(Self.json("甲")) }, .init(event: .timeout),
      .init(event: .inputReady) { _ in pipes[1].finish("{\n oops") }, .init(event: .timeout),
      .init(event: .inputReady) { _ in pipes[2].finish(Self.json("丙")) }, .init(event: .timeout),
      .init(event: .press("]")), .init(event: .press("]")), .init(event: .press("q")),
    ])
    let (end, browser) = Self.run(terminal, pipes)
    #expect("\(end)" == "quit")
    #expect(browser.state.failures.map(\.error.line) == [2])
    #expect(Self.shows("読み込めません: ", terminal.frames.suffix(3).first))
    #expect(Self.shows("甲", terminal.frames.suffix(3).first))
    #expect(Self.shows("line 2, column 2", terminal.frames.suffix(2).first))
    #expect(Self.shows("丙", terminal.frames.last))
  }

  @Test("the first that can be read is shown, while those before it cannot")
  func failureFirst() throws {
    let pipes = try [LoaderPipe(), LoaderPipe()]
    let terminal = FakeTerminal([
      .init(event: .inputReady) { _ in pipes[0].finish("oops") }, .init(event: .timeout), .init(event: .timeout),
      .init(event: .inputReady) { _ in pipes[1].finish(Self.json("乙")) }, .init(event: .timeout),
      .init(event: .press("[")), .init(event: .press("q")),
    ])
    let (end, _) = Self.run(terminal, pipes)
    #expect("\(end)" == "quit")
    #expect(terminal.frames.contains { Self.shows("読み込み中", $0) && Self.shows("読み込めません: ", $0) })
    #expect(Self.shows("乙", terminal.frames.suffix(2).first))
    #expect(Self.shows("line 1, column 1", terminal.frames.last))
  }

  @Test("if none can be read it ends with all of their errors, in order")
  func allFail() throws {
    let pipes = try [LoaderPipe(), LoaderPipe()]
    let terminal = FakeTerminal([
      .init(event: .inputReady) { _ in pipes[0].finish("oops") }, .init(event: .timeout), .init(event: .timeout),
      .init(event: .inputReady) { _ in pipes[1].finish("{\n  oops") }, .init(event: .timeout),
      .init(event: .timeout),
    ])
    guard case .failed(let errors) = Self.run(terminal, pipes).0 else {
      Issue.record("it ended otherwise")
      return
    }
    #expect(errors.map(\.line) == [1, 2] && errors.map(\.column) == [1, 3])
  }

  @Test("a file is opened when its turn has come, and closed before the next", arguments: [3, 40])
  func oneByOne(count: Int) throws {
    let pipe = try LoaderPipe()
    var queue = RankingQueue(Array(repeating: RankingFile(path: "/dev/null", byteLimit: 9), count: count) + [pipe.file])
    for _ in 0..<count {
      guard case .finished(let outcome) = queue.advance(until: .max, clock: { 0 }), (try? outcome.result.get()) == nil
      else {
        Issue.record("an empty file was read")
        return
      }
    }
    #expect(!queue.isEmpty && queue.hasWork && queue.descriptorToWatch == nil, "the last one is not open yet")
    guard case .waiting = queue.advance(until: .max, clock: { 0 }) else {
      Issue.record("the pipe has nothing to read")
      return
    }
    #expect(queue.descriptorToWatch != nil)
  }

  @Test("a queue without rankings has nothing to do")
  func empty() {
    var queue = RankingQueue()
    #expect(queue.isEmpty && !queue.hasWork && queue.descriptorToWatch == nil && !queue.wait(milliseconds: 0))
    #expect(queue.progress == Loading())
    guard case .waiting = queue.advance(until: 0, clock: { 0 }) else {
      Issue.record("something was read")
      return
    }
  }
}
