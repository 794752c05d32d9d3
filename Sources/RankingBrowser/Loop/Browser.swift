import RankingCore
import TerminalUI

/// The loop: an event becomes an action, the action changes the state, the state is drawn. It sleeps while nothing
/// happens.
package final class Browser {
  package private(set) var state: BrowserState
  private var look: Look
  private let themeChoice: ThemeChoice
  private let terminal: any Terminal
  private var loader: RankingLoader?
  private let clock: () -> Int

  /// - Parameters:
  ///   - loader: the ranking that is still being read, if one is.
  ///   - clock: milliseconds of a clock that only moves ahead.
  package init(
    state: BrowserState, words: Words, themeChoice: ThemeChoice, terminal: any Terminal, loader: RankingLoader? = nil,
    clock: @escaping () -> Int = Clock.now
  ) {
    self.state = state
    self.themeChoice = themeChoice
    self.terminal = terminal
    self.loader = loader
    self.clock = clock
    look = Look(theme: themeChoice.theme(onLight: state.isBackgroundLight), words: words)
  }

  /// Shows the browser until it ends.
  package func run() -> BrowserEnd {
    present()
    if themeChoice.dependsOnBackground { terminal.askForBackground() }
    while true {
      let event = terminal.nextEvent(watching: loader?.descriptorToWatch, timeout: timeout)
      _ = reduce(&state, .tick(now: clock()))
      if let end = handle(event) { return end }
      if let error = load() { return .failed(error) }
      present()
    }
  }

  /// Milliseconds that may be slept.
  private var timeout: Int? {
    loader?.hasWork == true ? 0 : state.nextTick
  }

  private func present() {
    let (frame, cursor) = BrowserView.draw(state, look)
    terminal.present(frame, cursor: cursor)
  }

  private func handle(_ event: Event) -> BrowserEnd? {
    switch event {
    case .ended(let signal): return .signal(signal)
    case .disconnected: return .disconnected
    case .suspend: return perform(.suspend)
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
    }
    return nil
  }

  /// Reads on for a moment.
  private func load() -> RankingError? {
    guard var loader else { return nil }
    // Held twice, what it has read would be copied at every step.
    self.loader = nil
    do {
      let step = try loader.advance(until: clock() + RankingLoader.sliceMilliseconds, clock: clock)
      self.loader = loader
      switch step {
      case .finished(let ranking):
        self.loader = nil
        _ = reduce(&state, .loaded(ranking))
      case .working, .waiting:
        _ = reduce(&state, .loading(loader.progress))
      }
      return nil
    } catch {
      return error
    }
  }
}
