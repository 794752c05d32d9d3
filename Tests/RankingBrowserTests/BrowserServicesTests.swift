import RankingBrowser
import RankingCore
import TerminalUI
import Testing

/// What the loop requests from outside, with services and a terminal that only record.
@Suite struct BrowserServicesTests {
  final class Outside {
    var kept: [String] = []
    var opened: [String] = []
    var answer: [BrowserAction] = []
  }

  private static func run(
    _ events: [Event], _ outside: Outside = Outside(), takesClipboard: Bool = true
  ) throws -> (terminal: FakeTerminal, browser: Browser) {
    let terminal = FakeTerminal(events + [.key(.control("c"))])
    terminal.takesClipboard = takesClipboard
    let services = BrowserServices(
      keepFavorite: { name, isFavorite in
        outside.kept.append("\(isFavorite ? "+" : "-")\(name)")
        return outside.answer
      },
      open: {
        outside.opened.append($0)
        return Notice(.noticeOpened, text: $0)
      })
    let browser = Browser(
      state: BrowserState(ranking: try .embedded(), size: .usual), themeChoice: ThemeChoice(setting: .dark),
      terminal: terminal, services: services, clock: { 0 })
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
    #expect(outside.kept == ["+本厚木"])
    #expect(browser.state.favorites == ["本厚木", "三鷹"])
    #expect(Self.lastRow(terminal).contains("別名で保存しました: /x"))
    outside.kept = []
    _ = try Self.run([.press("f"), .press("j"), .press("f"), .press("f")], outside)
    #expect(outside.kept.first == "+本厚木" && outside.kept.count == 3)
  }

  @Test("o opens the source and reports the result")
  func open() throws {
    let outside = Outside()
    let (terminal, _) = try Self.run([.press("o")], outside)
    #expect(outside.opened == ["https://www.homes.co.jp/cont/s_ranking/shutoken/"])
    #expect(Self.lastRow(terminal).contains("https://www.homes.co.jp/cont/s_ranking/shutoken/ を開きました"))
  }

  @Test("without services it continues, and says that nothing was opened")
  func noServices() throws {
    let terminal = FakeTerminal([.press("o"), .press("f"), .press("q")])
    let browser = Browser(
      state: BrowserState(ranking: try .embedded(), size: .usual), themeChoice: ThemeChoice(setting: .dark),
      terminal: terminal, clock: { 0 })
    _ = browser.run()
    #expect(terminal.frames[1].textRows[23].contains("開けません"))
    #expect(browser.state.favorites == ["本厚木"])
  }

  @Test("y copies and says so, or says that the terminal has no clipboard")
  func copy() throws {
    let (terminal, _) = try Self.run([.press("y")])
    #expect(terminal.copied == ["本厚木 借りて住みたい 1位 3アップ 小田急小田原線"])
    #expect(Self.lastRow(terminal).contains("本厚木をコピーしました"))
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
