import RankingCore
import TerminalUI
import Testing

@testable import RankingBrowser

/// The years of a region: how they are found, gone through, and what the year before tells.
@Suite(.timeLimit(.minutes(10))) struct YearsTests {
  private static func ranking(_ region: String?, _ edition: String?, _ names: String = "甲 乙") -> Ranking {
    let towns = names.split(separator: " ").enumerated().map { Samples.town($0 + 1, String($1), .unknown, "線") }
    let data = TownRankingData(townRankingsForRent: towns, region: region, edition: edition)
    return Ranking(data: data, name: "\(region ?? "-")\(edition ?? "-")")
  }

  private static func state(_ rankings: [Ranking], _ size: Size = .usual) -> BrowserState {
    BrowserState(
      read: rankings.enumerated().map { .init(.success($1), from: .operand($0)) }, size: size)
  }

  @Test(
    "files of one region are its years, the oldest first; a file without region or edition is alone",
    arguments: [
      ("東 2024, 東 2023, 東 2025", [[1, 0, 2]]), ("東 2024, 西 2024, 東 2023", [[2, 0], [1]]), ("東 -, 東 -", [[0], [1]]),
      ("- 2024, - 2024", [[0], [1]]), ("東 2023中間, 東 2023, 東 2022", [[2, 1, 0]]), ("東 9, 東 10", [[0, 1]]),
      ("東 春, 東 2020", [[1, 0]]), ("東 2020, 東 2020", [[0, 1]]), ("", []),
    ])
  func groups(files: String, groups: [[Int]]) {
    let rankings = files.split(separator: ",").map { file -> TownRankingData in
      let words = file.split(separator: " ").map { $0 == "-" ? nil : String($0) }
      return TownRankingData(region: words.first ?? nil, edition: words.last ?? nil)
    }
    #expect(Years.groups(rankings) == groups)
  }

  @Test("{ and } go a year back and on, stop at the ends, and leave region and tab")
  func keys() throws {
    var state = BrowserState(ranking: try .embedded(), size: .usual)
    func year() -> String? { state.ranking.data.edition }
    #expect(year() == "2021")
    for (keys, shown) in [
      ("}", "2022"), ("} }", "2024"), ("} } } }", "2026"), ("{", "2025"), ("{ { { { { { { { { {", "2018"),
      ("right }", "2019"),
    ] {
      state.press(keys)
      #expect(year() == shown && state.ranking.data.region == "首都圏", "\(keys)")
    }
    #expect(state.market == .buy)
    #expect(state.lastRow.hasPrefix("2018   2019   2020   2021   2022   2023   2024   2025   2026"))
  }

  @Test("a region is left in its year, and found in it again; the strip shows each in the year that was shown")
  func memory() throws {
    var state = BrowserState(ranking: try .embedded(), size: .usual).pressing("{ j j j ] ")
    #expect(state.ranking.data.region == "近畿圏")
    #expect(state.lastRow.hasPrefix("首都圏 2020   近畿圏 2023中間   中部圏 2023中間"))
    state.press("[")
    #expect(state.ranking.data.edition == "2020" && state.list.choice == 3)
    state.press("}")
    #expect(state.ranking.data.edition == "2021" && state.list.choice == 0)
  }

  @Test("a region's strip shows the year that is shown, and stops there at the ends", arguments: ["}", "{", "} } {"])
  func shownYear(keys: String) throws {
    var state = BrowserState(ranking: try .embedded(), size: .usual).pressing(keys)
    let year = state.ranking.data.edition ?? ""
    #expect(state.entries(of: .regions).shown == 0)
    state.press("[")
    #expect(state.ranking.data.edition == year, "there is no region before it")
    #expect(state.lastRow.hasPrefix("首都圏 \(year)   近畿圏"))
    state.press("]")
    #expect(state.ranking.data.region == "近畿圏")
    #expect(state.lastRow.hasPrefix("首都圏 \(year)   近畿圏"))
  }

  @Test("the strip is cut at its sides with marks, the shown year in view", arguments: [20, 30, 40])
  func strip(width: Int) throws {
    var state = BrowserState(ranking: try .embedded(), size: Size(width, 12)).pressing("{ { {")
    for year in 2018...2026 {
      let row = state.frame().textRows.last ?? ""
      #expect(row.contains("\(year)"), "\(row)")
      #expect(row.hasPrefix("◂") == !row.contains("2018"), "\(row)")
      #expect(row.hasSuffix("▸") == !row.contains("2026"), "\(row)")
      state.press("}")
    }
  }

  @Test("a click on a year in the strip shows it", arguments: [Size.usual, Size(30, 10)])
  func clickedYear(size: Size) throws {
    let state = try BrowserState(ranking: .embedded(), size: size).pressing("{")
    let row = state.frame().textRows.last ?? ""
    for year in 2018...2026 {
      guard let range = row.firstRange(of: "\(year)") else { continue }
      let x = TextWidth.cells(of: String(row[..<range.lowerBound]))
      for point in [Point(x: x, y: size.height - 1), Point(x: x + 3, y: size.height - 1)] {
        #expect(state.clicking(point).state.ranking.data.edition == "\(year)")
      }
    }
  }

  @Test("a file's year joins those that are embedded, and takes the place of the same one")
  func files() {
    var state = Self.state([Self.ranking("首都圏", "2027"), Self.ranking("首都圏", "2021", "丙")])
    state.press("{")
    #expect(state.ranking.data.edition == "2026")
    state.press("{ { { { {")
    #expect(state.ranking.data.edition == "2021" && state.town?.townName == "丙")
    #expect(state.years.count == 10)
  }

  @Test("a region of one year has no other")
  func alone() {
    var state = Self.state([Self.ranking(nil, nil), Self.ranking("東", "2021")])
    for keys in ["}", "{", "]", "}", "{"] {
      let region = state.region
      state.press(keys)
      #expect(keys == "]" || state.region == region)
    }
    #expect(state.hasYears == false)
  }

  @Test("where the file does not say how a town moved, the year before does; where that is not known, nothing")
  func movements() {
    let earlier = Self.ranking("東", "2023", "甲 乙 丙")
    let later = Self.ranking("東", "2024", "丙 乙 甲 丁")
    let changes: [RankChange] = [.up(2), .unchanged, .down(2), .unknown]
    // In whatever order they come.
    for rankings in [[earlier, later], [later, earlier]] {
      var state = Self.state(rankings)
      if state.ranking.data.edition == "2023" { state.press("}") }
      #expect(state.towns(.rent).map(\.change) == changes)
      #expect(state.ranking.data[.rent].allSatisfy { $0.change == .unknown }, "what the file says stays")
      state.press("s")
      #expect(state.town?.townName == "丙", "the order by climb knows it")
    }
    // Two years before is not the year before.
    for edition in ["2025", "2023中間", "春"] {
      let state = Self.state([earlier, Self.ranking("東", edition, "丙 乙 甲")]).pressing("}")
      #expect(state.towns(.rent).allSatisfy { $0.change == .unknown }, "\(edition)")
    }
  }

  @Test(
    "the year before is found wherever it stands among the others",
    arguments: [
      (["2022", "2023中間", "2023"], "2023"), (["2023", "2023中間", "2024"], "2024"), (["2023", "2023", "2024"], "2024"),
      (["9", "10", "10中間", "11"], "11"),
    ])
  func yearBefore(editions: [String], shown: String) {
    let rankings = editions.map { Self.ranking("東", $0, $0 == shown ? "乙 甲" : "甲 乙") }
    var state = Self.state(rankings)
    state.press("} } } } }")
    while state.ranking.data.edition != shown, state.region != state.years.first { state.press("{") }
    #expect(state.ranking.data.edition == shown)
    #expect(state.towns(.rent).map(\.change) == [.up(1), .down(1)])
  }

  @Test(
    "a file's towns are in the order of the movements that an embedded year tells",
    arguments: [("enter", Size.usual), ("t", Size.usual), ("", Size(140, 30))])
  func embeddedYearBefore(keys: String, size: Size) {
    let state = Self.state([Self.ranking("首都圏", "2022", "大宮 本厚木 八王子 葛西")], size)
      .pressing("s \(keys) \(keys.isEmpty ? "" : "esc")")
    #expect(state.towns(.rent).map(\.change) == [.up(1), .down(1), .up(1), .down(1)])
    #expect((0..<4).map { state.rows[.rent][$0] } == [0, 2, 1, 3])
  }

  @Test("what a file says of a movement counts, be it another than the year before has")
  func saidMovements() {
    var data = Self.ranking("東", "2024", "乙 甲").data
    data.townRankingsForRent[0] = Samples.town(1, "乙", .up(7), "線")
    data.townRankingsForRent[1] = Samples.town(2, "甲", .new, "線")
    let state = Self.state([Self.ranking("東", "2023"), Ranking(data: data)]).pressing("}")
    #expect(state.towns(.rent).map(\.change) == [.up(7), .new])
  }

  @Test("a year that is read again tells the next one what it says now")
  func rereadYear() {
    var state = Self.state([Self.ranking("東", "2023", "甲 乙"), Self.ranking("東", "2024", "乙 甲")])
    state.press("} {")
    state.apply(.loaded(Self.ranking("東", "2023", "乙 丙 甲"), from: .operand(0)))
    state.press("}")
    #expect(state.towns(.rent).map(\.change) == [.unchanged, .up(1)])
    state.apply(.loaded(Self.ranking("東", "2024", "甲 丙"), from: .operand(1)))
    #expect(state.towns(.rent).map(\.change) == [.up(2), .unchanged])
  }

  @Test(
    "a year that becomes another one when it is read again, or that of another region, tells nothing any more",
    arguments: [("東", "2022"), ("西", "2023"), ("東", nil)])
  func leavingYear(region: String, edition: String?) {
    for keys in ["} s", "} s {", "s } {"] {
      let rankings = [Self.ranking("東", "2023", "甲 乙 丙"), Self.ranking("東", "2024", "甲 丙 乙")]
      var state = Self.state(rankings).pressing(keys)
      func changes() -> [RankChange]? {
        state.regions.first { $0.origin == .operand(1) }?.towns[.rent].map(\.change)
      }
      #expect(changes() == [.unchanged, .up(1), .down(1)])
      state.apply(.loaded(Self.ranking(region, edition, "甲 乙 丙"), from: .operand(0)))
      #expect(changes() == [.unknown, .unknown, .unknown], "\(keys)")
      if state.ranking.data.edition == "2024" {
        #expect(state.rows[.rent][0] == 0, "nobody climbed")
      }
    }
  }

  @Test("a year that was read again is still the one that its region was left in")
  func rereadMemory() {
    var state = Self.state([
      Self.ranking("東", "2023"), Self.ranking("東", "2024"), Self.ranking("西", "2024"),
    ]).pressing("} ]")
    #expect(state.ranking.data.region == "西")
    state.apply(.loaded(Self.ranking("東", "2024", "丙"), from: .operand(1)))
    state.press("[")
    #expect(state.ranking.data.edition == "2024" && state.town?.townName == "丙")
  }

  @Test("the regions are listed with their years, each of which Enter shows")
  func picker() throws {
    var state = BrowserState(ranking: try .embedded(), size: .usual).pressing("r")
    let lines = state.overlay?.panel.lines.map(\.text) ?? []
    #expect(lines.count == 11 && lines.count { $0.hasPrefix("首都圏") } == 1)
    #expect(lines.first?.hasPrefix("首都圏  2018  ") == true && lines.at(9).hasPrefix("近畿圏  2023中間  "))
    #expect(state.overlay?.choice == 3, "the shown one is chosen")
    state.press("up enter")
    #expect(state.ranking.data.edition == "2020")
  }

  @Test(
    "no gap of a list is hidden, and a list that only ends has no mark",
    arguments: [
      ("1 2 3", nil), ("1 2 2 4", nil), ("1 1 3", nil), ("1 2 4", 2), ("2 3", 0), ("1 2 2 5", 2), ("1 1 1 3 9", 3),
      ("", nil),
      ("1 1 2 3", nil),
    ] as [(String, Int?)])
  func gaps(ranks: String, last: Int?) {
    let towns = ranks.split(separator: " ").compactMap { Int($0) }.map { Samples.town($0, "街\($0)", .new, "線") }
    #expect(towns.rankBeforeGap == last)
  }
}

extension [String] {
  fileprivate func at(_ index: Int) -> String { indices.contains(index) ? self[index] : "" }
}
