import NcursesTerminal
import RankingCore
import TerminalUI

@testable import RankingBrowser

/// A browser as `Browser` runs it, without a terminal and without a thread: events become actions, the state is reduced,
/// what it asks for is worked out in place or some time later, frames are drawn.
@MainActor
struct Session {
  private var state: BrowserState
  private var decoder: KeyDecoder
  private let theme: Theme
  private var now = 0
  /// Whether work waits for a step that answers it, as that of long lists does for a thread.
  private var putsOff = false
  /// What was put off. A request that was answered stays: a second answer comes too late.
  private var requests: [WorkRequest] = []
  /// Cells that may still be drawn: a large screen is drawn less often.
  private var cells = 3_000

  init(_ script: inout Script) {
    AmbiguousWidth.isTwo = false
    let flags = script.number()
    let look = flags >> 6 & 3
    var opening = BrowserState.Opening()
    opening.market = flags & 1 == 0 ? .rent : .buy
    opening.isExpanded = flags & 2 != 0
    opening.isAnimated = flags & 4 != 0
    opening.words = Words(flags & 8 == 0 ? .japanese : .english, look == 3 ? .ascii : .unicode)
    opening.favorites = flags & 16 == 0 ? Favorites() : Favorites(Rankings.keys)
    opening.showsFavoritesOnly = flags & 32 != 0
    let themes: [Theme] = [.dark, .light, .mono, .eightColors]
    theme = themes[look]
    let kind = script.number()
    decoder = kind & 0x80 == 0 ? KeyDecoder() : Rankings.decoder
    decoder.awaitsWidth = true
    let first = kind & 0x7F
    let rankings = first == 0 ? [] : [Rankings.all[first % Rankings.all.count]]
    state = BrowserState(rankings: rankings, size: script.size(), opening)
  }

  mutating func take(_ step: Script.Step) {
    reduce(.tick(now: now))
    switch step {
    case .byte(let byte):
      var events: [Event] = []
      decoder.feed(byte, into: &events)
      for event in events { handle(event) }
    case .timeOut: timeOut()
    case .resize(let size): handle(.resize(size))
    case .time(let milliseconds):
      now += milliseconds
      act(.tick(now: now))
    case .loaded(let index):
      // One that is read again may be another one altogether.
      let origin = index & 0x80 == 0 ? Origin.passing : .operand(index & 3)
      act(.loaded(Rankings.all[index % Rankings.all.count], from: origin))
    case .loading(let part):
      // As in the loop, which tells it only of what is waited for.
      guard state.loading != nil else { return }
      act(.loading(Loading(bytes: part << 20, expectedBytes: part % 3 == 0 ? nil : 99 << 20)))
    case .favorites(let count): act(.favorites(Favorites(Rankings.keys.prefix(count))))
    case .putOff(let putsOff): self.putsOff = putsOff
    case .answer(let age):
      guard !requests.isEmpty else { return }
      answer(requests[requests.count - 1 - age % requests.count])
      check()
    }
  }

  /// Ends what began, draws the last frame however large it is, and copies.
  mutating func finish() {
    timeOut()
    putsOff = false
    for request in requests where state.awaits(request) { answer(request) }
    if state.rowsWork != nil || state.panelTicket != nil || state.sideTicket != nil
      || state.changesTicket != nil
    {
      fatalError("something is waited for that was not asked for")
    }
    cells = .max
    check()
    act(.command(.copy))
  }

  private mutating func timeOut() {
    var events: [Event] = []
    decoder.timeOut(into: &events)
    if decoder.waitMilliseconds != nil { fatalError("something is left behind a time-out") }
    for event in events { handle(event) }
  }

  private mutating func handle(_ event: Event) {
    if case .ambiguousWidth(let isTwo) = event {
      AmbiguousWidth.isTwo = isTwo
      act(.ambiguousWidth)
    } else if let action = EventMap.action(for: event, in: state) {
      act(action)
    }
  }

  private mutating func act(_ action: BrowserAction) {
    reduce(action)
    check()
  }

  private mutating func reduce(_ action: BrowserAction) {
    for effect in state.reduce(action) { perform(effect) }
  }

  private mutating func perform(_ effect: BrowserEffect) {
    switch effect {
    case .copy(_, let notice): reduce(.notify(notice))
    case .read(let place):
      // What is there now is another ranking, or nothing.
      let failure = ReadingFailure(.isDirectory(name: "x"), reason: BothTexts(japanese: "x", english: "x"))
      let ranking = Rankings.all[(place + requests.count) % Rankings.all.count]
      reduce(place % 2 == 0 ? .loaded(ranking, from: .operand(place)) : .failed(failure, from: .operand(place)))
    case .open(let address): reduce(.notify(Notice(.noticeNotOpened, text: address, isProblem: true)))
    case .suspend: reduce(.resize(state.size))
    case .compute(let request):
      if putsOff { requests.append(request) } else { answer(request) }
    case .keepFavorite, .quit, .redraw, .askForBackground: break
    }
  }

  /// Answers a request, also one whose answer nobody waits for any more: it then changes nothing.
  private mutating func answer(_ request: WorkRequest) {
    guard let answer = try? request.answer() else { fatalError("cancelled by nobody") }
    let before = state
    let effects = state.reduce(.answered(answer))
    if !before.awaits(request), !effects.isEmpty || !state.shows(theSameAs: before) {
      fatalError("a late answer changes something (\(before.size), \(before.market))")
    }
    for effect in effects { perform(effect) }
  }

  private mutating func check() {
    let area = state.size.width * state.size.height
    let isDrawn = area <= cells
    cells -= min(area, cells)
    Tally.events += 1
    if isDrawn { Tally.frames += 1 }
    if let fault = state.fault ?? (isDrawn ? state.panelFault ?? state.drawingFault(theme) : nil) {
      fatalError("\(fault) (\(state.size), \(state.market), \(state.overlay?.kind.name ?? "the list"))")
    }
  }
}
