import Glibc
import RankingCore
import TerminalUI
import TestSupport
import Testing

@testable import RankingBrowser

/// The loop when R is pressed: what is asked for is opened again, beside what is still being read.
@Suite(.timeLimit(.minutes(10))) struct BrowserRereadTests {
  /// An address that answers with one pipe after the other.
  private final class Source {
    let pipes: [LoaderPipe]
    var asked = 0

    init(_ count: Int) throws { pipes = try (0..<count).map { _ in try LoaderPipe() } }

    var file: RankingFile {
      RankingFile(byteLimit: 100_000) { [self] () throws(RankingError) in
        defer { asked += 1 }
        guard pipes.indices.contains(asked) else { throw .noProgram(name: "http://x", program: "curl") }
        return try pipes[asked].file.open()
      }
    }
  }

  private static func json(_ town: String) -> String {
    "{\"townRankingsForRent\": [{\"rank\": 1, \"townName\": \"\(town)\", \"availableLine\": \"線\"}]}"
  }

  private static func run(_ terminal: FakeTerminal, _ sources: [Source]) -> (BrowserEnd, Browser) {
    let browser = Browser(
      state: BrowserState(rankings: [], size: .usual), themeChoice: ThemeChoice(setting: .dark), terminal: terminal,
      services: BrowserServices(describe: { BothTexts(japanese: "理由: \($0.reason)", english: $0.reason) }),
      queue: RankingQueue(sources.map(\.file)), clock: { 0 })
    return (browser.run(), browser)
  }

  private static func shows(_ text: String, _ frame: Buffer) -> Bool {
    frame.textRows.contains { $0.contains(text) }
  }

  @Test("an address is asked again, shown until the answer is there, and replaced by it")
  func again() throws {
    let source = try Source(2)
    let terminal = FakeTerminal([
      .init(event: .timeout), .init(event: .inputReady) { _ in source.pipes[0].finish(Self.json("甲")) },
      .init(event: .press("R")), .init(event: .press("j")),
      .init(event: .inputReady) { _ in source.pipes[1].finish(Self.json("乙")) }, .init(event: .press("q")),
    ])
    let (end, browser) = Self.run(terminal, [source])
    #expect("\(end)" == "quit" && source.asked == 2)
    #expect(terminal.frames.dropFirst(2).map { Self.shows("甲", $0) } == [true, true, true, false])
    #expect(terminal.frames.last.map { Self.shows("乙", $0) && Self.shows("新しく入った街1件", $0) } == true)
    #expect(browser.state.regions.count == 1)
  }

  @Test("an address that fails stays a view, and can be asked again")
  func failing() throws {
    let source = try Source(2)
    let terminal = FakeTerminal([
      .init(event: .inputReady) { _ in source.pipes[0].finish("oops") }, .init(event: .timeout),
      .init(event: .press("R")), .init(event: .inputReady) { _ in source.pipes[1].write("  ") },
      .init(event: .inputReady) { _ in source.pipes[1].finish(Self.json("乙")) }, .init(event: .press("R")),
      .init(event: .press("j")), .init(event: .press("q")),
    ])
    let (end, _) = Self.run(terminal, [source])
    #expect("\(end)" == "quit" && source.asked == 3)
    #expect(terminal.frames.contains { Self.shows("読み込めませんでした", $0) && Self.shows("理由: line 1, column 1", $0) })
    #expect(terminal.frames.contains { Self.shows("読み込み中", $0) && Self.shows("2 B", $0) })
    #expect(terminal.frames.contains { Self.shows("乙", $0) && Self.shows("needs the program curl", $0) })
  }

  @Test("what is asked again does not wait for what is still being read")
  func beside() throws {
    let sources = [try Source(2), try Source(1)]
    let terminal = FakeTerminal([
      .init(event: .timeout), .init(event: .inputReady) { _ in sources[0].pipes[0].finish(Self.json("甲")) },
      .init(event: .timeout), .init(event: .press("R")), .init(event: .timeout),
      .init(event: .inputReady) { _ in sources[0].pipes[1].finish(Self.json("乙")) }, .init(event: .press("j")),
      .init(event: .inputReady) { _ in sources[1].pipes[0].finish(Self.json("丙")) }, .init(event: .press("]")),
      .init(event: .press("q")),
    ])
    let (end, browser) = Self.run(terminal, sources)
    #expect("\(end)" == "quit")
    #expect(terminal.watched.contains { $0.count == 2 }, "both are waited for")
    #expect(terminal.frames.contains { Self.shows("乙", $0) })
    #expect(terminal.frames.last.map { Self.shows("丙", $0) } == true)
    #expect(browser.state.regions.prefix(2).map { $0.towns[.rent].first?.townName } == ["乙", "丙"])
  }

  @Test("what is asked again does not wait for what else was asked again")
  func besideOthers() throws {
    let sources = [try Source(2), try Source(2)]
    let terminal = FakeTerminal([
      .init(event: .timeout), .init(event: .inputReady) { _ in sources[0].pipes[0].finish(Self.json("甲")) },
      .init(event: .timeout), .init(event: .inputReady) { _ in sources[1].pipes[0].finish(Self.json("丙")) },
      .init(event: .press("R")), .init(event: .press("]")), .init(event: .press("R")), .init(event: .timeout),
      .init(event: .inputReady) { _ in sources[1].pipes[1].finish(Self.json("丁")) }, .init(event: .press("j")),
      .init(event: .inputReady) { _ in sources[0].pipes[1].finish(Self.json("乙")) }, .init(event: .press("q")),
    ])
    let (end, browser) = Self.run(terminal, sources)
    #expect("\(end)" == "quit" && sources.map(\.asked) == [2, 2])
    #expect(terminal.frames.contains { Self.shows("丁", $0) && Self.shows("新しく入った街1件", $0) })
    #expect(browser.state.regions.prefix(2).map { $0.towns[.rent].first?.townName } == ["乙", "丁"])
    #expect(browser.state.regions.allSatisfy { $0.reading == nil })
  }

  @Test(
    "what has taken the place of a file is read as its region", arguments: ["/dev/null", "/dev", "/nowhere/a.json"])
  func otherKind(path: FilePath) {
    let data = TownRankingData(townRankingsForRent: [Samples.town(1, "甲", .unknown, "線")], townRankingsForBuy: [])
    var queue = RankingQueue([RankingFile(path: path, byteLimit: 9)])
    while !queue.isEmpty { _ = queue.advance(until: 0, clock: { 0 }) }
    let terminal = FakeTerminal([.press("R"), .timeout, .timeout, .press("q")])
    let browser = Browser(
      state: BrowserState(
        read: [.init(.success(Ranking(data: data, name: "a.json")), from: .operand(0))], size: .usual),
      themeChoice: ThemeChoice(setting: .dark), terminal: terminal,
      queue: queue, clock: { 0 })
    #expect("\(browser.run())" == "quit")
    #expect(terminal.frames.last.map { Self.shows("甲", $0) && Self.shows("読み直せません", $0) } == true)
    #expect(browser.state.regions.count == 1 && browser.state.regions.first?.reading == nil)
  }

  @Test("a file that cannot be opened once the screen is there is a view too")
  func file() {
    let terminal = FakeTerminal([.timeout, .timeout, .press("R"), .timeout, .press("q")])
    let browser = Browser(
      state: BrowserState(rankings: [], size: .usual), themeChoice: ThemeChoice(setting: .dark), terminal: terminal,
      queue: RankingQueue([RankingFile(path: "/nowhere/a.json", byteLimit: 9)]), clock: { 0 })
    #expect("\(browser.run())" == "quit")
    #expect(terminal.frames.last.map { Self.shows("/nowhere/a.json: cannot open: No such file", $0) } == true)
  }

  @Test("a file is read on in the next slice, without waiting for a key")
  func slices() throws {
    let folder = try TemporaryFolder()
    try folder.write(Array(Self.json("甲").utf8), to: "a.json")
    let pause = [FakeTerminal.Step](repeating: .init(event: .timeout), count: 8)
    let terminal = FakeTerminal(pause + [.init(event: .press("R"))] + pause + [.init(event: .press("q"))])
    var time = 0
    let browser = Browser(
      state: BrowserState(rankings: [], size: .usual), themeChoice: ThemeChoice(setting: .dark), terminal: terminal,
      queue: RankingQueue([RankingFile(path: FilePath("\(folder.path)/a.json"), byteLimit: 1000)]),
      clock: {
        time += 100
        return time
      })
    #expect("\(browser.run())" == "quit")
    #expect(terminal.frames.last.map { Self.shows("変わりはありません", $0) } == true)
    let waits = terminal.log.filter { $0.hasPrefix("wait") }
    #expect(waits.split(separator: "wait for ever").map { Set($0) } == [["wait 0"], ["wait 0"]], "twice it is read")
  }

  @Test("an operand keeps its place, even if it is a pipe when it is read again")
  func pipe() throws {
    let folder = try TemporaryFolder()
    let pipe = try LoaderPipe()
    let path = "\(folder.path)/a.json"
    let terminal = FakeTerminal([
      .init(event: .timeout), .init(event: .press("R")) { _ in symlink(pipe.path, path) }, .init(event: .timeout),
      .init(event: .inputReady) { _ in pipe.finish(Self.json("甲")) }, .init(event: .press("j")),
      .init(event: .press("q")),
    ])
    let browser = Browser(
      state: BrowserState(rankings: [], size: .usual), themeChoice: ThemeChoice(setting: .dark), terminal: terminal,
      queue: RankingQueue([RankingFile(path: FilePath(path), byteLimit: 1000)]), clock: { 0 })
    #expect("\(browser.run())" == "quit")
    #expect(browser.state.regions.map { $0.towns[.rent].map(\.townName) } == [["甲"]])
    #expect(terminal.frames.last.map { Self.shows("甲", $0) && !Self.shows("読み込み中", $0) } == true)
  }
}
