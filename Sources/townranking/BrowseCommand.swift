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
    let programs = Programs()
    var queue = RankingQueue(try RankingInput.files(options, programs))
    let read = readQuietly(&queue)
    let hasRead = queue.isEmpty && !options.files.isEmpty
    // An address may answer the next time.
    if hasRead, !queue.hasAddress, !read.contains(where: { $0.result.success != nil }) {
      return complain(read.compactMap(\.result.failure), options)
    }
    let embedded = options.files.isEmpty ? try RankingInput.embedded(options) : nil
    var terminalOptions = NcursesTerminal.Options()
    terminalOptions.mouse = options.usesMouse
    terminalOptions.asksForWidth = options.ambiguous == .auto
    let favorites = FavoritesKeeper(environment: Environment.value)
    let end = try NcursesTerminal.run(terminalOptions) { terminal in
      browser(options, favorites, terminal, programs, &queue) { size, opening in
        guard let embedded else {
          var state = BrowserState(read: read, size: size, opening, describe: \.reasonTexts)
          if hasRead { state.apply(.allRead) }
          return state
        }
        var opening = opening
        opening.region = embedded.first
        return BrowserState(rankings: embedded.rankings, size: size, opening)
      }.run()
    }
    if let error = favorites.finish() { Output.complain(Remark.favoritesNotKept(error).text(options.errorLanguage)) }
    switch end {
    case .quit: return ExitStatus.success
    case .signal(let number):
      EndBySignal.atExit(number)
      return ExitStatus.signal(number)
    case .disconnected: return ExitStatus.signal(SIGHUP)
    case .failed(let errors): return complain(errors, options)
    }
  }

  /// Says why there is nothing to show.
  private static func complain(_ errors: [RankingError], _ options: Options) -> Int32 {
    RankingInput.complain(errors, options.errorLanguage)
    return ExitStatus.failure
  }

  /// - Parameter queue: what is still to be read; it is moved, so that nothing is held here that the browser gives up.
  private static func browser(
    _ options: Options, _ favorites: FavoritesKeeper, _ terminal: NcursesTerminal, _ programs: Programs,
    _ queue: inout RankingQueue, _ state: (Size, BrowserState.Opening) -> BrowserState
  ) -> Browser {
    let colorCount = usesColor(options) ? terminal.colorCount : 0
    var opening = options.opening
    opening.offersLanguage = options.errorLanguage != options.language
    opening.isAnimated = options.isAnimated && colorCount > 0
    opening.isBackgroundLight = ThemeChoice.isLight(colorFGBG: Environment.value("COLORFGBG")) ?? false
    opening.favorites = favorites.favorites
    opening.notice = favorites.notice
    let rest = queue
    queue = RankingQueue()
    return Browser(
      state: state(terminal.size, opening),
      themeChoice: ThemeChoice(setting: options.theme, colorCount: colorCount),
      terminal: terminal,
      services: BrowserServices(
        keepFavorite: favorites.keep, nextTry: { favorites.nextTry }, tryAgain: favorites.tryAgain,
        open: { WebBrowser.open($0, Environment.value) }, copy: { Clipboard.calls($0, Environment.value) },
        programs: programs, describe: \.reasonTexts),
      queue: rest)
  }

  private static func usesColor(_ options: Options) -> Bool {
    switch options.color {
    case .auto: Environment.value("NO_COLOR") == nil
    case .always: true
    case .never: false
    }
  }

  /// - Returns: what has been read in time, from the first.
  private static func readQuietly(_ queue: inout RankingQueue) -> [RankingQueue.Outcome] {
    var read: [RankingQueue.Outcome] = []
    let deadline = Clock.now() + quietTime
    while !queue.isEmpty, Clock.now() < deadline {
      switch queue.advance(until: deadline, clock: Clock.now) {
      case .finished(let outcome): read.append(outcome)
      case .waiting: _ = queue.wait(milliseconds: max(deadline - Clock.now(), 0))
      case .working: break
      }
    }
    return read
  }
}
