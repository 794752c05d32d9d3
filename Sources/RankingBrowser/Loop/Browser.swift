import RankingCore
import TerminalUI

/// The loop: an event becomes an action, the action changes the state, the state is drawn. It sleeps while nothing
/// happens.
package final class Browser {
  /// What is shown, or will be with the next frame. Only `reduce` changes it.
  package private(set) var state: BrowserState
  private var look: Look
  private let themeChoice: ThemeChoice
  private let terminal: any Terminal
  private let services: BrowserServices
  private var queue: RankingQueue
  private let clock: () -> Int

  /// - Parameters:
  ///   - queue: the rankings that are still to be read: the one that is shown first, if it is not there yet, and those
  ///     behind it.
  ///   - clock: milliseconds of a clock that only moves ahead.
  package init(
    state: BrowserState, words: Words, themeChoice: ThemeChoice, terminal: any Terminal,
    services: BrowserServices = BrowserServices(), queue: RankingQueue = RankingQueue(),
    clock: @escaping () -> Int = Clock.now
  ) {
    self.state = state
    self.themeChoice = themeChoice
    self.terminal = terminal
    self.services = services
    self.queue = queue
    self.clock = clock
    look = Look(theme: themeChoice.theme(onLight: state.isBackgroundLight), words: words)
  }

  /// Shows the browser until it ends.
  package func run() -> BrowserEnd {
    present()
    if themeChoice.dependsOnBackground { terminal.askForBackground() }
    while true {
      let event = terminal.nextEvent(watching: queue.descriptorToWatch, timeout: timeout)
      _ = reduce(&state, .tick(now: clock()))
      if let end = handle(event) { return end }
      if let error = load() { return .failed(error) }
      if state.hasWork { _ = reduce(&state, .work) }
      // Keys that came together are answered by one frame.
      if !terminal.hasQueuedEvents { present() }
    }
  }

  /// Milliseconds that may be slept.
  private var timeout: Int? {
    queue.hasWork || state.hasWork ? 0 : state.nextTick
  }

  private func present() {
    let (frame, cursor) = BrowserView.draw(state, look)
    terminal.present(frame, cursor: cursor, isPassing: state.slide != nil)
  }

  private func handle(_ event: Event) -> BrowserEnd? {
    switch event {
    case .ended(let signal): return .signal(signal)
    case .disconnected: return .disconnected
    case .suspend: return perform(.suspend)
    case .ambiguousWidth(let isTwo):
      guard AmbiguousWidth.isTwo != isTwo else { return nil }
      // What is on the screen stands elsewhere than was thought.
      terminal.invalidate()
      AmbiguousWidth.isTwo = isTwo
      _ = reduce(&state, .ambiguousWidth)
      return nil
    case .resumed:
      terminal.invalidate()
      _ = reduce(&state, .resize(terminal.size))
      return nil
    default:
      guard let action = EventMap.action(for: event, in: state, look) else { return nil }
      let effect = reduce(&state, action)
      if case .background = action { look.theme = themeChoice.theme(onLight: state.isBackgroundLight) }
      return effect.flatMap(perform)
    }
  }

  private func perform(_ effect: BrowserEffect) -> BrowserEnd? {
    switch effect {
    case .quit: return .quit
    case .redraw: terminal.invalidate()
    case .suspend:
      terminal.suspend()
      _ = reduce(&state, .resize(terminal.size))
    case .keepFavorite(let name, let isFavorite):
      for action in services.keepFavorite(name, isFavorite) { _ = reduce(&state, action) }
    case .open(let address):
      _ = reduce(&state, .notify(services.open(address)))
    case .copy(let text, let notice):
      let isCopied = terminal.copy(text)
      _ = reduce(&state, .notify(isCopied ? notice : Notice(.noticeNotCopied, isProblem: true)))
    }
    return nil
  }

  /// Reads on for a moment.
  private func load() -> RankingError? {
    guard !queue.isEmpty else { return nil }
    do {
      switch try queue.advance(until: clock() + RankingLoader.sliceMilliseconds, clock: clock) {
      case .finished(let ranking): _ = reduce(&state, .loaded(ranking))
      case .working, .waiting:
        // The others are read behind what is shown.
        if state.loading != nil { _ = reduce(&state, .loading(queue.progress)) }
      }
      return nil
    } catch {
      return error
    }
  }
}
