import RankingCore
import TerminalUI
import Testing

@testable import RankingBrowser

/// Clicks that do nothing.
@Suite(.timeLimit(.minutes(10))) struct MouseNothingTests {
  private static func expectNothing(_ point: Point, _ state: BrowserState, _ comment: Comment) {
    var clicked = state
    let effect = clicked.handle(.mouse(Mouse(.press, at: point)))
    #expect(effect == [], comment)
    #expect(clicked.summary == state.summary, comment)
  }

  @Test("outside the screen", arguments: [(-1, 5), (80, 5), (5, -1), (5, 24), (999, 999), (Int.max, 3)])
  func outside(x: Int, y: Int) throws {
    for keys in ["", "?", "e end"] {
      Self.expectNothing(
        Point(x: x, y: y), BrowserState(ranking: try .embedded(), size: .usual).pressing(keys), "after \"\(keys)\"")
    }
  }

  @Test("title, gaps between cards, area without rows, blanks of the key bar, notice")
  func blanks() throws {
    let state = BrowserState(ranking: try .embedded(), size: .usual).pressing("down")
    for x in 0..<80 {
      if x < 60 { Self.expectNothing(Point(x: x, y: 0), state, "title") }
      for y in stride(from: 3, to: 22, by: 2) { Self.expectNothing(Point(x: x, y: y), state, "gap at row \(y)") }
    }
    let entries = KeyBar.entries(state, in: state.layout.keyBar)
    #expect(entries.count > 3)
    for x in 0..<80 where !entries.contains(where: { ($0.area.x..<$0.area.maxX).contains(x) }) {
      Self.expectNothing(Point(x: x, y: 23), state, "column \(x) of the key bar")
    }
    let skipped = BrowserState(ranking: Samples.skipped, size: .usual).pressing("down")
    for x in 0..<80 { Self.expectNothing(Point(x: x, y: 2), skipped, "notice") }
    let high = BrowserState(ranking: Samples.ranking(3), size: Size(80, 40)).pressing("down")
    for y in 7..<39 { Self.expectNothing(Point(x: 40, y: y), high, "row \(y) below the list") }
  }

  @Test("beside the page of a very wide screen")
  func besideThePage() throws {
    let state = BrowserState(ranking: try .embedded(), size: Size(160, 24)).pressing("p down")
    for x in [0, 19, 140, 159] { Self.expectNothing(Point(x: x, y: 2), state, "column \(x)") }
  }

  @Test("tabs, rows and button under the help, and while a ranking is read")
  func covered() throws {
    let help = BrowserState(ranking: try .embedded(), size: .usual).pressing("?")
    let loading = BrowserState(ranking: nil, size: .usual)
    for y in 0..<23 {
      for x in 0..<80 {
        Self.expectNothing(Point(x: x, y: y), help, "help, \(x), \(y)")
        Self.expectNothing(Point(x: x, y: y), loading, "loading, \(x), \(y)")
      }
    }
  }

  @Test("an empty list, and screens without cells", arguments: [Size(80, 24), Size(0, 0), Size(1, 1)])
  func empty(size: Size) {
    let state = BrowserState(ranking: Samples.ranking(0), size: size)
    for y in 2..<max(size.height - 1, 3) { Self.expectNothing(Point(x: 0, y: y), state, "row \(y)") }
  }

  @Test("the key bar while something else is in its place")
  func coveredKeyBar() throws {
    let state = BrowserState(ranking: try .embedded(), size: .usual).pressing("down f")
    let regions = state.pressing("] [")
    let names = Set(
      try regions.entries(of: .regions).indices.flatMap { try regions.cells(of: regions.regionName($0)) }.map(\.x))
    for x in 0..<80 {
      Self.expectNothing(Point(x: x, y: 23), state, "notice, column \(x)")
      if !names.contains(x) { Self.expectNothing(Point(x: x, y: 23), regions, "regions, column \(x)") }
    }
  }

  @Test("the list below a notice and below the regions, on a terminal too low for a key bar", arguments: 1...7)
  func lowNotice(height: Int) throws {
    let state = BrowserState(ranking: try .embedded(), size: Size(80, height)).pressing("down f")
    for x in 0..<80 { Self.expectNothing(Point(x: x, y: height - 1), state, "column \(x)") }
    let regions = state.pressing("] [")
    Self.expectNothing(Point(x: 79, y: height - 1), regions, "regions")
  }
}
