import RankingCore
import TerminalUI
import Testing

@testable import RankingBrowser

/// A click acts on what is visible at its place.
@Suite(.timeLimit(.minutes(10))) struct MouseTests {
  static let sizes = [Size(80, 24), Size(40, 12)]

  private static func state(_ size: Size, _ keys: String = "") throws -> BrowserState {
    BrowserState(ranking: try .embedded(), size: size).pressing(keys)
  }

  @Test("a tab: all of its half of the row", arguments: sizes)
  func tabs(size: Size) throws {
    for keys in ["", "right", "e end"] {
      let state = try Self.state(size, keys)
      for x in 0..<size.width {
        let clicked = state.clicking(Point(x: x, y: state.layout.tabs.y)).state
        #expect(clicked.market == (x < size.width / 2 ? .rent : .buy), "column \(x)")
      }
    }
  }

  @Test("a row: the town shown there", arguments: sizes)
  func rows(size: Size) throws {
    for keys in ["", "right", "e end", "right e"] {
      let state = try Self.state(size, keys)
      var clickable = 0
      for (index, town) in state.towns(state.market).enumerated() {
        let rows = state.frame().textRows
        guard index < state.listLayout.rowCount, let y = rows.firstIndex(where: { $0.contains(" \(town.townName) ") })
        else { continue }
        clickable += 1
        for x in [0, size.width / 2, size.width - 1] {
          let clicked = state.clicking(Point(x: x, y: y)).state
          #expect(clicked.chosenItem(clicked.market) == .row(index), "\(town.townName), after \"\(keys)\"")
          #expect(clicked.list.scroll == state.list.scroll, "the list does not move")
        }
      }
      #expect(clickable >= min(8, size.height - 4), "after \"\(keys)\" there are \(clickable) rows")
    }
  }

  @Test("the button opens and closes, and is chosen", arguments: sizes)
  func button(size: Size) throws {
    let state = try Self.state(size, "end up")
    let closed = size.height > 20 ? state : state.pressing("end")
    for point in try closed.cells(of: "11位以降を見る") {
      let open = closed.clicking(point).state
      #expect(open.list.isExpanded)
      // Where rank 11 and the button are not visible together, rank 11 is chosen.
      #expect(open.chosenItem(.rent) == (size.height > 20 ? .button : .row(10)))
      let atButton = open.pressing("end")
      let close = try #require(try atButton.cells(of: "閉じる ▴").first)
      let closedAgain = atButton.clicking(close).state
      #expect(!closedAgain.list.isExpanded)
      #expect(closedAgain.chosenItem(.rent) == .button)
    }
  }

  @Test(
    "each of two keys in the key bar does its own, and their word what the second does",
    arguments: [
      ("down", "▴ ▾ 選択", "rent 1/10 top 0", "rent 3/10 top 0"),
      ("? down", "▴ ▾ スクロール", "rent 1/10 top 0 help 0", "rent 1/10 top 0 help 2"),
      ("down enter", "▴ ▾ 前後の街", "rent 2/10 top 0 page rent 本厚木", "rent 2/10 top 0 page rent 葛西"),
    ])
  func twoKeys(keys: String, entry: String, up: String, down: String) throws {
    let state = BrowserState(ranking: try .embedded(), size: .usual).pressing(keys)
    for (index, point) in try state.cells(of: entry).enumerated() {
      #expect(state.clicking(point).state.summary == (index == 0 ? up : down), "column \(point.x)")
    }
  }

  @Test(
    "an entry of the key bar, all of its cells",
    arguments: [
      ("", "◂ ▸ タブ", "buy 1/10 top 0"), ("right", "◂ ▸ タブ", "rent 1/10 top 0"), ("", "e 11位以降", "rent 1/20 top 0 open"),
      ("e", "e 閉じる", "rent 1/10 top 0"), ("", "? ヘルプ", "rent 1/10 top 0 help 0"), ("?", "Esc 閉じる", "rent 1/10 top 0"),
      ("end", "⏎ 押す", "rent button/20 top 11 open"),
    ])
  func keyBar(keys: String, entry: String, then: String) throws {
    let state = try Self.state(.usual, keys)
    for point in try state.cells(of: entry) {
      #expect(point.y == 23)
      #expect(state.clicking(point).state.summary == then, "column \(point.x)")
    }
  }

  @Test("the key bar's q quits, also over the help and while a ranking is read", arguments: sizes)
  func quit(size: Size) throws {
    for state in [try Self.state(size), try Self.state(size, "?"), BrowserState(ranking: nil, size: size)] {
      for point in try state.cells(of: "q 終了") {
        #expect(state.clicking(point).effects == [.quit])
      }
    }
  }

  @Test("in a narrow key bar the entries that are left can be clicked")
  func narrowKeyBar() throws {
    let state = try Self.state(Size(40, 12))
    let open = try #require(try state.cells(of: "e 11位以降").last)
    #expect(state.clicking(open).state.list.isExpanded)
    let help = try #require(try state.cells(of: "? ヘルプ").first)
    #expect(state.clicking(help).state.overlay != nil)
  }

  @Test("a click on a region's name in the strip shows it", arguments: [Size.usual, Size(30, 10), Size(40, 6)])
  func regions(size: Size) throws {
    let state = BrowserState(ranking: try .embedded(), size: size).pressing("]")
    let names = state.regions.indices.map(state.regionName)
    var clicked = 0
    for (index, name) in names.enumerated() where state.frame().textRows.last?.contains(name) == true {
      for point in try state.cells(of: name) {
        let other = state.clicking(point).state
        #expect(other.region == index && other.strip == .regions)
        clicked += 1
      }
    }
    #expect(clicked > 4)
  }
}
