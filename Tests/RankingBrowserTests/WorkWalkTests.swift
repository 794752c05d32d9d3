import RankingCore
import TerminalUI
import TestSupport
import Testing

@testable import RankingBrowser

/// Keys in any order while lists are so long that searching, sieving, sorting and working out views go on between them.
@Suite struct WorkWalkTests {
  private static let ranking: Ranking = {
    func towns(_ count: Int) -> [TownInfo] {
      (1...count).map { index in
        let change = [RankChange.up(index * 7 % 1_000), .down(index % 13 + 1), .unchanged, .new][index % 4]
        return Samples.town(index, "街\(index)", change, "第\(index % 50)線")
      }
    }
    return Ranking(
      data: TownRankingData(
        townRankingsForRent: towns(ListSieve.townsAtOnce * 2 + 10_000),
        townRankingsForBuy: towns(ListOrder.townsAtOnce * 2)
      ))
  }()

  private static let favorites = Set((1...60).map { "街\($0 * 2_161)" })
  private static let keys = [
    "s", "S", "F", "F", "F", "f", "/", "7", "1", "backspace", "enter", "enter", "esc", "esc", "down", "down", "down",
    "pagedown", "up", "end", "left", "right", "e", "e", "]", "[", "y", "L", "?", "m", "ctrl-l",
  ]

  @Test("work changes no chosen town, and in the end nothing is awaited but in an empty list", arguments: UInt64(0)..<8)
  func walk(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    var state = BrowserState(ranking: Self.ranking, size: Size(60, 12)) { $0.favorites = Self.favorites }
    var trail: [String] = []
    for _ in 0..<80 {
      let key = try #require(Self.keys.randomElement(using: &random))
      trail.append(key)
      state.press(key)
      for _ in 0..<Int.random(in: 0...3, using: &random) where state.hasWork {
        trail.append("work")
        if let fault = Self.workFault(&state) {
          Issue.record("seed \(seed): \(fault) after \(trail.joined(separator: " "))")
          return
        }
      }
    }
    #expect(state.finishing() < 1_000)
    for market in Market.allCases { #expect(state.awaited[market] == nil || state.rows[market].count == 0) }
  }

  /// Works on, and says whose choice that changed.
  private static func workFault(_ state: inout BrowserState) -> String? {
    let before = state
    _ = reduce(&state, .work)
    for market in Market.allCases {
      let (old, new) = (before.lists[market].choice, state.lists[market].choice)
      let isThere = before.awaited[market].flatMap(state.rows[market].row) != nil
      let expected = isThere ? before.awaited[market] : before.rows[market][old]
      // The first row stays the first, whatever is found above it.
      if old == 0, new == 0, !isThere { continue }
      if expected == nil, state.chosenItem(market) == before.chosenItem(market) { continue }
      if state.rows[market][new] != expected { return "\(market): row \(old) became \(new)" }
    }
    return nil
  }
}
