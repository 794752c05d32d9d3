import Foundation
import RankingCore
import TerminalUI
import TestSupport
import Testing

@testable import RankingBrowser

/// The table of the years: what it says, how one goes through it, and that its figures are those of the files.
@Suite(.timeLimit(.minutes(10))) struct TrendTests {
  /// The embedded files of 首都圏, read by Foundation: year, list, town and its ranks.
  private static func published() throws -> [Int: [Market: [(rank: Int, name: String)]]] {
    var years: [Int: [Market: [(rank: Int, name: String)]]] = [:]
    for year in 2018...2026 {
      let root = URL(fileURLWithPath: #filePath).pathComponents.dropLast(4).joined(separator: "/").dropFirst()
      let path = "\(root)/Resources/TownRanking\(year).json"
      let json = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(fileURLWithPath: path)))
      let members = try #require(json as? [String: Any])
      for market in Market.allCases {
        let towns = members[market == .rent ? "townRankingsForRent" : "townRankingsForBuy"] as? [[String: Any]] ?? []
        years[year, default: [:]][market] = try towns.map { town in
          (try #require(town["rank"] as? Int), try #require(town["townName"] as? String))
        }
      }
    }
    return years
  }

  private static func state(_ size: Size, _ keys: String = "t") throws -> BrowserState {
    BrowserState(ranking: try .embedded(), size: size).pressing(keys)
  }

  @Test("every figure of the table is one of the files, and none of theirs is missing", arguments: Market.allCases)
  func figures(market: Market) throws {
    let published = try Self.published()
    let state = try Self.state(Size(200, 60), market == .rent ? "t" : "right t")
    let panel = try #require(state.overlay?.panel)
    let heading = try #require(panel.header.first)
    let columns = heading.pieces.compactMap { piece in Int(piece.text).map { (year: $0, x: piece.x) } }
    #expect(columns.map(\.year) == Array(2018...2026))
    var shown: Set<String> = []
    var rank = 0
    for line in panel.lines {
      if let first = line.pieces.first, first.town == nil { rank = try #require(Int(first.text)) }
      for piece in line.pieces where piece.town != nil {
        let column = try #require(columns.first { $0.x == piece.x })
        #expect(shown.insert("\(column.year) \(rank) \(piece.text)").inserted)
      }
    }
    let expected = published.flatMap { year, lists in (lists[market] ?? []).map { "\(year) \($0.rank) \($0.name)" } }
    #expect(shown == Set(expected) && expected.count > 80)
  }

  @Test("what is told of each town are its ranks in the files, a dash where they have none", arguments: Market.allCases)
  func details(market: Market) throws {
    let published = try Self.published()
    let state = try Self.state(Size(200, 60), market == .rent ? "t" : "right t")
    let panel = try #require(state.overlay?.panel)
    var told = 0
    for line in panel.lines {
      guard let number = line.town?.number, let details = panel.details?.lines[number] else { continue }
      let texts = details.flatMap(\.pieces).map(\.text)
      let name = try #require(texts.first)
      for (year, text) in zip(2018...2026, texts.dropFirst()) {
        let rank = published[year]?[market]?.first { $0.name == name }?.rank
        #expect(text == "\(year) \(rank.map(String.init) ?? "-")", "\(name)")
        told += 1
      }
    }
    #expect(told >= 9 * 7)
  }

  @Test("the same figures stand on the page of a town", arguments: [Size.usual, Size(140, 50), Size(40, 30)])
  func page(size: Size) throws {
    let published = try Self.published()
    var state = try Self.state(size, "e")
    for _ in 0..<20 {
      let town = try #require(state.town)
      let page = state.pressing("enter")
      let text = try #require(page.overlay?.panel.copied).text
      for market in Market.allCases {
        let items = (2018...2026).map { year in
          "\(year) \(published[year]?[market]?.first { $0.name == town.townName }.map { String($0.rank) } ?? "-")"
        }
        #expect(text.contains(items.joined(separator: "、")), "\(text)")
        let rows = page.frame().textRows.joined(separator: "\n")
        for item in items { #expect(rows.contains(item), "\(item) at \(size.name)") }
      }
      state.press("down")
    }
  }

  @Test("it begins with the latest year and the chosen town; up and down go through that year's towns")
  func moving() throws {
    var state = try Self.state(Size(140, 40), "j j t")
    func chosen() -> String? { state.town?.townName }
    #expect(chosen() == "葛西" && state.trendYear == nil, "the latest")
    state.press("down")
    #expect(chosen() == "八王子")
    state.press("{")
    #expect(chosen() == "八王子", "the town stays chosen in another year")
    state.press("up")
    #expect(chosen() == "北千住", "rank 4 of 2025")
    state.press("{ { { { { { { { { home")
    #expect(chosen() == "池袋", "the first of 2018")
    state.press("} } } } } } } } } end")
    #expect(state.town?.rank == 80)
    #expect(state.ranking.data.edition == "2021", "the list stays")
  }

  @Test("it opens with the latest year again")
  func again() throws {
    let state = try Self.state(Size(140, 40), "t { { esc t home")
    #expect(state.town?.townName == "葛西" && state.trendYear == nil, "the first of 2026")
  }

  @Test("the rank of the lit year stands out below the table")
  func litRank() throws {
    for (keys, year) in [("t", "2026"), ("t {", "2025"), ("t { { {", "2023")] {
      let state = try Self.state(Size(140, 40), keys)
      let panel = try #require(state.overlay?.panel)
      let number = try #require(state.overlay.flatMap { panel.at($0.choice).town?.number })
      let lit = panel.details?.lines[number].flatMap(\.pieces).filter { $0.role == .panelTitle }.map(\.text) ?? []
      #expect(lit.count == 1 && lit.first?.hasPrefix(year) == true, "\(lit)")
    }
  }

  private static func years(_ years: [(edition: String, rent: [TownInfo], buy: [TownInfo])]) -> BrowserState {
    BrowserState(
      read: years.enumerated().map { index, year in
        let data = TownRankingData(
          townRankingsForRent: year.rent, townRankingsForBuy: year.buy, region: "東", edition: year.edition)
        return .init(.success(Ranking(data: data)), from: .operand(index))
      }, size: .usual)
  }

  @Test("the page of a town is in the list of the trend, where the shown year has only that")
  func listOfPage() {
    let (one, other) = (Samples.town(1, "甲", .unknown, "線"), Samples.town(1, "乙", .unknown, "線"))
    let state = Self.years([("2024", [], [one]), ("2023", [other], [one])]).pressing("t { enter")
    #expect(state.ranking.data.edition == "2023" && state.page?.market == .buy)
    #expect(state.market == .buy && state.pressing("esc").town?.townName == "甲")
  }

  @Test("a town is marked as its own year tells towns apart")
  func ownNaming() {
    let towns = ["甲", "乙", "甲"].enumerated().map { Samples.town($0 + 1, $1, .unknown, "線\($0)") }
    var state = Self.years([("2024", [Samples.town(1, "甲", .unknown, "線0")], []), ("2023", towns, [])])
    state.press("t { home")
    #expect(state.press("f").first == .keepFavorite(TownKey("甲", region: "東", line: "線0"), true))
    state.press("end")
    #expect(state.press("f").first == .keepFavorite(TownKey("甲", region: "東", line: "線2"), true))
  }

  @Test("while the other list is worked out, f marks the town that is on the screen")
  func stale() throws {
    var state = try Self.state(Size(140, 40), "t home")
    let name = try #require(state.town?.townName)
    _ = state.reduce(.command(.nextTab))
    let effects = state.reduce(.command(.toggleFavorite))
    #expect(state.town?.townName == name)
    #expect(effects.first == .keepFavorite(TownKey(name, region: "首都圏"), true))
  }

  @Test("the help over it leaves its year and its town", arguments: ["{ { down", "{ home", "down down"])
  func help(keys: String) throws {
    let state = try Self.state(Size(140, 40), "t").pressing(keys)
    let helped = state.pressing("? down esc")
    #expect(helped.frame() == state.frame())
    #expect(helped.trendYear == state.trendYear && helped.town == state.town)
  }

  @Test("where a year does not have the town, the choice keeps its place: going on leads back to the town")
  func elsewhere() throws {
    var state = try Self.state(Size(140, 40), "t end k")
    #expect(state.town?.townName == "三軒茶屋")
    state.press("{")
    #expect(state.town?.townName == "池袋", "the tenth of 2025, which does not have it")
    state.press("}")
    #expect(state.town?.townName == "三軒茶屋")
  }

  @Test("in the other list the same town is chosen, not another one")
  func otherList() throws {
    var state = try Self.state(Size(140, 40), "t home down right")
    #expect(state.town?.townName == "八王子", "second of both lists in 2026")
    state.press("left { { { { { { { { home down down")
    #expect(state.town?.townName == "中野")
    state.press("right")
    #expect(state.town?.townName == "八王子", "the third, as 中野 is in no list to buy")
    state.press("left home right")
    #expect(state.town?.townName == "戸塚", "the first, as 池袋 is not in this one")
    state.press("end left")
    #expect(state.town?.rank != 1)
  }

  @Test(
    "the chosen town is lit in every year, and so is the heading of the year",
    arguments: [Theme.dark, .light, .mono, .eightColors])
  func lit(theme: Theme) throws {
    for (keys, market) in [("j j t", Market.rent), ("right j t", .buy)] {
      let state = try Self.state(Size(140, 50), keys)
      let frame = state.frame(Look(theme: theme, words: Words(.japanese)))
      let name = try #require(state.town?.townName)
      let lit = theme.resolved(.lit(market))
      var count = 0
      for (y, row) in frame.textRows.enumerated().dropFirst(3) where row.contains(name) {
        var rest = row[...]
        while let range = rest.firstRange(of: name) {
          let x = TextWidth.cells(of: String(row[..<range.lowerBound]))
          let style = try #require(frame[x, y]?.style)
          // On the chosen row, which is reversed with 8 colours, it is reversed too.
          let isReversed = style.attributes.contains(.reverse) && lit.attributes != style.attributes
          let (front, back) = isReversed ? (style.background, style.foreground) : (style.foreground, style.background)
          if (front, back) == (lit.foreground, lit.background), style.attributes.contains(.bold) { count += 1 }
          rest = rest[range.upperBound...]
        }
      }
      let panel = try #require(state.overlay?.panel)
      let number = try #require(state.overlay.flatMap { panel.at($0.choice).town?.number })
      let known = panel.details?.lines[number].flatMap(\.pieces).dropFirst().filter { !$0.text.hasSuffix("-") } ?? []
      // And once below the table.
      #expect(count == known.count + 1 && count > 2, "\(name): \(count)")
      let y = try #require(frame.textRows.firstIndex { $0.contains("2018") && $0.contains("2026") })
      let heading = frame.textRows[y]
      let x = try #require(
        heading.firstRange(of: "2026").map { TextWidth.cells(of: String(heading[..<$0.lowerBound])) })
      #expect(frame[x, y]?.style == theme.resolved(.lit(market)))
    }
  }

  @Test(
    "where not all years fit, marks say that there are more, and the year is always in view", arguments: [60, 80, 100])
  func narrower(width: Int) throws {
    var state = try Self.state(Size(width, 24))
    for year in (2018...2026).reversed() {
      let rows = state.frame().textRows
      let heading = try #require(rows.first { $0.contains("\(year)") && !$0.contains("住みたい街") })
      #expect(heading.contains("◂") == !heading.contains("2018"), "\(heading)")
      #expect(heading.contains("▸") == !heading.contains("2026"), "\(heading)")
      state.press("{")
    }
  }

  @Test("at 40x12 there are the towns of a year, and all years of the chosen one")
  func narrow() throws {
    let published = try Self.published()
    let state = try Self.state(Size(40, 12), "t down")
    let name = try #require(state.town?.townName)
    let rows = state.frame().textRows
    #expect(rows.contains { $0.contains("推移 借りて住みたい 2026") })
    for year in 2018...2026 {
      let rank = published[year]?[.rent]?.first { $0.name == name }?.rank
      let text = rank.map(String.init) ?? "-"
      #expect(rows.contains { $0.contains("\(year)") && $0.contains(text) }, "\(year): \(rows.joined(separator: "\n"))")
    }
  }

  @Test(
    "the years stand above the table, or the lit one beside the towns, however little room there is",
    arguments: [Size(80, 9), Size(80, 10), Size(100, 12), Size(40, 10), Size(30, 9), Size(26, 8)])
  func littleRoom(size: Size) throws {
    var state = try Self.state(size)
    for year in (2018...2026).reversed() {
      let rows = state.frame().textRows.dropFirst(2)
      let row = try #require(rows.first { $0.contains(size.width < 60 ? " \(year) " : "\(year)") })
      let cells = row.split(separator: " ")
      #expect(size.width >= 60 || cells.last != "-⋯", "the title ends before what is beside it: \(row)")
      state.press("{")
    }
  }

  /// Years of one region with a town each.
  private static func years(_ editions: [String], town: String = "甲") -> BrowserState {
    let rankings = editions.map { edition in
      Ranking(
        data: TownRankingData(
          townRankingsForRent: town.isEmpty ? [] : [Samples.town(1, town, .unknown, "線")], region: "東", edition: edition
        ))
    }
    return BrowserState(read: rankings.enumerated().map { .init(.success($1), from: .operand($0)) }, size: .usual)
      .pressing("t")
  }

  @Test("few short years leave the title whole, and long editions are whole where there is room")
  func widths() {
    for town in ["甲", ""] {
      let rows = Self.years(["2001", "2002"], town: town).frame().textRows
      #expect(rows.contains { $0.contains("推移 借りて住みたい") })
    }
    let rows = Self.years(["2023", "2023中間", "第24回 (改訂)"]).frame().textRows
    #expect(rows.contains { $0.contains("2023中間") && $0.contains("第24回 (改訂)") })
  }

  @Test("Enter opens the page of the town in its year; Esc leads back to the list")
  func enter() throws {
    var state = try Self.state(.usual, "t { home down down enter")
    #expect(state.ranking.data.edition == "2025" && state.page?.market == .rent)
    #expect(state.town?.townName == "大宮", "the third of 2025")
    state.press("esc")
    #expect(state.overlay == nil && state.town?.townName == "大宮" && state.list.choice == 2)
    // One below rank 10 is among no rows that are shown.
    state.press("t { { end enter")
    #expect(state.town.map { $0.rank > 10 } == true && state.overlay?.kind == .town)
  }

  @Test("f marks the town, left and right change the list, y copies the whole table, t closes it")
  func others() throws {
    var state = try Self.state(.usual, "t")
    let name = try #require(state.town?.townName)
    let effects = state.press("f")
    #expect(effects == [.keepFavorite(TownKey(name, region: "首都圏"), true)])
    #expect(state.frame().textRows.contains { $0.contains("✦ \(name)") })
    state.press("right")
    #expect(state.market == .buy && state.overlay?.kind == .trend && state.slide == nil)
    guard case .copy(let text, _)? = state.press("y").first else {
      Issue.record("nothing is copied")
      return
    }
    let lines = text.split(separator: "\n")
    #expect(lines.first == "推移 買って住みたい" && lines.dropFirst().first?.contains("2018") == true)
    #expect(lines.count == (state.overlay?.panel.lines.count ?? 0) + 2)
    state.press("t")
    #expect(state.overlay == nil)
  }

  @Test("towns that share a rank stand under each other, each can be chosen")
  func ties() {
    func ranking(_ edition: String, _ rows: [(Int, String)]) -> Ranking {
      Ranking(
        data: TownRankingData(
          townRankingsForRent: rows.map { Samples.town($0.0, $0.1, .unknown, "線") }, region: "東", edition: edition))
    }
    let rankings = [ranking("2023", [(1, "甲"), (1, "乙"), (3, "丙")]), ranking("2024", [(1, "丙"), (2, "乙"), (2, "甲")])]
    var state = BrowserState(
      read: rankings.enumerated().map { .init(.success($1), from: .operand($0)) }, size: .usual)
    state.press("t")
    let texts = state.overlay?.panel.lines.map(\.text) ?? []
    #expect(texts == [" 1  甲   丙", "    乙", " 2       乙", "         甲", " 3  丙"])
    #expect(state.town?.townName == "甲", "the one that is chosen in the list")
    state.press("home")
    var chosen: [String] = []
    for _ in 0..<3 {
      chosen.append(state.town?.townName ?? "")
      state.press("down")
    }
    #expect(chosen == ["丙", "乙", "甲"])
    state.press("{ home")
    #expect(state.town?.townName == "甲")
  }

  @Test("a region of one year says so", arguments: [Size.usual, Size(40, 12)])
  func oneYear(size: Size) throws {
    let state = try Self.state(size, "] t")
    #expect(state.frame().textRows.contains { $0.contains("2023中間のランキングだけです") })
    #expect(state.town?.townName != nil)
  }

  @Test("in English, with names that are cut where they must be")
  func english() throws {
    let state = BrowserState(ranking: try .embedded(), size: Size(100, 24), language: .english).pressing("t")
    let rows = state.frame().textRows
    #expect(rows.contains { $0.contains("Trend: Rent") })
    #expect(rows.contains { $0.contains("Kasai") && $0.contains("Hon-Atsugi") })
  }
}
