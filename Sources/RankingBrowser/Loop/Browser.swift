import RankingCore
import TerminalUI

/// The loop: an event becomes an action, the action changes the state, the state is drawn. It sleeps while nothing
/// happens.
package final class Browser {
  /// The state that is shown, or will be with the next frame. Only `reduce` changes it.
  package private(set) var state: BrowserState
  private let themeChoice: ThemeChoice
  private let terminal: any Terminal
  private let services: BrowserServices
  /// What is still to be read of the operands.
  private var queue: RankingQueue
  /// What is to be read again: none waits for another, nor for the operands.
  private var again: [RankingQueue] = []
  /// What other programs are doing.
  private var errands: [Errand] = []
  private let worker = Worker()
  private let clock: () -> Int

  /// - Parameters:
  ///   - queue: the rankings still to be read: the one that is shown first, if it has not been read, and those after
  ///     it.
  ///   - clock: the milliseconds of a monotonic clock.
  package init(
    state: BrowserState, themeChoice: ThemeChoice, terminal: any Terminal,
    services: BrowserServices = BrowserServices(), queue: RankingQueue = RankingQueue(),
    clock: @escaping () -> Int = Clock.now
  ) {
    self.state = state
    self.themeChoice = themeChoice
    self.terminal = terminal
    self.services = services
    self.queue = queue
    self.clock = clock
  }

  /// Shows the browser until it ends.
  package func run() -> BrowserEnd {
    // Asked before the frame, which then is the last that the terminal has to wait for.
    if themeChoice.dependsOnBackground { terminal.followBackground() }
    present()
    while true {
      let watched = ([queue] + again).map(\.descriptorToWatch) + [worker.descriptor]
      let hasWork = queue.hasWork || again.contains(where: \.hasWork)
      let looks = errands.isEmpty ? nil : Errand.interval
      let times = [hasWork ? 0 : nil, state.nextTick, looks, services.nextTry()]
      let timeout = times.compactMap(\.self).min()
      let event = terminal.nextEvent(watching: watched.compactMap(\.self), timeout: timeout)
      if let end = apply(.tick(now: clock())) ?? handle(event) { return end }
      for answer in worker.takeAnswers() {
        if let end = apply(.answered(answer)) { return end }
      }
      if let end = lookAfterErrands() ?? apply(services.tryAgain()) ?? load() { return end }
      // Keys that came together are answered by one frame.
      if !terminal.hasQueuedEvents { present() }
    }
  }

  private func present() {
    let (frame, cursor) = BrowserView.draw(state, themeChoice.theme(onLight: state.isBackgroundLight))
    terminal.present(frame, cursor: cursor, isPassing: state.slide != nil)
  }

  private func handle(_ event: Event) -> BrowserEnd? {
    switch event {
    case .ended(let signal): return .signal(signal)
    case .disconnected: return .disconnected
    case .suspend: return perform(.suspend)
    case .ambiguousWidth(let isTwo):
      guard AmbiguousWidth.isTwo != isTwo else { return nil }
      // Parts of the screen are elsewhere than assumed.
      terminal.invalidate()
      AmbiguousWidth.isTwo = isTwo
      return apply(.ambiguousWidth)
    case .resumed:
      terminal.invalidate()
      return apply(.resize(terminal.size))
    case .key, .paste, .mouse, .resize, .background, .colorScheme, .inputReady, .timeout:
      return EventMap.action(for: event, in: state).flatMap(apply)
    }
  }

  private func apply(_ action: BrowserAction) -> BrowserEnd? {
    for effect in state.reduce(action) {
      if let end = perform(effect) { return end }
    }
    return nil
  }

  private func apply(_ actions: [BrowserAction]) -> BrowserEnd? {
    for action in actions {
      if let end = apply(action) { return end }
    }
    return nil
  }

  private func perform(_ effect: BrowserEffect) -> BrowserEnd? {
    switch effect {
    case .quit: return .quit
    case .redraw: terminal.invalidate()
    case .askForBackground: if themeChoice.dependsOnBackground { terminal.askForBackground() }
    case .suspend:
      terminal.suspend()
      return apply(.resize(terminal.size))
    case .keepFavorite(let town, let isFavorite): return apply(services.keepFavorite(town, isFavorite))
    case .read(let place): again.append(queue.again(place))
    case .open(let address):
      switch services.open(address) {
      case .refused(let notice): return apply(.notify(notice))
      case .programs(let calls):
        let end = apply(.notify(Notice(.noticeOpening, text: address)))
        return end ?? begin(Errand(.open(address), calls))
      }
    case .copy(let text, let notice): return begin(Errand(.copy(text, notice), services.copy(text)))
    case .compute(let request):
      if request.isLong, worker.start(request) { return nil }
      return (try? request.answer()).flatMap { apply(.answered($0)) }
    }
    return nil
  }

  private func begin(_ errand: Errand) -> BrowserEnd? {
    errands.append(errand)
    return lookAfterErrands()
  }

  /// Looks whether the other programs have done what they were asked to.
  private func lookAfterErrands() -> BrowserEnd? {
    var actions: [BrowserAction] = []
    for index in errands.indices.reversed() {
      let outcome = errands[index].advance(services.programs, clock: clock) { call in
        var end = ProgramEnd.noProgram
        terminal.lend { end = services.programs.run(call) }
        actions.append(.resize(terminal.size))
        return end
      }
      guard let outcome else { continue }
      notice(of: errands.remove(at: index).purpose, outcome).map { actions.append(.notify($0)) }
    }
    for action in actions {
      if let end = apply(action) { return end }
    }
    return nil
  }

  /// - Returns: nil if there is nothing to say.
  private func notice(of purpose: Errand.Purpose, _ outcome: Errand.Outcome) -> Notice? {
    switch (purpose, outcome) {
    case (.open(let address), .done):
      // The user may have gone on meanwhile.
      return state.notice?.word == .noticeOpening ? Notice(.noticeOpened, text: address) : nil
    case (.open(let address), .failed(let failures)):
      // The address first, so that it can be seen whole and copied by hand.
      let reasons = state.words.failures(failures)
      return Notice(.noticeNotOpened, text: address + (reasons.isEmpty ? "" : " (\(reasons))"), isProblem: true)
    case (.copy(_, let notice), .done): return notice
    case (.copy(let text, let notice), .failed):
      guard terminal.copy(text) else { return Notice(.noticeNotCopied, isProblem: true) }
      // No terminal says whether it took the text.
      let lines = notice.number.map { state.words.filled(.firstLines, $0, text: notice.text) }
      return Notice(.noticeSent, text: lines ?? notice.text)
    }
  }

  /// Continues reading for one slice.
  private func load() -> BrowserEnd? {
    let deadline = clock() + RankingLoader.sliceMilliseconds
    for index in again.indices {
      if let end = take(again[index].advance(until: deadline, clock: clock)) { return end }
      let (origin, progress) = (again[index].origin, again[index].progress)
      if let origin, let end = apply(.loading(progress, of: origin)) { return end }
    }
    again.removeAll(where: \.isEmpty)
    guard !queue.isEmpty else { return nil }
    if let end = take(queue.advance(until: deadline, clock: clock)) { return end }
    guard state.loading != nil else { return nil }
    guard queue.isEmpty else { return apply(.loading(queue.progress)) }
    // There is nothing to show, and nothing more to come.
    return state.hasRetry ? apply(.allRead) : .failed(state.failures.map(\.error))
  }

  private func take(_ step: RankingQueue.Step) -> BrowserEnd? {
    guard case .finished(let outcome) = step else { return nil }
    return apply(BrowserAction(outcome, describe: services.describe))
  }
}

