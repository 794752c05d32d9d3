import RankingCore
import TerminalUI
import Testing

@testable import RankingBrowser

/// Rankings that arrive while others are shown already.
@Suite struct ReadRegionsTests {
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

  private static let embeddedNames = ["首都圏 2021", "近畿圏 2023中間", "中部圏 2023中間"]

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
    state.press("r down down")
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
      return state.frame().textRows[0].filter { $0 != " " }
    }
    #expect(
      titles == [
        "TownstoLiveIn2021(GreaterTokyo)", "TownstoRentIn2023,Interim(GreaterOsaka)",
        "TownstoRentIn2023,Interim(GreaterNagoya)",
      ])
    #expect(state.frame().textRows[0].contains(" 題 Greater Osaka 2020中間 "))
    #expect(state.lastRow.contains("Greater Nagoya 2023 interim   Greater Osaka 2020中間   題 首都圏"), "\(state.lastRow)")
    state.press("r")
    #expect(state.overlay?.panel.text(state.words).contains("Greater Nagoya 2023 interim  Rent 20 towns") == true)
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
    #expect(state.regions.count == 3)
    opening.region = 3
    #expect(BrowserState(rankings: Ranking.embeddedRegions, size: .usual, opening).region == 0)
  }
}
