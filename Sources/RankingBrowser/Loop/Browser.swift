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
  private var queue: RankingQueue
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
    present()
    if themeChoice.dependsOnBackground { terminal.askForBackground() }
    while true {
      let watched = [queue.descriptorToWatch, worker.descriptor].compactMap { $0 }
      let event = terminal.nextEvent(watching: watched, timeout: queue.hasWork ? 0 : state.nextTick)
      if let end = apply(.tick(now: clock())) ?? handle(event) { return end }
      for answer in worker.takeAnswers() {
        if let end = apply(.answered(answer)) { return end }
      }
      if let end = load() { return end }
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
    case .key, .paste, .mouse, .resize, .background, .inputReady, .timeout:
      return EventMap.action(for: event, in: state).flatMap(apply)
    }
  }

  private func apply(_ action: BrowserAction) -> BrowserEnd? {
    for effect in state.reduce(action) {
      if let end = perform(effect) { return end }
    }
    return nil
  }

  private func perform(_ effect: BrowserEffect) -> BrowserEnd? {
    switch effect {
    case .quit: return .quit
    case .redraw: terminal.invalidate()
    case .suspend:
      terminal.suspend()
      return apply(.resize(terminal.size))
    case .keepFavorite(let name, let isFavorite):
      for action in services.keepFavorite(name, isFavorite) {
        if let end = apply(action) { return end }
      }
    case .open(let address): return apply(.notify(services.open(address)))
    case .copy(let text, let notice):
      let isCopied = terminal.copy(text)
      return apply(.notify(isCopied ? notice : Notice(.noticeNotCopied, isProblem: true)))
    case .compute(let request):
      if request.isLong, worker.start(request) { return nil }
      return (try? request.answer()).flatMap { apply(.answered($0)) }
    }
    return nil
  }

  /// Continues reading for one slice.
  private func load() -> BrowserEnd? {
    guard !queue.isEmpty else { return nil }
    switch queue.advance(until: clock() + RankingLoader.sliceMilliseconds, clock: clock) {
    case .finished(.success(let ranking)): return apply(.loaded(ranking))
    case .finished(.failure(let error)):
      if let end = apply(.failed(ReadingFailure(error, text: services.describe(error)))) { return end }
      // There is nothing to show, and nothing more to come.
      return queue.isEmpty && state.loading != nil ? .failed(state.failures.map(\.error)) : nil
    case .working, .waiting:
      // The others are read while the first is shown.
      return state.loading == nil ? nil : apply(.loading(queue.progress))
    }
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
  /// Records that a town is a favourite, or that it is not; returns the resulting actions.
  package var keepFavorite: (String, Bool) -> [BrowserAction]
  /// Shows an address in a web browser; returns a notice of the result.
  package var open: (String) -> Notice
  /// Says in the user's language why a ranking could not be read.
  package var describe: (RankingError) -> String

  /// Services that do nothing and say so.
  package init(
    keepFavorite: @escaping (String, Bool) -> [BrowserAction] = { _, _ in [] },
    open: @escaping (String) -> Notice = { Notice(.noticeNotOpened, text: $0, isProblem: true) },
    describe: @escaping (RankingError) -> String = \.description
  ) {
    self.keepFavorite = keepFavorite
    self.open = open
    self.describe = describe
  }
}
