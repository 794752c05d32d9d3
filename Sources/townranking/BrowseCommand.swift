import Glibc
import NcursesTerminal
import RankingBrowser
import RankingCore
import TerminalUI

/// The browser in a terminal.
enum BrowseCommand {
  /// What is read within this time, in milliseconds, is shown without a word about reading; errors in it come before
  /// the screen.
  private static let quietTime = 100

  static func run(_ options: Options) throws -> Int32 {
    var loader = try RankingInput.loader(options)
    let ranking = loader == nil ? try Ranking.embedded() : try readQuietly(&loader)
    var terminalOptions = NcursesTerminal.Options()
    terminalOptions.mouse = options.usesMouse
    let end = try NcursesTerminal.run(terminalOptions) { terminal in
      browser(options, ranking, ranking == nil ? loader : nil, terminal).run()
    }
    switch end {
    case .quit: return ExitStatus.success
    case .signal(let number): return ExitStatus.signal(number)
    case .disconnected: return ExitStatus.signal(SIGHUP)
    case .failed(let error): throw error
    }
  }

  private static func browser(
    _ options: Options, _ ranking: Ranking?, _ loader: RankingLoader?, _ terminal: NcursesTerminal
  ) -> Browser {
    let colorCount = usesColor(options) ? terminal.colorCount : 0
    let state = BrowserState(
      ranking: ranking, market: options.market, isExpanded: options.isExpanded, size: terminal.size,
      isAnimated: options.isAnimated && colorCount > 0,
      isBackgroundLight: ThemeChoice.isLight(colorFGBG: Environment.value("COLORFGBG")) ?? false)
    return Browser(
      state: state, words: Words(options.language),
      themeChoice: ThemeChoice(setting: options.theme, colorCount: colorCount, isAscii: options.isAscii),
      terminal: terminal, loader: loader)
  }

  private static func usesColor(_ options: Options) -> Bool {
    switch options.color {
    case .auto: Environment.value("NO_COLOR") == nil
    case .always: true
    case .never: false
    }
  }

  /// - Returns: nil when it takes longer.
  private static func readQuietly(_ loader: inout RankingLoader?) throws(RankingError) -> Ranking? {
    guard var reading = loader else { return nil }
    defer { loader = reading }
    let deadline = Clock.now() + quietTime
    while true {
      switch try reading.advance(until: deadline, clock: Clock.now) {
      case .finished(let ranking): return ranking
      case .waiting: _ = reading.wait(milliseconds: max(deadline - Clock.now(), 0))
      case .working: break
      }
      if Clock.now() >= deadline { return nil }
    }
  }
}
