import RankingBrowser
import RankingCore
import TerminalUI
import Testing

/// The loop and the terminal's background.
@Suite(.timeLimit(.minutes(10))) struct BrowserThemeTests {
  private static func run(_ choice: ThemeChoice, _ events: [Event], isLight: Bool = false) -> FakeTerminal {
    let terminal = FakeTerminal(events + [.press("q")])
    let state = BrowserState(ranking: Samples.ranking(20), size: .usual, isBackgroundLight: isLight)
    _ = Browser(
      state: state, themeChoice: choice, terminal: terminal, clock: { 0 }
    ).run()
    return terminal
  }

  private static func frame(_ theme: Theme) -> Buffer {
    BrowserState(ranking: Samples.ranking(20), size: .usual).frame(Look(theme: theme, words: Words(.japanese)))
  }

  @Test("by default it asks, before the first frame, and applies the answers as often as they come")
  func auto() {
    let terminal = Self.run(ThemeChoice(), [.background(isLight: true), .background(isLight: false)])
    #expect(terminal.log.prefix(2) == ["follow", "show 80x24"])
    #expect(terminal.frames == [Self.frame(.dark), Self.frame(.light), Self.frame(.dark)])
  }

  @Test("the environment's background applies until the answer comes")
  func environment() {
    let terminal = Self.run(ThemeChoice(), [.background(isLight: false)], isLight: true)
    #expect(terminal.frames == [Self.frame(.light), Self.frame(.dark)])
  }

  @Test("a terminal that reports its colour scheme and not its background is taken at its word")
  func scheme() {
    let reports = [true, true, false, false, true].map(Event.colorScheme)
    let terminal = Self.run(ThemeChoice(), reports)
    #expect(!terminal.log.contains("ask"))
    #expect(terminal.frames == [.dark, .light, .light, .dark, .dark, .light].map(Self.frame))
  }

  /// As in a terminal with one dark theme on a desktop that becomes light.
  @Test("one that reports its background is asked for it when it reports another scheme, and its answer counts")
  func schemeAndBackground() {
    let terminal = Self.run(
      ThemeChoice(),
      [
        .background(isLight: false), .colorScheme(isLight: true), .background(isLight: false),
        .colorScheme(isLight: true), .background(isLight: true), .press("x"),
      ])
    #expect(terminal.log.filter { $0 == "ask" }.count == 2)
    #expect(terminal.frames == [.dark, .dark, .dark, .dark, .dark, .light, .light].map(Self.frame))
  }

  @Test(
    "with a chosen theme, few colours or none it does not ask, and an answer changes nothing",
    arguments: [
      (ThemeChoice(setting: .dark), Theme.dark), (ThemeChoice(setting: .light), .light),
      (ThemeChoice(setting: .mono), .mono), (ThemeChoice(colorCount: 8), .eightColors),
      (ThemeChoice(colorCount: 0), .mono),
    ])
  func chosen(choice: ThemeChoice, theme: Theme) {
    for isLight in [false, true] {
      let events = [Event.background(isLight: isLight), .colorScheme(isLight: isLight), .press("x")]
      for events in [events, events.dropFirst() + events] {
        let terminal = Self.run(choice, Array(events))
        #expect(!terminal.log.contains("ask") && !terminal.log.contains("follow"))
        #expect(terminal.frames == Array(repeating: Self.frame(theme), count: events.count + 1))
      }
    }
  }
}
