import RankingCore
import TerminalUI
import TestSupport
import Testing

@testable import RankingBrowser

/// What the loop requests from outside, with services and a terminal that only record.
@Suite(.timeLimit(.minutes(10))) struct BrowserServicesTests {
  final class Outside {
    var kept: [String] = []
    var opened: [String] = []
    var answer: [BrowserAction] = []
    let programs = FakePrograms()
    /// The programs that show an address and those that copy a text.
    var openers = ["a", "b"]
    var copiers: [String] = []
    var now = 0
  }

  private static func run(
    _ events: [Event], _ outside: Outside = Outside(), takesClipboard: Bool = true
  ) throws -> (terminal: FakeTerminal, browser: Browser) {
    let terminal = FakeTerminal(events + [.key(.control("c"))])
    terminal.takesClipboard = takesClipboard
    let services = BrowserServices(
      keepFavorite: { name, isFavorite in
        outside.kept.append("\(isFavorite ? "+" : "-")\(name.summary)")
        return outside.answer
      },
      open: { address in
        outside.opened.append(address)
        return .programs(outside.openers.map { ProgramCall($0, [$0], needsTerminal: $0 == "w3m") })
      },
      copy: { text in outside.copiers.map { ProgramCall($0, [$0], input: text) } }, programs: outside.programs)
    let browser = Browser(
      state: BrowserState(ranking: try .embedded(), size: .usual), themeChoice: ThemeChoice(setting: .dark),
      terminal: terminal, services: services,
      clock: {
        outside.now += 100
        return outside.now
      })
    #expect("\(browser.run())" == "quit")
    return (terminal, browser)
  }

  private static func lastRow(_ terminal: FakeTerminal) -> String {
    terminal.frames.last?.textRows.last ?? ""
  }

  @Test("f is saved, and the resulting actions are applied")
  func favorite() throws {
    let outside = Outside()
    outside.answer = [.favorites(["本厚木", "三鷹"]), .notify(Notice(.noticeFavoritesBroken, text: "/x", isProblem: true))]
    let (terminal, browser) = try Self.run([.press("f")], outside)
    #expect(outside.kept == ["+首都圏/本厚木"])
    #expect(browser.state.favorites == ["本厚木", "三鷹"])
    #expect(Self.lastRow(terminal).contains("別名で保存しました: /x"))
    outside.kept = []
    _ = try Self.run([.press("f"), .press("j"), .press("f"), .press("f")], outside)
    #expect(outside.kept.first == "+首都圏/本厚木" && outside.kept.count == 3)
  }

  private static let address = "https://www.homes.co.jp/cont/s_ranking/shutoken/"

  @Test("o opens the source, and says that it does until it is known to have done so")
  func open() throws {
    let outside = Outside()
    outside.programs.ends = ["a": (1, .status(3)), "b": (1, .status(0))]
    let (terminal, _) = try Self.run([.press("o"), .timeout, .timeout, .timeout, .timeout], outside)
    #expect(outside.opened == [Self.address])
    #expect(outside.programs.log == ["start a", "start b"])
    #expect(terminal.frames[1].textRows[23].contains("\(Self.address) を開いています"))
    #expect(Self.lastRow(terminal).contains("\(Self.address) を開きました"))
    #expect(terminal.log.filter { $0.hasPrefix("wait") }.prefix(2) == ["wait for ever", "wait \(Errand.interval)"])
  }

  @Test("keys work meanwhile, and success does not take their place")
  func keysMeanwhile() throws {
    let outside = Outside()
    let (terminal, browser) = try Self.run(
      [.press("o"), .press("j"), .press("j")] + Array(repeating: .timeout, count: 9), outside)
    #expect(browser.state.list.choice == 2 && browser.state.notice == nil)
    #expect(outside.programs.log == ["start a", "release a"])
    #expect(terminal.log.filter { $0.hasPrefix("wait") }.last == "wait for ever")
  }

  @Test("if none can show it, the address is there to be copied by hand, and then what was tried")
  func notOpened() throws {
    let outside = Outside()
    outside.programs.ends = ["a": (0, .status(1)), "b": (-1, .notStarted(2))]
    let (terminal, _) = try Self.run([.press("o"), .timeout, .timeout], outside)
    #expect(Self.lastRow(terminal).contains("開けません: \(Self.address) (a: 終了ス"))
  }

  @Test("a browser in the terminal gets the terminal, and the whole screen is drawn again")
  func inTerminal() throws {
    let outside = Outside()
    outside.openers = ["w3m"]
    let (terminal, _) = try Self.run([.press("o")], outside)
    #expect(outside.programs.log == ["run w3m"])
    #expect(terminal.log.contains("lend") && terminal.log.last { $0.hasPrefix("show") } != nil)
  }

  @Test("without services it continues, and says that nothing was opened")
  func noServices() throws {
    let terminal = FakeTerminal([.press("o"), .press("f"), .press("q")])
    let browser = Browser(
      state: BrowserState(ranking: try .embedded(), size: .usual), themeChoice: ThemeChoice(setting: .dark),
      terminal: terminal, clock: { 0 })
    _ = browser.run()
    #expect(terminal.frames[1].textRows[23].contains("開けません"))
    #expect(browser.state.favorites == [.tokyo("本厚木")])
  }

  private static let line = "本厚木 借りて住みたい 1位 3アップ 小田急小田原線"

  @Test("y copies by a program and says so; if all fail the text is sent to the terminal, which may refuse it")
  func copy() throws {
    let outside = Outside()
    outside.copiers = ["c", "d"]
    outside.programs.ends = ["c": (0, .status(1)), "d": (0, .status(0))]
    let events: [Event] = [.press("y"), .timeout, .timeout, .timeout]
    let (terminal, _) = try Self.run(events, outside)
    #expect(terminal.copied == [])
    #expect(outside.programs.log == ["start c < \(Self.line)", "start d < \(Self.line)"])
    #expect(Self.lastRow(terminal).contains("本厚木をコピーしました"))
    outside.programs.ends["d"] = (0, .signal(6))
    let (sent, _) = try Self.run(events, outside)
    #expect(sent.copied == [Self.line])
    #expect(Self.lastRow(sent).contains("端末のクリップボードへ送りました: 本厚木"))
  }

  @Test("without programs the text is sent to the terminal, or the terminal has no clipboard")
  func copyByTerminal() throws {
    let (terminal, _) = try Self.run([.press("y")])
    #expect(terminal.copied == [Self.line])
    #expect(Self.lastRow(terminal).contains("端末のクリップボードへ送りました: 本厚木"))
    let (other, _) = try Self.run([.press("y")], takesClipboard: false)
    #expect(other.copied == [] && other.log.contains("copy"))
    #expect(Self.lastRow(other).contains("この端末ではコピーできません"))
  }

  @Test("the cursor is visible at the insertion point while the prompt is open")
  func cursor() throws {
    let (terminal, _) = try Self.run([.press("/"), .press("本"), .key(.backspace), .key(.escape)])
    #expect(terminal.cursors.map(\.isVisible) == [false, true, true, true, false])
    #expect(terminal.cursors.dropFirst().prefix(3).map(\.point) == [3, 5, 3].map { Point(x: $0, y: 23) })
  }
}
