import RankingCore
import TerminalUI
import Testing

@testable import RankingBrowser

/// The page of the chosen town beside the list.
@Suite(.timeLimit(.minutes(10))) struct SideTests {
  private static func state(_ keys: String = "", _ size: Size = Size(120, 30)) throws -> BrowserState {
    BrowserState(ranking: try .embedded(), size: size).pressing(keys)
  }

  /// What stands beside the list.
  private static func side(_ state: BrowserState) -> [String] {
    let area = state.layout.side
    return (area.y..<area.maxY).map { y in
      state.frame().row(y).dropFirst(area.x).filter { !$0.glyph.isContinuation }.reduce(into: "") { text, cell in
        cell.glyph.append(to: &text.unicodeScalars)
      }
    }
  }

  @Test("from 120 columns on, in 44 of them; the list has the rest", arguments: [(119, 0), (120, 44), (200, 44)])
  func width(columns: Int, side: Int) throws {
    let state = try Self.state("", Size(columns, 24))
    #expect(state.layout.side.width == side && state.layout.list.width == columns - side)
    #expect((state.side != nil) == (side > 0))
  }

  @Test("the list has last year's rank and bars wherever it has 100 columns itself", arguments: [120, 143, 144, 180])
  func list(width: Int) throws {
    let rows = try Self.state("", Size(width, 24)).frame().textRows
    #expect(rows.contains { $0.contains("前年4位  ") || $0.contains("▬") } == (width >= 144))
  }

  @Test("it follows the choice, the tab, the search and the year")
  func follows() throws {
    var state = try Self.state()
    for (keys, name) in [
      ("", "本厚木"), ("down", "大宮"), ("right", "勝どき"), ("/ 三 鷹", "三鷹"), ("esc left", "大宮"), ("}", "本厚木"), ("] ", "三ノ宮"),
    ] {
      state.press(keys)
      #expect(Self.side(state).first?.contains(name) == true, "after \(keys): \(Self.side(state).first ?? "")")
      #expect(state.side?.page.map { state.towns($0.market)[$0.town].townName } == name)
    }
  }

  @Test("it tells the years and their curve, and not the ways to other towns")
  func content() throws {
    let text = try Self.side(Self.state("j j", Size(124, 40))).joined(separator: "\n")
    #expect(text.contains("2018 9  2019 5") && text.contains("2026 1") && text.contains("18 19 20 21 22 23 24 25 26"))
    #expect(text.unicodeScalars.contains { (0x2801...0x28FF).contains($0.value) })
    #expect(!text.contains("2位 大宮"))
  }

  @Test("with the button chosen, or without towns, nothing stands there")
  func nothing() throws {
    for keys in ["end", "F", "/ x y z"] {
      let state = try Self.state(keys)
      #expect(state.side == nil)
      #expect(Self.side(state).allSatisfy { $0.allSatisfy { $0 == " " } }, "\(keys)")
    }
  }

  @Test("p gives the list the whole screen and back; below 120 columns it says why not")
  func toggle() throws {
    var state = try Self.state("p")
    #expect(state.layout.list.width == 120 && state.side == nil)
    state.press("j")
    #expect(state.side == nil)
    state.press("p")
    #expect(state.layout.list.width == 76 && Self.side(state).first?.contains("大宮") == true)
    state.apply(.resize(.usual))
    state.press("p")
    #expect(state.notice?.word == .noticeNoSide && state.showsSide)
  }

  @Test("Enter puts the keys into it: up and down go to other towns, and the list goes along; Esc gives them back")
  func focus() throws {
    var state = try Self.state("enter")
    #expect(state.overlay?.kind == .town && state.side == nil)
    #expect(Self.side(state).first?.contains("本厚木") == true, "it stays in its place")
    let quiet = state.frame()[10, state.layout.list.y]?.style
    #expect(quiet != (try Self.state()).frame()[10, state.layout.list.y]?.style, "the list is quiet")
    state.press("down down")
    #expect(state.list.choice == 2 && Self.side(state).first?.contains("葛西") == true)
    state.press("f")
    #expect(state.favorites.contains(TownKey("葛西", region: "首都圏")))
    state.press("esc")
    #expect(state.overlay == nil && state.list.choice == 2 && state.side != nil)
  }

  @Test("p in it hides it, and gives the keys back")
  func hide() throws {
    let state = try Self.state("enter p")
    #expect(state.overlay == nil && state.layout.side.isEmpty)
  }

  @Test("a press on it puts the keys into it, and one on the list gives them back")
  func mouse() throws {
    let state = try Self.state("down")
    let open = state.clicking(Point(x: state.layout.side.x + 5, y: 6)).state
    #expect(open.overlay?.kind == .town)
    #expect(open.clicking(Point(x: open.layout.side.x + 5, y: 6)).state.overlay != nil)
    let closed = open.clicking(Point(x: 5, y: 6)).state
    #expect(closed.overlay == nil && closed.list.choice == 1)
  }

  @Test("a smaller screen opens the page over the list, a larger one beside it, at the same town")
  func resize() throws {
    var state = try Self.state("down enter down")
    state.apply(.resize(.usual))
    #expect(state.summary == "rent 3/10 top 0 page rent 葛西")
    #expect(state.frame().textRows.contains { $0.contains("▾ 4位 八王子") })
    state.press("down")
    state.apply(.resize(Size(130, 30)))
    #expect(state.list.choice == 3 && Self.side(state).first?.contains("八王子") == true)
  }

  @Test("views over the list have the whole width", arguments: ["m", "c", "L", "r", "t", "?"])
  func views(key: String) throws {
    let state = try Self.state(key, Size(140, 30))
    let open = try #require(state.overlay)
    let frame = PanelLayout(open.panel, in: state.layout.area(of: open)).frame
    #expect(abs(frame.x - (140 - frame.maxX)) <= 1, "in the middle of the screen")
    #expect(state.layout.body.width == 140)
  }

  @Test("while the first ranking is read, and where one could not be, there is none")
  func loading() {
    #expect(BrowserState(ranking: nil, size: Size(140, 30)).layout.side.isEmpty)
  }

  @Test("a press on it does nothing while a view is open over it", arguments: ["?", "t", "m"])
  func covered(key: String) throws {
    let state = try Self.state(key)
    let pressed = state.clicking(Point(x: state.layout.side.x + 5, y: 6)).state
    #expect(pressed.overlay == state.overlay)
  }

  @Test("the curve is there only where the whole page has room", arguments: [80, 120, 140])
  func curveRoom(width: Int) throws {
    var counts = (with: 0, without: 0)
    for height in 8...50 {
      let state = try Self.state(width < 120 ? "enter" : "", Size(width, height))
      let open = try #require(state.overlay ?? state.side)
      let hasCurve = open.panel.lines.contains { line in
        line.pieces.contains { $0.text.unicodeScalars.contains { (0x2801...0x28FF).contains($0.value) } }
      }
      if hasCurve { counts.with += 1 } else { counts.without += 1 }
      let layout = PanelLayout(open.panel, in: state.layout.area(of: open))
      #expect(!hasCurve || open.panel.lines.count <= layout.lines.height, "\(height)")
    }
    #expect(counts.with > 0 && counts.without > 0)
  }

  @Test("only the page that was asked for last is taken")
  func lateAnswer() throws {
    var state = try Self.state("}")
    for index in state.regions.indices { state.regions[index].isLong = true }
    let requests = try (0..<2).map { _ in
      let effects = state.reduce(.command(.move(.down)))
      return try #require(effects.compactMap { if case .compute(let request) = $0 { request } else { nil } }.first)
    }
    let before = Self.side(state)
    _ = state.reduce(.answered(try requests[0].answer()))
    #expect(Self.side(state) == before && state.isWorking)
    _ = state.reduce(.answered(try requests[1].answer()))
    #expect(Self.side(state) != before && !state.isWorking)
  }

  @Test("a long list's page comes later; until then the last one stays")
  func long() throws {
    var state = try Self.state()
    state.press("}")
    for index in state.regions.indices { state.regions[index].isLong = true }
    let before = Self.side(state)
    let effects = state.reduce(.command(.move(.down)))
    let request = try #require(effects.compactMap { if case .compute(let request) = $0 { request } else { nil } }.first)
    #expect(request.isLong && request.kind == .side && Self.side(state) == before && state.isWorking)
    _ = state.reduce(.answered(try request.answer()))
    #expect(Self.side(state).first?.contains("大宮") == true && !state.isWorking)
  }

  @Test("with a year of a file that the embedded ones tell movements of, nothing is still to come at the start")
  func start() {
    let towns = ["葛西", "八王子", "大宮"].enumerated().map { Samples.town($0 + 1, $1, .unknown, "線") }
    let data = TownRankingData(townRankingsForRent: towns.reversed(), region: "首都圏", edition: "2027")
    var opening = BrowserState.Opening()
    opening.order = .climb
    for width in [80, 130] {
      let state = BrowserState(rankings: [Ranking(data: data)], size: Size(width, 30), opening)
      #expect(!state.isWorking && state.town?.townName != nil && (state.side != nil) == (width == 130))
    }
  }
}
