import RankingCore
import TerminalUI
import Testing

@testable import RankingBrowser

/// Rankings that arrive while others are shown already.
@Suite(.timeLimit(.minutes(10))) struct ReadRegionsTests {
  private static func ranking(_ name: String, title: String? = nil) -> Ranking {
    Ranking(
      data: TownRankingData(townRankingsForRent: [Samples.town(1, name, .new, "線")], title: title), name: name)
  }

  private static func names(_ state: BrowserState) -> [String] {
    state.regions.indices.map(state.regionName)
  }

  @Test("the first takes the place of the awaited one, the others follow in order")
  func order() {
    var state = BrowserState(rankings: [], size: .usual)
    #expect(state.loading != nil)
    for name in ["a", "b", "c"] {
      state.apply(.loaded(Self.ranking(name)))
      #expect(state.loading == nil && state.regionName(state.region) == "a")
    }
    #expect(Self.names(state) == ["a", "b", "c"])
    state.press("]")
    #expect(state.town?.townName == "b")
    #expect(Self.names(state) == ["a", "b", "c"] + Self.embeddedNames)
  }

  private static let embeddedNames = EmbeddedRegion.allEditions.map { "\($0.region) \($0.edition)" }

  @Test("a late one comes before the embedded ones, and the shown region stays")
  func late() {
    var state = BrowserState(rankings: [Self.ranking("a")], size: .usual)
    state.press("] ]")
    #expect(state.regionName(state.region) == "近畿圏 2023中間")
    let town = state.town
    state.apply(.loaded(Self.ranking("b")))
    #expect(Self.names(state) == ["a", "b"] + Self.embeddedNames)
    #expect(state.regionName(state.region) == "近畿圏 2023中間" && state.town == town)
    state.press("[ [")
    #expect(state.town?.townName == "b")
  }

  @Test("the chosen line in the list of regions stays chosen")
  func picker() {
    var state = BrowserState(rankings: [Self.ranking("a")], size: .usual)
    state.press("r" + String(repeating: " down", count: 10))
    state.apply(.loaded(Self.ranking("b")))
    state.press("enter")
    #expect(state.regionName(state.region) == "近畿圏 2023中間")
  }

  @Test("a ranking without region or title is named after its file")
  func name() {
    let rankings = [
      Self.ranking("dir/x.json"), Self.ranking("y.json", title: "題"), Ranking(data: TownRankingData()),
    ]
    let state = BrowserState(rankings: rankings, size: .usual)
    #expect(Self.names(state) == ["x.json", "題", "住みたい街ランキング"])
  }

  @Test("in English, the titles and names of the embedded ones; others stay as they are")
  func english() {
    var opening = BrowserState.Opening()
    opening.words = Words(.english)
    let other = TownRankingData(title: "題", region: "近畿圏", edition: "2020中間")
    var state = BrowserState(
      rankings: Ranking.embeddedRegions + [Ranking(data: other), Self.ranking("x", title: "題 首都圏")],
      size: .usual, opening)
    #expect(
      Self.names(state) == [
        "Greater Tokyo 2021", "Greater Osaka 2023 interim", "Greater Nagoya 2023 interim", "Greater Osaka 2020中間",
        "題 首都圏",
      ])
    let titles = Ranking.embeddedRegions.indices.map { _ in
      defer { state.press("]") }
      let row = state.frame().textRows[0].filter { $0 != " " }
      return row.split(separator: "[").first.map(String.init)
    }
    #expect(
      titles == [
        "TownstoLiveIn2021(GreaterTokyo)", "TownstoRentIn2023,Interim(GreaterOsaka)",
        "TownstoRentIn2023,Interim(GreaterNagoya)",
      ])
    #expect(state.frame().textRows[0].contains(" 題 首都圏 "))
    #expect(
      state.lastRow.contains("Greater Osaka 2023 interim   Greater Nagoya 2023 interim   題 首都圏"), "\(state.lastRow)")
    state.press("[ [ {")
    #expect(state.frame().textRows[0].contains(" 題 Greater Osaka 2020中間 "))
    #expect(state.lastRow.contains("2020中間   2023 interim"), "\(state.lastRow)")
    state.press("r")
    #expect(state.overlay?.panel.text(state.words).contains("Greater Nagoya  2023 interim  Rent 20 towns") == true)
  }

  private static func failure(_ name: String) -> RankingError { .notUTF8(name: name, line: 3, column: 14) }

  @Test(
    "what could not be read has its place and its name, and the first that could be read is shown",
    arguments: ["+-", "-+", "--+", "+--", "-+-+", "+"])
  func failures(marks: String) {
    let read = marks.enumerated().map { index, mark in
      RankingQueue.Outcome(
        mark == "+" ? .success(Self.ranking("\(index)")) : .failure(Self.failure("dir/\(index)")), from: .passing)
    }
    let first = marks.distance(from: marks.startIndex, to: marks.firstIndex(of: "+") ?? marks.endIndex)
    var state = BrowserState(read: read, size: .usual)
    #expect(state.loading == nil && state.region == first)
    #expect(Self.names(state) == marks.indices.map { "\(marks.distance(from: marks.startIndex, to: $0))" })
    #expect(state.regions.map { $0.failure == nil ? "+" : "-" }.joined() == marks)
    #expect((state.notice?.word == .noticeNotRead) == marks.contains("-"))
    state.press("r")
    let names = state.frame().textRows.filter { $0.contains("読み込み失敗") }
    #expect(names.count == marks.count { $0 == "-" })
    state.press("escape" + String(repeating: " [", count: marks.count))
    for (index, mark) in marks.enumerated() {
      let rows = state.frame().textRows
      #expect(rows.contains { $0.contains("line 3, column 14") } == (mark == "-"), "\(rows.joined(separator: "\n"))")
      #expect(rows.first?.contains("dir/\(index)") == (mark == "-"))
      state.press("]")
    }
  }

  @Test("without any ranking it is still loading, and then the ranking is shown")
  func onlyFailures() {
    var state = BrowserState(read: [.init(.failure(Self.failure("a")), from: .passing)], size: .usual)
    #expect(state.loading != nil && state.failure == nil)
    state.apply(.failed(ReadingFailure(Self.failure("b"), reason: BothTexts(japanese: "b", english: "b"))))
    state.apply(.loaded(Self.ranking("c")))
    #expect(state.loading == nil && state.town?.townName == "c")
    #expect(Self.names(state) == ["a", "b", "c"])
    #expect(state.failures.map(\.error.name) == ["a", "b"])
  }

  @Test("a region that could not be read can be searched, ordered and looked at in every view, at every size")
  func everyKey() {
    for size in [Size(1, 1), Size(12, 5), .usual] {
      let read: [RankingQueue.Outcome] = [
        .init(.success(Self.ranking("a")), from: .operand(0)), .init(.failure(Self.failure("b")), from: .operand(1)),
      ]
      var state = BrowserState(read: read, size: size)
      state.press("] / x enter s escape e F F f y o enter m escape c escape l escape ? escape down G right")
      #expect(state.failure != nil && state.frame().size == size)
    }
  }

  @Test("it opens with the requested region, expanded like the others")
  func opening() {
    var opening = BrowserState.Opening()
    opening.region = 1
    opening.isExpanded = true
    var state = BrowserState(rankings: Ranking.embeddedRegions, size: .usual, opening)
    #expect(state.ranking.data.region == "近畿圏" && state.listLayout.rowCount == 21)
    state.press("]")
    #expect(state.ranking.data.region == "中部圏" && state.listLayout.rowCount == 20)
    state.press("[ [")
    #expect(state.ranking.data.region == "首都圏")
    #expect(state.regions.count == EmbeddedRegion.allEditions.count)
    opening.region = 3
    #expect(BrowserState(rankings: Ranking.embeddedRegions, size: .usual, opening).region == 0)
  }
}
