import NcursesTerminal
import RankingCore
import TerminalUI

@testable import RankingBrowser

/// A browser as `Browser` runs it, without a terminal: events become actions, the state is reduced, frames are drawn.
@MainActor
struct Session {
  private var state: BrowserState
  private var decoder: KeyDecoder
  private let look: Look
  private var now = 0
  /// Cells that may still be drawn: a large screen is drawn less often.
  private var cells = 3_000

  init(_ script: inout Script) {
    let flags = script.number()
    var opening = BrowserState.Opening()
    opening.market = flags & 1 == 0 ? .rent : .buy
    opening.isExpanded = flags & 2 != 0
    opening.isAnimated = flags & 4 != 0
    opening.language = flags & 8 == 0 ? .japanese : .english
    opening.favorites = flags & 16 == 0 ? [] : Rankings.names
    opening.showsFavoritesOnly = flags & 32 != 0
    let themes: [Theme] = [.dark, .light, .mono, Theme.eightColors.with(marks: .ascii)]
    look = Look(theme: themes[flags >> 6 & 3], words: Words(opening.language))
    let kind = script.number()
    decoder = kind & 0x80 == 0 ? KeyDecoder() : Rankings.decoder
    let first = kind & 0x7F
    let rankings = first == 0 ? [] : [Rankings.all[first % Rankings.all.count]]
    state = BrowserState(rankings: rankings, size: script.size(), opening)
  }

  mutating func take(_ step: Script.Step) {
    _ = state.reduce(.tick(now: now))
    switch step {
    case .byte(let byte):
      var events: [Event] = []
      decoder.feed(byte, into: &events)
      for event in events { handle(event) }
    case .timeOut:
      var events: [Event] = []
      decoder.timeOut(into: &events)
      if decoder.waitMilliseconds != nil { fatalError("something is left behind a time-out") }
      for event in events { handle(event) }
    case .resize(let size): handle(.resize(size))
    case .time(let milliseconds):
      now += milliseconds
      act(.tick(now: now))
    case .loaded(let index): act(.loaded(Rankings.all[index % Rankings.all.count]))
    case .loading(let part):
      // As in the loop, which tells it only of what is waited for.
      guard state.loading != nil else { return }
      act(.loading(Loading(bytes: part << 20, expectedBytes: part % 3 == 0 ? nil : 99 << 20)))
    case .favorites(let count): act(.favorites(Set(Rankings.names.sorted().prefix(count))))
    }
  }

  /// Ends what began, draws the last frame however large it is, and copies.
  mutating func finish() {
    var events: [Event] = []
    decoder.timeOut(into: &events)
    for event in events { handle(event) }
    check(isDrawn: true)
    act(.copy)
  }

  private mutating func handle(_ event: Event) {
    guard let action = EventMap.action(for: event, in: state, look) else { return }
    act(action)
  }

  private mutating func act(_ action: BrowserAction) {
    switch state.reduce(action) {
    case .copy(_, let notice): _ = state.reduce(.notify(notice))
    case .open(let address): _ = state.reduce(.notify(Notice(.noticeNotOpened, text: address, isProblem: true)))
    case .keepFavorite, .quit, .redraw, .suspend, nil: break
    }
    if state.hasWork { _ = state.reduce(.work) }
    let area = state.size.width * state.size.height
    check(isDrawn: area <= cells)
    cells -= min(area, cells)
  }

  private func check(isDrawn: Bool) {
    Tally.events += 1
    if isDrawn { Tally.frames += 1 }
    if let fault = state.fault ?? (isDrawn ? state.drawingFault(look) : nil) {
      fatalError("\(fault) (\(state.size), \(state.market), \(String(describing: state.overlay)))")
    }
  }
}
