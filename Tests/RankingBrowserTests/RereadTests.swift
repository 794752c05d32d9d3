import Glibc
import RankingCore
import TerminalUI
import Testing

@testable import RankingBrowser

/// `R`: what stays, what is said, and what could not be read.
@Suite(.timeLimit(.minutes(10))) struct RereadTests {
  private static func town(_ rank: Int, _ name: String, _ line: String = "線") -> TownInfo {
    Samples.town(rank, name, .unknown, line)
  }

  private static func ranking(_ rent: [TownInfo], _ buy: [TownInfo] = [], region: String? = nil) -> Ranking {
    var data = TownRankingData(townRankingsForRent: rent, townRankingsForBuy: buy)
    data.region = region
    return Ranking(data: data, name: "a.json")
  }

  private static func towns(_ names: String) -> [TownInfo] {
    names.split(separator: " ").enumerated().map { town($0 + 1, String($1)) }
  }

  private static func names(_ count: Int) -> String { (1...count).map { "街\($0)" }.joined(separator: " ") }

  private static let failure = ReadingFailure(
    .cannotRead(name: "a.json", reason: "no"), reason: BothTexts(japanese: "だめ", english: "no"))

  private static func state(_ ranking: Ranking, _ origin: Origin = .operand(0)) -> BrowserState {
    BrowserState(read: [.init(.success(ranking), from: origin)], size: .usual)
  }

  /// What is read again, of a state's effects.
  private static func asked(_ effects: [BrowserEffect]) -> [Int] {
    effects.compactMap { if case .read(let place) = $0 { place } else { nil } }
  }

  private static func said(_ state: BrowserState) -> String? {
    state.notice.map { state.words.filled($0.word, $0.number, text: $0.texts?[state.words.language] ?? $0.text) }
  }

  @Test("an operand is asked for once, however often R is pressed meanwhile")
  func once() {
    var state = Self.state(Self.ranking(Self.towns("甲 乙")), .operand(3))
    #expect(Self.asked(state.press("R R j R")) == [3])
    #expect(state.isRereading && Self.said(state) == "読み直しています: a.json")
    state.apply(.loaded(Self.ranking(Self.towns("甲 乙")), from: .operand(3)))
    #expect(!state.isRereading && Self.said(state) == "読み直しました。変わりはありません")
    #expect(Self.asked(state.press("R")) == [3])
  }

  @Test("what cannot be read again says so", arguments: [(Origin.embedded, "内蔵"), (.passing, "パイプ")])
  func never(origin: Origin, says: String) {
    var state = Self.state(Self.ranking(Self.towns("甲")), origin)
    #expect(state.press("R") == [] && state.notice?.isProblem == true)
    #expect(Self.said(state)?.contains(says) == true && !state.isRereading)
  }

  @Test("while the first is being read there is nothing to read again")
  func first() {
    var state = BrowserState(ranking: nil, size: .usual)
    #expect(state.press("R") == [] && state.notice == nil && state.loading != nil)
  }

  @Test(
    "what changed is said, each town once",
    arguments: [
      ("甲 乙 丙", "甲 乙 丙", "nothing has changed"), ("甲 乙 丙", "甲 丙 乙", "2 towns moved"),
      ("甲 乙 丙", "丁 甲 乙 丙", "3 towns moved, 1 new"), ("甲 乙", "甲", "1 gone"),
      ("甲 乙", "丙 丁", "2 new, 2 gone"), ("", "甲", "1 new"), ("甲 乙 丙", "乙 丙 丁", "2 towns moved, 1 new, 1 gone"),
      ("甲 乙", "乙 甲 丙", "2 towns moved, 1 new"), ("甲 乙 丙", "乙 甲", "2 towns moved, 1 gone"),
      ("甲 甲 乙", "甲 甲 丙", "1 new, 1 gone"), ("甲 甲 乙", "甲 乙 甲", "1 town moved"),
    ])
  func changes(old: String, new: String, says: String) {
    // The same in both lists is the same town.
    for isTwice in [false, true] {
      let before = Self.ranking(Self.towns(old), isTwice ? Self.towns(old) : [])
      let after = Self.ranking(Self.towns(new), isTwice ? Self.towns(new) : [])
      let changes = RankingChanges(before, after, id: 0)
      #expect(changes.text(Words(.english)) == says)
    }
  }

  @Test("a line or a title that changed is no rank that did; a line tells namesakes apart")
  func otherChanges() {
    let english = Words(.english)
    let old = Self.ranking([Self.town(1, "甲", "一線")])
    #expect(
      RankingChanges(old, Self.ranking([Self.town(1, "甲", "二線")]), id: 0).text(english) == "no rank has changed")
    let renamed = Self.ranking([Self.town(1, "甲", "一線")], region: "乙")
    #expect(RankingChanges(old, renamed, id: 0).text(english) == "no rank has changed")
    // One of the namesakes is the one that was there.
    let namesakes = Self.ranking([Self.town(1, "甲", "二線"), Self.town(2, "甲", "一線")])
    #expect(RankingChanges(old, namesakes, id: 0).text(english) == "1 town moved, 1 new")
  }

  @Test(
    "a town that a list has twice is one",
    arguments: [
      ("甲 甲 乙", "甲 甲 乙 丙", "1 new"), ("甲 甲 乙", "甲 甲", "1 gone"), ("甲 甲", "乙 甲 甲", "1 town moved, 1 new"),
      ("甲", "甲 甲", "no rank has changed"), ("甲 甲", "甲", "no rank has changed"),
    ])
  func twice(old: String, new: String, says: String) {
    let changes = RankingChanges(Self.ranking(Self.towns(old)), Self.ranking(Self.towns(new)), id: 0)
    #expect(changes.text(Words(.english)) == says)
  }

  @Test(
    "the town, tab, expansion, filter and order stay",
    arguments: [
      "e j j j", "right e j j", "e end", "e end k k k k k k k k", "e / 2 enter j", "e s j", "e end k k", "e end",
      "e j enter", "j m", "j ?", "j r",
    ])
  func stays(keys: String) throws {
    let list = Self.towns(Self.names(30))
    var state = Self.state(Self.ranking(list, list)).pressing(keys)
    let before = state
    state.apply(.loaded(Self.ranking(list, list), from: .operand(0)))
    #expect(state.summary == before.summary, "the same list is as it was")
    // One more at the top, and so every town a row further down.
    let more = Self.towns("新 " + Self.names(30))
    state.press("R")
    state.apply(.loaded(Self.ranking(more, more), from: .operand(0)))
    #expect(state.town == before.town.map { Self.town($0.rank + 1, $0.townName) })
    #expect(state.chosenItem(state.market) == .button || state.town != nil)
    #expect(state.market == before.market && state.list.isExpanded == before.list.isExpanded)
    #expect(state.search?.text == before.search?.text && state.order == before.order)
    #expect(state.overlay?.kind == before.overlay?.kind && state.covered?.kind == before.covered?.kind)
    #expect(RandomWalkTests.fault(state) == nil)
    #expect(Self.said(state) == "読み直しました。順位が変わった街30件、新しく入った街1件")
    state.press("esc esc esc esc F F")
    #expect(RandomWalkTests.fault(state) == nil)
  }

  @Test(
    "a town that is gone is followed by the one in its place, and its page is closed", arguments: ["j j", "j j enter"])
  func gone(keys: String) {
    var state = Self.state(Self.ranking(Self.towns("甲 乙 丙 丁"))).pressing(keys)
    #expect(state.town?.townName == "丙")
    state.apply(.loaded(Self.ranking(Self.towns("甲 乙 丁")), from: .operand(0)))
    #expect(state.town?.townName == "丁" && state.overlay == nil)
    state.apply(.loaded(Self.ranking(Self.towns("甲 乙")), from: .operand(0)))
    #expect(state.town?.townName == "乙", "the last that is left")
    state.apply(.loaded(Self.ranking([]), from: .operand(0)))
    #expect(state.town == nil)
    state.apply(.loaded(Self.ranking(Self.towns("甲 乙")), from: .operand(0)))
    #expect(state.town?.townName == "甲")
  }

  @Test(
    "a town that fell behind the button is followed by the one in its row",
    arguments: [
      ("j j", false), ("j j j j j j j j j", false), ("right j j", false), ("j j enter esc", false),
      ("/ 1 enter j", true), ("e j j", true), ("s j j", false),
    ])
  func hidden(keys: String, isStillShown: Bool) throws {
    let list = Self.towns(Self.names(30))
    var state = Self.state(Self.ranking(list, list)).pressing(keys)
    let (chosen, row) = (try #require(state.town?.townName), state.list.choice)
    let others = list.map(\.townName).filter { $0 != chosen }
    let new = Self.towns((others + [chosen]).joined(separator: " "))
    state.apply(.loaded(Self.ranking(new, new), from: .operand(0)))
    #expect((state.town?.townName == chosen) == isStillShown)
    #expect(isStillShown || row > 0 && state.list.choice == row)
    #expect(RandomWalkTests.fault(state) == nil)
  }

  @Test("a page below the help is closed too if its town is gone")
  func covered() {
    var state = Self.state(Self.ranking(Self.towns("甲 乙"))).pressing("j enter ?")
    state.apply(.loaded(Self.ranking(Self.towns("甲")), from: .operand(0)))
    #expect(state.overlay?.kind == .help && state.covered == nil)
    state.press("esc")
    #expect(state.summary == "rent 1/1 top 0")
  }

  @Test("dropping a search leads to the same town as before, in what was read again")
  func search() {
    var state = Self.state(Self.ranking(Self.towns("甲 乙 丙 丁"))).pressing("j j / 甲 enter")
    #expect(state.town?.townName == "甲")
    state.apply(.loaded(Self.ranking(Self.towns("戊 甲 乙 丙 丁")), from: .operand(0)))
    #expect(state.town?.townName == "甲")
    state.press("esc")
    #expect(state.town?.townName == "丙")
  }

  @Test("a region that is not shown is read again where it is, and says its name")
  func elsewhere() {
    var state = BrowserState(
      read: [
        .init(.success(Self.ranking(Self.towns("甲 乙 丙"), region: "東")), from: .operand(0)),
        .init(.success(Self.ranking(Self.towns("丁 戊"), region: "西")), from: .operand(1)),
      ], size: .usual)
    state.press("j R ]")
    #expect(state.town?.townName == "丁")
    state.apply(.loaded(Self.ranking(Self.towns("己 甲 乙"), region: "東"), from: .operand(0)))
    #expect(state.town?.townName == "丁" && state.regions.count == 2 + EmbeddedRegion.allEditions.count)
    #expect(Self.said(state) == "読み直しました。東: 順位が変わった街2件、新しく入った街1件、外れた街1件")
    state.press("[")
    #expect(state.town?.townName == "乙" && state.list.choice == 2)
  }

  @Test("what could not be read again stays, and the reason is said")
  func failsAgain() {
    var state = Self.state(Self.ranking(Self.towns("甲 乙"))).pressing("j R")
    state.apply(.failed(Self.failure, from: .operand(0)))
    #expect(state.failure == nil && state.town?.townName == "乙" && !state.isRereading)
    #expect(Self.said(state) == "読み直せません: だめ")
    #expect(state.regions.count == 1)
  }

  @Test("a region that could not be read says why, and is tried again with R; no other place is taken")
  func retry() {
    var state = BrowserState(
      read: [
        .init(.success(Self.ranking(Self.towns("甲"))), from: .operand(0)),
        .init(.failure(Self.failure.error), from: .operand(1)),
      ], size: .usual, describe: { _ in Self.failure.reason })
    // The strip of regions goes with the next key.
    state.press("] j")
    func rows() -> String { state.frame().textRows.joined(separator: "\n") }
    #expect(rows().contains("a.json: だめ") && rows().contains("R を押すと") && rows().contains("R 再読み込み"))
    #expect(Self.asked(state.press("R")) == [1])
    state.apply(.loading(Loading(bytes: 123, name: "a.json"), of: .operand(1)))
    #expect(rows().contains("読み込み中") && rows().contains("123 B") && !rows().contains("だめ"))
    #expect(state.nextTick != nil, "the mark moves")
    let other = ReadingFailure(Self.failure.error, reason: BothTexts(japanese: "また", english: "again"))
    state.apply(.failed(other, from: .operand(1)))
    #expect(rows().contains("a.json: また") && !rows().contains("読み込み中") && state.notice == nil)
    #expect(state.nextTick == nil)
    state.press("R")
    state.apply(.loaded(Self.ranking([], Self.towns("乙 丙")), from: .operand(1)))
    #expect(state.failure == nil && state.market == .buy && state.town?.townName == "乙" && state.notice == nil)
    #expect(state.regions.prefix(2).allSatisfy { $0.failure == nil })
  }

  @Test("what came through a pipe and could not be read offers no R")
  func noRetry() {
    var state = BrowserState(
      read: [
        .init(.success(Self.ranking(Self.towns("甲"))), from: .operand(0)),
        .init(.failure(Self.failure.error), from: .passing),
      ], size: .usual)
    state.press("]")
    #expect(state.failure != nil && !state.frame().textRows.contains { $0.contains("R ") })
  }

  @Test("if nothing could be read, the first reason is shown in place of the awaited list", arguments: 1...3)
  func nothing(count: Int) {
    var state = BrowserState(
      read: (0..<count).map { .init(.failure(Self.failure.error), from: .operand($0)) }, size: .usual)
    #expect(state.loading != nil)
    state.apply(.allRead)
    #expect(state.loading == nil && state.failure != nil && state.region == 0 && state.regions.count == count)
    #expect((state.notice == nil) == (count == 1))
    state.press("R")
    state.apply(.loaded(Self.ranking(Self.towns("甲")), from: .operand(0)))
    #expect(state.town?.townName == "甲" && state.regions.count == count)
  }

  @Test("a search that was begun meanwhile finds in what was read again")
  func promptMeanwhile() {
    var state = Self.state(Self.ranking(Self.towns("甲 乙 丙"))).pressing("R /")
    state.apply(.loaded(Self.ranking(Self.towns("丁 丙 乙")), from: .operand(0)))
    state.press("丙")
    #expect(state.names(.rent) == ["丙"] && state.isPrompting)
  }

  @Test("a search whose rows are still to come chooses its first row in what was read again")
  func searchOfLongList() throws {
    var state = Self.state(Self.ranking(Self.towns("甲 乙 丙 乙丙"))).pressing("end /")
    state.regions[0].isLong = true
    #expect(state.reduce(.command(.edit(.insert("乙")))).count == 1)
    let effects = state.reduce(.loaded(Self.ranking(Self.towns("丁 甲 乙 丙 乙丙")), from: .operand(0)))
    for case .compute(let request) in effects { state.apply(.answered(try request.answer())) }
    #expect(state.names(.rent) == ["乙", "乙丙"] && state.town?.townName == "乙")
    state.press("esc")
    #expect(state.town?.townName == "乙丙", "where it was before")
  }

  @Test("of namesakes the one that stays is known by its line, even if it alone stays")
  func namesakes() {
    let both = Self.ranking([Self.town(1, "甲", "一線"), Self.town(2, "甲", "二線"), Self.town(3, "乙")])
    let one = Self.ranking([Self.town(1, "乙"), Self.town(2, "甲", "二線")])
    #expect(RankingChanges(both, one, id: 0).text(Words(.english)) == "1 town moved, 1 gone")
    var state = Self.state(both)
    state.apply(.loaded(one, from: .operand(0)))
    #expect(state.town?.townName == "乙", "it took the place of the one that is gone")
    state = Self.state(both).pressing("j")
    state.apply(.loaded(one, from: .operand(0)))
    #expect(state.town?.availableLine == "二線")
  }

  @Test("a tab that has become empty is left at once, even while it slides in")
  func emptyTab() {
    let list = Self.towns("甲 乙")
    var opening = BrowserState.Opening()
    opening.isAnimated = true
    var state = BrowserState(
      read: [.init(.success(Self.ranking(list, list)), from: .operand(0))], size: .usual, opening
    ).pressing("right")
    #expect(state.market == .buy && state.slide != nil)
    state.apply(.loaded(Self.ranking(list), from: .operand(0)))
    #expect(state.market == .rent && state.slide == nil)
    state.apply(.loaded(Self.ranking(list, list), from: .operand(0)))
    #expect(state.market == .buy, "the tab that was chosen")
  }

  @Test("a region that is not shown and cannot be read says its name", arguments: [false, true])
  func failsElsewhere(wasUnread: Bool) {
    let first: Result<Ranking, RankingError> =
      wasUnread ? .failure(Self.failure.error) : .success(Self.ranking(Self.towns("甲")))
    var state = BrowserState(
      read: [.init(first, from: .operand(0)), .init(.success(Self.ranking(Self.towns("乙"))), from: .operand(1))],
      size: .usual)
    state.press(wasUnread ? "[ R ]" : "R ]")
    #expect(state.town?.townName == "乙" && state.notice == nil)
    state.apply(.failed(Self.failure, from: .operand(0)))
    #expect(Self.said(state) == (wasUnread ? "読み込めません" : "読み直せません") + ": a.json: だめ")
  }

  @Test("the line that is chosen among the regions stays, and counts what was read again")
  func amongRegions() {
    var state = BrowserState(
      read: [
        .init(.success(Self.ranking(Self.towns("甲"), region: "東")), from: .operand(0)),
        .init(.success(Self.ranking(Self.towns("乙"), region: "西")), from: .operand(1)),
      ], size: .usual
    ).pressing("] R [ r j")
    #expect(
      state.overlay?.kind == .regions && !state.frame().textRows.contains { $0.contains("西") && $0.contains("2件") })
    state.apply(.loaded(Self.ranking(Self.towns("乙 丙"), region: "西"), from: .operand(1)))
    #expect(state.frame().textRows.contains { $0.contains("西") && $0.contains("2件") })
    state.press("enter")
    #expect(state.town?.townName == "乙")
  }

  @Test("what changed is looked for beside the loop if only the new list is long")
  func longAfterwards() {
    var state = Self.state(Self.ranking(Self.towns("甲")))
    let long = Self.ranking(Array(repeating: Self.town(1, "乙"), count: RegionState.longestAtOnce + 1))
    let effects = state.reduce(.loaded(long, from: .operand(0)))
    let isLong = effects.compactMap { if case .compute(let request) = $0 { request.isLong } else { nil } }
    #expect(isLong == [true])
  }

  @Test("a long list's changes are looked for beside the loop, and said when they are there")
  func long() throws {
    var state = Self.state(Self.ranking(Self.towns("甲 乙")))
    state.regions[0].isLong = true
    let effects = state.reduce(.loaded(Self.ranking(Self.towns("乙 甲")), from: .operand(0)))
    let requests = effects.compactMap { if case .compute(let request) = $0 { request } else { nil } }
    let request = try #require(requests.first { $0.kind == .changes })
    #expect(request.isLong && state.notice == nil)
    let worker = Worker()
    try #require(worker.start(request))
    var entry = pollfd(fd: try #require(worker.descriptor), events: Int16(POLLIN), revents: 0)
    #expect(poll(&entry, 1, 30_000) == 1 && worker.takeAnswers().map(\.ticket) == [request.ticket])
    // Asked again meanwhile: only the newest answer counts.
    state.apply(.loaded(Self.ranking(Self.towns("乙 甲 丙")), from: .operand(0)))
    let said = Self.said(state)
    state.apply(.answered(try request.answer()))
    #expect(said == "読み直しました。新しく入った街1件" && Self.said(state) == said)
  }
}
