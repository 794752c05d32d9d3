import RankingCore
import TerminalUI
import Testing

@testable import RankingBrowser

/// The sorting of more towns than there is time for before the next frame.
@Suite struct SortWorkTests {
  private static let count = 60_000
  private static let ranking = Ranking(data: TownRankingData(townRankingsForRent: Samples.towns(1...count)))

  private static var open: BrowserState {
    BrowserState(ranking: ranking, size: .usual).pressing("e")
  }

  @Test("the old order is shown until the new one is there; the chosen town stays chosen")
  func goesOn() {
    var state = Self.open.pressing("end up up")
    let town = state.town
    state.press("s")
    #expect(state.hasWork && state.sortPercent == 0)
    #expect(state.names(.rent).prefix(3) == ["街1", "街2", "街3"])
    #expect(state.town == town)
    #expect(state.finishing() > 2)
    #expect(state.sortPercent == nil)
    // Every fourth town climbed, each by one rank more than its place.
    #expect(state.names(.rent).prefix(3) == ["街59997", "街59993", "街59989"])
    #expect(state.names(.rent).count == Self.count)
    #expect(state.town == town)
  }

  @Test("another order is begun anew; the usual one is there at once")
  func another() {
    var state = Self.open.pressing("s")
    _ = reduce(&state, .work)
    #expect(state.sortPercent.map { $0 > 0 } == true)
    state.press("s")
    #expect(state.sortPercent == 0)
    state.press("S S")
    #expect(!state.hasWork)
    #expect(state.order == .rank && state.names(.rent).prefix(2) == ["街1", "街2"])
  }

  @Test("the screen can be used meanwhile, and left")
  func usable() {
    var state = Self.open.pressing("s down down pagedown")
    #expect(state.summary == Self.open.pressing("down down pagedown").summary)
    #expect(state.press("q") == [.quit])
    state.press("e")
    #expect(!state.hasWork && state.names(.rent).count == 10, "few towns are sorted at once")
  }

  @Test("what was found is put in the order that is there")
  func found() {
    var state = Self.open.pressing("s")
    _ = state.finishing()
    state = state.searching("5")
    _ = state.finishing()
    let names = state.names(.rent)
    #expect(names.prefix(3) == ["街59997", "街59993", "街59989"])
    #expect(names.count == (1...Self.count).count { "街\($0) 第\($0)線".contains("5") })
  }

  @Test("a list that is no more than a little long is sorted within the key press")
  func short() {
    let state = BrowserState(ranking: Samples.ranking(ListOrder.townsAtOnce), size: .usual).pressing("e s")
    #expect(!state.hasWork)
    #expect(state.names(.rent).first == "街\(ListOrder.townsAtOnce - 3)")
  }

  @Test("the sorting goes on while a search has found few towns so far")
  func searchMeanwhile() {
    var state = Self.open.pressing("s")
    for _ in 0..<2 { _ = reduce(&state, .work) }
    let percent = state.sortPercent ?? 0
    #expect(percent > 0)
    state = state.searching("6")
    #expect(state.searchPercent != nil)
    #expect(state.sortPercent.map { $0 >= percent } == true)
    _ = state.finishing()
    #expect(state.names(.rent).count > ListOrder.townsAtOnce && state.sortPercent == nil)
    state = Self.open.pressing("s").searching("59999")
    _ = state.finishing()
    #expect(state.names(.rent).count == 1 && !state.hasWork)
  }

  @Test("the first of a list in the order of all")
  func first() {
    var order = ListOrder()
    let towns = Samples.towns(1...100)
    order.sort(by: .climb, towns)
    _ = order.advance(maximumCost: .max)
    let all = order.arranged(nil, 100)
    #expect(all == SortOrder.climb.sorted(Array(0..<100), of: towns))
    #expect(order.arranged(nil, 30) == all.filter { $0 < 30 })
    #expect(order.arranged(Array(0..<30), 30) == all.filter { $0 < 30 })
    #expect(order.arranged([3, 50, 99], 3) == all.filter { [3, 50, 99].contains($0) })
  }
}

extension BrowserState {
  /// Goes on with the work until there is none.
  /// - Returns: how many slices that took.
  mutating func finishing() -> Int {
    var slices = 0
    while hasWork, slices < 10_000 {
      _ = reduce(&self, .work)
      slices += 1
    }
    return slices
  }
}
