import Glibc
import NcursesTerminal
import RankingBrowser
import RankingCore
import TerminalUI

/// The browser in a terminal.
enum BrowseCommand {
  /// Rankings read within this time, in milliseconds, are shown without a progress screen; errors in them come before
  /// the screen.
  private static let quietTime = 100

  static func run(_ options: Options) throws -> Int32 {
    var queue = RankingQueue(try RankingInput.loaders(options))
    let (rankings, first) = queue.isEmpty ? try RankingInput.embedded(options) : (try readQuietly(&queue), 0)
    var terminalOptions = NcursesTerminal.Options()
    terminalOptions.mouse = options.usesMouse
    terminalOptions.asksForWidth = options.ambiguous == .auto
    let favorites = FavoritesKeeper(options.language, environment: Environment.value)
    let end = try NcursesTerminal.run(terminalOptions) { terminal in
      // Moved, so that what has been read is not there twice.
      let rest = queue
      queue = RankingQueue([])
      return browser(options, rankings, first, rest, favorites, terminal).run()
    }
    switch end {
    case .quit: return ExitStatus.success
    case .signal(let number):
      EndBySignal.end(by: number)
      return ExitStatus.signal(number)
    case .disconnected: return ExitStatus.signal(SIGHUP)
    case .failed(let error): throw error
    }
  }

  private static func browser(
    _ options: Options, _ rankings: [Ranking], _ first: Int, _ queue: RankingQueue, _ favorites: FavoritesKeeper,
    _ terminal: NcursesTerminal
  ) -> Browser {
    let colorCount = usesColor(options) ? terminal.colorCount : 0
    var opening = options.opening
    opening.region = first
    opening.isAnimated = options.isAnimated && colorCount > 0
    opening.isBackgroundLight = ThemeChoice.isLight(colorFGBG: Environment.value("COLORFGBG")) ?? false
    opening.favorites = favorites.names
    opening.notice = favorites.notice
    return Browser(
      state: BrowserState(rankings: rankings, size: terminal.size, opening),
      themeChoice: ThemeChoice(setting: options.theme, colorCount: colorCount),
      terminal: terminal,
      services: BrowserServices(keepFavorite: favorites.keep, open: WebBrowser.open), queue: queue)
  }

  private static func usesColor(_ options: Options) -> Bool {
    switch options.color {
    case .auto: Environment.value("NO_COLOR") == nil
    case .always: true
    case .never: false
    }
  }

  /// - Returns: the rankings read in time, from the first.
  private static func readQuietly(_ queue: inout RankingQueue) throws(RankingError) -> [Ranking] {
    var rankings: [Ranking] = []
    let deadline = Clock.now() + quietTime
    repeat {
      switch try queue.advance(until: deadline, clock: Clock.now) {
      case .finished(let ranking): rankings.append(ranking)
      case .waiting: _ = queue.wait(milliseconds: max(deadline - Clock.now(), 0))
      case .working: break
      }
    } while !queue.isEmpty && Clock.now() < deadline
    return rankings
  }
}