/// Why the browser ended.
package enum BrowserEnd: Sendable {
  case quit
  /// A signal, by its number.
  case signal(Int32)
  /// None of the rankings could be read.
  case failed([RankingError])
  /// The terminal is gone.
  case disconnected
}

/// What others do for the browser: files and other programs.
package struct BrowserServices {
  /// How an address is to be shown.
  package enum Opening {
    /// Not at all; the notice says why.
    case refused(Notice)
    /// By the first of these programs that does not fail.
    case programs([ProgramCall])
  }

  /// Records that a town is a favourite, or that it is not; returns the resulting actions.
  package var keepFavorite: (TownKey, Bool) -> [BrowserAction]
  /// In how many milliseconds `tryAgain` has something to do; nil if it has nothing.
  package var nextTry: () -> Int?
  /// Records what could not be recorded before, if it is time; returns the resulting actions.
  package var tryAgain: () -> [BrowserAction]
  /// Says how to show an address in a web browser.
  package var open: (String) -> Opening
  /// Names the programs that put a text on a clipboard. If all of them fail, the terminal is asked to.
  package var copy: (String) -> [ProgramCall]
  /// Starts those programs.
  package var programs: any ProgramRunner
  /// Says why a ranking could not be read, without its name.
  package var describe: (RankingError) -> BothTexts

  /// Services that do nothing and say so.
  package init(
    keepFavorite: @escaping (TownKey, Bool) -> [BrowserAction] = { _, _ in [] },
    nextTry: @escaping () -> Int? = { nil }, tryAgain: @escaping () -> [BrowserAction] = { [] },
    open: @escaping (String) -> Opening = { _ in .programs([]) },
    copy: @escaping (String) -> [ProgramCall] = { _ in [] },
    programs: any ProgramRunner = NoPrograms(),
    describe: @escaping (RankingError) -> BothTexts = ReadingFailure.untranslated
  ) {
    self.keepFavorite = keepFavorite
    self.nextTry = nextTry
    self.tryAgain = tryAgain
    self.open = open
    self.copy = copy
    self.programs = programs
    self.describe = describe
  }
}

/// Starts nothing.
package final class NoPrograms: ProgramRunner {
  /// Has nothing to prepare.
  package init() {}

  /// Starts nothing.
  package func start(_ call: ProgramCall) -> (process: Int32?, end: ProgramEnd?) { (nil, .noProgram) }

  /// Nothing was started.
  package func end(of process: Int32) -> ProgramEnd? { .noProgram }

  /// Nothing was started.
  package func release(_ process: Int32) {}

  /// Runs nothing.
  package func run(_ call: ProgramCall) -> ProgramEnd { .noProgram }
}
