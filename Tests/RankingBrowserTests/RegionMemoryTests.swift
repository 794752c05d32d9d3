import RankingCore
import TerminalUI
import Testing

@testable import RankingBrowser

/// Choice, scroll and expansion belong to their region.
@Suite struct RegionMemoryTests {
  private static func state(_ keys: String) throws -> BrowserState {
    BrowserState(ranking: try .embedded(), size: Size(40, 12)).pressing(keys)
  }

  @Test("a region is found as it was left", arguments: ["", "e down down pagedown", "right e end", "down down s down"])
  func thereAndBack(keys: String) throws {
    let state = try Self.state(keys)
    for way in ["] [", "] down e [", "] ] right end [ ["] {
      // The tab is one for all regions.
      let back = state.pressing(way + (state.market == .rent ? " left" : " right"))
      #expect(back.summary == state.summary, "\(way)")
    }
  }

  @Test(
    "a search that went to another region leaves the first as it was, wherever it is dropped",
    arguments: ["down down down", "e end up", "right down down", "down down down down s"],
    ["] esc [", "] [ esc", "] down [ down esc", "] ] esc [ ["])
  func search(keys: String, way: String) throws {
    let state = try Self.state(keys)
    let back = state.pressing("/ a enter \(way)")
    #expect(back.summary == state.summary)
  }

  @Test("a search that was dropped in another region narrows nothing here")
  func stale() throws {
    let state = try Self.state("f F")
    let back = try Self.state("f / z enter ] esc [ F")
    #expect(state.rows[.rent].count == 1)
    #expect(back.rows[.rent].count == 1)
    #expect(back.frame().textRows.first { $0.contains("本厚木") } != nil)
  }
}
