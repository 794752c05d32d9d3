import Glibc
import RankingCore
import TerminalUI
import TestSupport
import Testing

@testable import RankingBrowser

/// The work that long lists request, and what happens until it is done.
@Suite(.timeLimit(.minutes(10))) struct WorkTests {
  private static let count = 300
  private static let favorites: Favorites = ["街7", "街70", "街200", "nowhere"]

  /// A state whose lists count as long. Ones that are would take long, too.
  private static func open(rent: Int = count, buy: Int = 50, _ keys: String = "e") -> BrowserState {
    var state = BrowserState(ranking: Samples.ranking(rent: 1...rent, buy: 1...buy), size: .usual) {
      $0.favorites = favorites
    }
    for index in state.regions.indices { state.regions[index].isLong = true }
    return state.pressing(keys)
  }

  /// The state after keys, the last of which requests work, and the request.
  private static func asking(_ key: String, of start: BrowserState) throws -> (BrowserState, WorkRequest) {
    var state = start
    let event = Event.key(try #require(Key(named: key)))
    let effects = EventMap.action(for: event, in: state).map { state.reduce($0) } ?? []
    let requests = effects.compactMap { effect in if case .compute(let request) = effect { request } else { nil } }
    return (state, try #require(requests.first, "\(key) asks for nothing"))
  }

  @Test("short lists are answered in place, long ones and long texts are not", arguments: [0, 1, 3])
  func length(difference: Int) throws {
    let short = BrowserState(ranking: Samples.ranking(RegionState.longestAtOnce / 2), size: .usual)
    let (_, shortRequest) = try Self.asking("s", of: short)
    #expect(!shortRequest.isLong)
    let long = BrowserState(ranking: Samples.ranking(RegionState.longestAtOnce / 2 + 1), size: .usual)
    let (_, longRequest) = try Self.asking("s", of: long)
    #expect(longRequest.isLong)
    let name = String(repeating: "a", count: RegionState.mostBytesAtOnce + difference)
    let texts = TownRankingData(townRankingsForRent: [Samples.town(1, name, .new, "")])
    let (_, request) = try Self.asking("s", of: BrowserState(ranking: Ranking(data: texts), size: .usual))
    #expect(request.isLong == (difference > 0))
  }

  @Test(
    "until the answer is there the old rows stay, every key is answered, and the bar says so", arguments: ["s", "F"])
  func meanwhile(key: String) throws {
    let start = Self.open("e end up up")
    var (state, request) = try Self.asking(key, of: start)
    #expect(state.isWorking && state.names(.rent).count == Self.count)
    #expect(state.town == start.town)
    state.press("up up")
    #expect(state.frame().textRows.last?.contains("処理中") == true, "\(state.lastRow)")
    let town = state.town
    state.apply(.answered(try request.answer()))
    #expect(!state.isWorking)
    #expect(state.frame().textRows.last?.contains("処理中") == false)
    if key == "s" { #expect(state.town == town, "the town chosen meanwhile stays chosen") }
    if key == "F" { #expect(state.names(.rent) == ["街7", "街70", "街200"]) }
    #expect(state.press("q") == [.quit])
  }

  @Test("an outdated answer changes nothing", arguments: ["s", "esc", "F", "]"])
  func late(key: String) throws {
    var (state, request) = try Self.asking("F", of: Self.open())
    state.press(key)
    let before = state.summary
    let answer = try request.answer()
    state.apply(.answered(answer))
    #expect(state.summary == before && !state.isWorking)
  }

  @Test("a search: the first town is chosen, and Esc restores the previous choice")
  func search() throws {
    let start = Self.open("e end up")
    let (typed, request) = try Self.asking("2", of: start.pressing("/"))
    var state = typed
    #expect(state.lastRow.hasSuffix("処理中"), "\(state.lastRow)")
    state.apply(.answered(try request.answer()))
    #expect(state.names(.rent).first == "街2" && state.list.choice == 0)
    state.press("esc")
    #expect(state.town == start.town && state.list.scroll == start.list.scroll)
    // The same before the answer to the search has come.
    state = typed.pressing("esc")
    #expect(state.town == start.town && !state.isWorking)
  }

  @Test("two orders one after the other: only the newer is applied, and the town stays chosen")
  func orders() throws {
    let start = Self.open("e down down down")
    let (first, one) = try Self.asking("s", of: start)
    var (state, two) = try Self.asking("s", of: first)
    state.apply(.answered(try one.answer()))
    #expect(state.isWorking && state.names(.rent).prefix(2) == ["街1", "街2"])
    state.apply(.answered(try two.answer()))
    #expect(state.order == .fall && state.town == start.town && !state.isWorking)
  }

  @Test("a view opens at once, and its lines come with the answer", arguments: PanelKind.views.map(\.name))
  func view(name: String) throws {
    let kind = try #require(PanelKind.views.first { $0.name == name })
    let key = try #require(kind.keys.first?.label)
    var (state, request) = try Self.asking(key, of: Self.open())
    #expect(state.overlay?.kind.name == name && state.isWorking && request.isLong == kind.isLong)
    #expect(state.frame().textRows.dropLast().contains { $0.contains("処理中") })
    state.apply(.answered(try request.answer()))
    #expect(state.overlay == Self.open().pressing(key).overlay && !state.isWorking)
  }

  @Test("keys in a view without lines yet are the view's", arguments: ["c", "L", "m"], ["down", "enter", "y", "end"])
  func keysInView(view: String, key: String) throws {
    var (state, request) = try Self.asking(view, of: Self.open())
    #expect(state.press(key) == [])
    state.apply(.answered(try request.answer()))
    #expect(state.overlay == Self.open().pressing(view).overlay)
  }

  @Test("a view that is closed or left before its lines are there takes none", arguments: ["esc", "c", "m", "?", "/"])
  func dropped(key: String) throws {
    var (state, request) = try Self.asking("c", of: Self.open())
    state.press(key)
    let before = state
    state.apply(.answered(try request.answer()))
    #expect(state.summary == before.summary && state.overlay == before.overlay)
  }

  @Test("a page below the help changes with what is read meanwhile")
  func readBelowHelp() {
    let start = Self.open("enter")
    var state = start.pressing("?")
    state.apply(.favorites(["街1"]))
    state.press("esc")
    #expect(state.overlay != start.overlay && state.overlay == start.pressing("f").overlay)
  }

  @Test("one view instead of another that is not there yet is asked for once", arguments: ["c m", "m ?", "enter c"])
  func instead(keys: String) throws {
    var state = Self.open()
    for key in keys.split(separator: " ") {
      let event = Event.key(try #require(Key(named: String(key))))
      let effects = EventMap.action(for: event, in: state).map { state.reduce($0) } ?? []
      #expect(effects.count == 1, "\(key)")
    }
    #expect(state.isWorking)
  }

  /// Two long lists, with other towns chosen in each.
  private static func twoLists(_ keys: String) -> BrowserState {
    open(rent: count, buy: count, "down down right down down down left \(keys)")
  }

  /// The state after keys that do not wait for the worker, which answers only the last requests, and all effects.
  private static func late(_ keys: String, of start: BrowserState) throws -> (
    state: BrowserState, effects: [BrowserEffect]
  ) {
    var state = start
    var last: [WorkRequest.Kind: WorkRequest] = [:]
    var effects: [BrowserEffect] = []
    func handle(_ more: [BrowserEffect]) throws {
      for effect in more {
        guard case .compute(let request) = effect else {
          effects.append(effect)
          continue
        }
        if request.isLong {
          last[request.kind] = request
        } else {
          effects += state.apply(.answered(try request.answer()))
        }
      }
    }
    for name in keys.split(separator: " ") {
      let event = Event.key(try #require(Key(named: String(name))))
      try handle(EventMap.action(for: event, in: state).map { state.reduce($0) } ?? [])
    }
    while let request = last[.rows] ?? last[.panel] ?? last[.side] {
      last[request.kind] = nil
      try handle(state.reduce(.answered(try request.answer())))
    }
    return (state, effects)
  }

  @Test(
    "commands about the chosen town wait for the rows that say which it is",
    arguments: [
      "/ 7 enter f", "/ 7 enter enter", "/ 7 enter enter f", "/ 7 enter y", "F f", "F enter", "F enter down f",
      "s enter f", "/ 7 esc f", "/ 7 enter f down f", "F f f", "/ 7 enter s f", "L esc f", "enter right f",
    ], ["", "down down e", "end"])
  func commandsBeforeRows(keys: String, before: String) throws {
    let start = Self.open(before)
    let late = try Self.late(keys, of: start)
    var patient = start
    let effects = patient.press(keys)
    #expect(late.effects == effects && !late.state.isWorking)
    #expect(late.state.favorites == patient.favorites && late.state.overlay == patient.overlay)
    #expect(late.state.town == patient.town)
  }

  @Test("Esc takes back what waits, and the search with it")
  func takenBack() throws {
    let late = try Self.late("/ 7 enter f esc", of: Self.open())
    #expect(late.effects == [] && late.state.favorites == Self.favorites && late.state.search == nil)
  }

  @Test(
    "keys that do not wait for the rows leave each tab at the town where those that wait leave it",
    arguments: ["", "s", "s s s s s", "e", "e s s s s s"],
    ["s e", "e s", "e tab", "e S", "s e tab", "e tab e", "/ 7 esc", "/ 7 esc tab", "s e tab e s"])
  func keysBeforeRows(before: String, keys: String) throws {
    let start = Self.twoLists(before)
    let (late, patient) = (try Self.late(keys, of: start).state, start.pressing(keys))
    #expect(!late.isWorking && late.market == patient.market && late.order == patient.order)
    for market in Market.allCases {
      #expect(late.rows[market] == patient.rows[market])
      #expect(late.places[market].chosen == patient.places[market].chosen, "\(market)")
    }
  }

  @Test("a choice made in one tab before the rows are there leaves the other tab's place alone")
  func choiceBeforeRows() throws {
    let start = Self.twoLists("s")
    let state = try Self.late("/ 7 esc down", of: start).state
    #expect(!state.isWorking && state.places[.buy].chosen == start.places[.buy].chosen)
  }

  @Test("the button opens nothing once rows are asked for that have none", arguments: ["enter", "e", "space"])
  func buttonBeforeRows(key: String) throws {
    let start = Self.twoLists("end")
    #expect(start.chosenItem(.rent) == .button)
    let state = try Self.late("/ 7 enter \(key)", of: start).state
    #expect(!state.isWorking && !state.lists[.rent].isExpanded)
    #expect(state.town == start.pressing("/ 7 enter").town)
  }

  @Test("the page of a town is there at once: what is copied in it is about the town that it shows")
  func pageAtOnce() throws {
    let (_, request) = try Self.asking("enter", of: Self.open())
    #expect(!request.isLong)
    var state = try Self.late("enter down", of: Self.open()).state
    guard case .copy(let text, _)? = state.press("y").first else {
      Issue.record("nothing is copied")
      return
    }
    #expect(text.hasPrefix("街2\n"))
  }

  @Test("it is said that rows are worked out, whatever else is said", arguments: ["s", "S", "F"])
  func working(key: String) throws {
    let (state, request) = try Self.asking(key, of: Self.open())
    #expect(state.lastRow.contains("処理中"), "\(state.lastRow)")
    var answered = state
    answered.apply(.answered(try request.answer()))
    #expect(!answered.lastRow.contains("処理中"))
    let (over, _) = try Self.asking("c", of: Self.open().pressing("?"))
    #expect(over.lastRow.contains("処理中"), "\(over.lastRow)")
  }

  @Test("a new size while a view is worked out: it opens at that size")
  func resized() throws {
    var (state, request) = try Self.asking("c", of: Self.open())
    let effects = state.reduce(.resize(Size(40, 12)))
    state.apply(.answered(try request.answer()))
    #expect(state.isWorking && state.overlay?.panel.lines.count == 1, "the answer for the old size is not taken")
    guard case .compute(let newer)? = effects.first else {
      Issue.record("nothing is asked for")
      return
    }
    state.apply(.answered(try newer.answer()))
    #expect(state.overlay?.kind == .compare && state.overlay?.panel.width ?? 99 < 40)
  }

  @Test("a page is turned at once, and its text comes with the answer")
  func page() throws {
    let start = Self.open("enter")
    var (state, request) = try Self.asking("down", of: start)
    #expect(state.town?.townName == "街2")
    state.apply(.answered(try request.answer()))
    #expect(state.frame().textRows.contains { $0.contains("第2線") })
    #expect(state.pressing("right").overlay?.page?.market == .buy)
  }

  @Test("work that is cancelled gives no answer")
  func cancelled() throws {
    for key in ["s", "F"] {
      let (_, request) = try Self.asking(key, of: Self.open(rent: RegionState.longestAtOnce))
      let cancellation = Cancellation()
      cancellation.cancel()
      #expect(throws: Cancelled.self) { try request.answer(cancellation) }
    }
  }

  @Test("every order is a permutation in that order, ties by rank", arguments: SortOrder.allCases.dropFirst())
  func sorted(order: SortOrder) throws {
    var random = RandomTowns(seed: 7)
    let towns = random.towns(700)
    let all = Array(0..<Int32(towns.count))
    let sorted = try order.sorted(all, of: towns)
    #expect(Set(sorted) == Set(all) && sorted.count == all.count)
    func key(_ town: TownInfo) -> (number: Int?, text: String) {
      switch order {
      case .climb, .fall:
        let movement: Int? =
          switch town.change {
          case .up(let ranks): ranks
          case .down(let ranks): -ranks
          case .unchanged: 0
          case .new, .unknown: nil
          }
        return (movement.map { order == .climb ? -$0 : $0 }, "")
      case .lastYear: return (town.lastYearRank, "")
      case .rank, .line: return (0, town.availableLine)
      case .reading: return (0, Readings.embedded[town.townName]?.kana ?? town.townName)
      }
    }
    /// Kana have an order of their own (`KanaOrderTests`).
    func isBefore(_ first: String, _ second: String) -> Bool {
      order == .reading ? KanaText(first) < KanaText(second) : first < second
    }
    for (one, next) in zip(sorted, sorted.dropFirst()) {
      let (first, second) = (key(towns[Int(one)]), key(towns[Int(next)]))
      switch (first.number, second.number) {
      case (nil, let number): #expect(number == nil && one < next, "those without a key come last, by rank")
      case (_, nil): break
      case (let a?, let b?):
        let isLater = isBefore(second.text, first.text)
        #expect(a < b || a == b && !isLater && (isBefore(first.text, second.text) || one < next))
      }
    }
  }
}

/// The thread beside the loop.
@Suite(.timeLimit(.minutes(10))) struct WorkerTests {
  private static let ranking = Ranking(
    data: TownRankingData(townRankingsForRent: Samples.towns(1...(RegionState.longestAtOnce * 3))))

  private static func request(_ keys: String) throws -> (BrowserState, WorkRequest) {
    var state = BrowserState(ranking: ranking, size: .usual).pressing("e")
    var request: WorkRequest?
    for name in keys.split(separator: " ") {
      let key = try #require(Key(named: String(name)))
      for case .compute(let asked) in EventMap.action(for: .key(key), in: state).map({ state.reduce($0) }) ?? [] {
        request = asked
      }
    }
    return (state, try #require(request))
  }

  private static func answers(_ worker: Worker) -> [WorkAnswer] {
    while true {
      let answers = worker.takeAnswers()
      guard answers.isEmpty, let descriptor = worker.descriptor else { return answers }
      var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&entry, 1, 30_000) == 1 else { return [] }
    }
  }

  @Test("it has no thread before there is work, and answers what it is given")
  func answers() throws {
    let worker = Worker()
    #expect(worker.descriptor == nil && worker.takeAnswers().isEmpty)
    var (state, request) = try Self.request("s")
    #expect(worker.start(request))
    for answer in Self.answers(worker) { state.apply(.answered(answer)) }
    #expect(!state.isWorking && state.order == .climb)
    #expect(worker.takeAnswers().isEmpty)
  }

  @Test("a request that arrives after a newer one of its kind is not worked on")
  func overtaken() throws {
    let worker = Worker()
    let (first, older) = try Self.request("s")
    var state = first
    let effects = EventMap.action(for: .key(.character("s")), in: state).map { state.reduce($0) } ?? []
    for case .compute(let newer) in effects { #expect(worker.start(newer)) }
    #expect(worker.start(older))
    for answer in Self.answers(worker) { state.apply(.answered(answer)) }
    #expect(!state.isWorking && state.order == .fall)
  }

  @Test("of many requests the newest is answered, whatever happens to the others")
  func newest() throws {
    let worker = Worker()
    var state = BrowserState(ranking: Self.ranking, size: .usual).pressing("e")
    for _ in 0..<(SortOrder.allCases.count * 8 + 2) {
      for case .compute(let request) in state.reduce(.command(.sort(by: 1))) { #expect(worker.start(request)) }
    }
    while state.isWorking {
      let answers = Self.answers(worker)
      #expect(!answers.isEmpty)
      if answers.isEmpty { return }
      for answer in answers { state.apply(.answered(answer)) }
    }
    #expect(state.order == .fall)
    let expected = try SortOrder.fall.sorted(Array(0..<Int32(state.towns(.rent).count)), of: state.towns(.rent))
    #expect((0..<100).map { state.rows[.rent][$0] } == expected.prefix(100).map(Int.init))
  }

  @Test("a worker released during work ends without an answer")
  func letGo() throws {
    for _ in 0..<20 {
      let worker = Worker()
      let (_, request) = try Self.request("s s s s s")
      #expect(worker.start(request))
    }
  }

  @Test("the loop shows the answer when it comes, and sleeps meanwhile")
  func loop() {
    // The script presses s and waits for the answer's descriptor, then ends.
    var isAwaited = false
    let terminal = FakeTerminal([
      .init(event: .press("s")),
      .init(event: .inputReady) { terminal in
        var entries = (terminal.watched.last ?? []).map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        isAwaited = poll(&entries, nfds_t(entries.count), 30_000) == 1
      },
      .init(event: .press("q")),
    ])
    let state = BrowserState(ranking: Self.ranking, size: .usual).pressing("e")
    let browser = Browser(state: state, themeChoice: ThemeChoice(setting: .dark), terminal: terminal, clock: { 0 })
    _ = browser.run()
    #expect(!browser.state.isWorking && browser.state.order == .climb)
    #expect(terminal.log.filter { $0.hasPrefix("wait") } == Array(repeating: "wait for ever", count: 3))
    #expect(terminal.watched.map(\.count) == [0, 1, 1])
    // A quick answer is there before the frame.
    #expect(terminal.frames.map { $0.textRows.last?.contains("処理中") } == [false, isAwaited, false])
  }
}
