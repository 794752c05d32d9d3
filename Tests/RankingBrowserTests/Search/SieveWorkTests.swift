import RankingCore
import TerminalUI
import Testing

@testable import RankingBrowser

/// Favourites and lines among more towns than there is time for before the next frame.
@Suite struct SieveWorkTests {
  private static let count = ListSieve.townsAtOnce * 2 + 5_000
  private static let ranking = Ranking(data: TownRankingData(townRankingsForRent: Samples.towns(1...count)))
  private static let favorites: Set<String> = ["街7", "街70", "街70000", "街125000", "nowhere"]

  private static var open: BrowserState {
    BrowserState(ranking: ranking, size: .usual) {
      $0.isExpanded = true
      $0.favorites = favorites
      $0.language = .english
    }
  }

  @Test("favourites come as they are found")
  func favorites() {
    var state = Self.open.pressing("F")
    #expect(state.names(.rent) == ["街7", "街70"])
    #expect(state.lastRow.hasSuffix("1/2  searching 48%"), "\(state.lastRow)")
    #expect(state.finishing() == 2)
    #expect(state.names(.rent) == ["街7", "街70", "街70000", "街125000"])
    #expect(state.lastRow.hasSuffix("1/4  Buy: 0 found"), "\(state.lastRow)")
  }

  @Test("the chosen town is chosen again when it is found, unless the person moved on")
  func choice() {
    let start = Self.open.pressing("end up")
    var state = start.pressing("F")
    #expect(state.town?.townName == "街7")
    _ = state.finishing()
    #expect(state.town?.townName == "街125000")
    state = start.pressing("F down")
    _ = state.finishing()
    #expect(state.town?.townName == "街70")
  }

  @Test("a favourite that is dropped leaves the rows at once; one that comes back is looked for")
  func toggle() {
    var state = Self.open.pressing("F")
    _ = state.finishing()
    state.press("down down f")
    #expect(!state.hasWork)
    #expect(state.names(.rent) == ["街7", "街70", "街125000"])
    #expect(state.town?.townName == "街125000")
    state.press("enter f f")
    #expect(state.hasWork)
    _ = state.finishing()
    #expect(state.names(.rent) == ["街7", "街70", "街125000"])
  }

  @Test("what has several conditions meets all of them")
  func several() {
    var state = Self.open.pressing("F").searching("0")
    _ = state.finishing()
    #expect(state.names(.rent) == ["街70", "街70000", "街125000"])
  }

  @Test(
    "names that are equal in another form are found",
    arguments: [("が", "か\u{3099}"), ("か\u{3099}", "が"), ("é", "e\u{301}")])
  func forms(name: String, favorite: String) {
    let town = Samples.town(1, name, .new, "")
    #expect(FavoriteMatcher([favorite]).includes(town))
    #expect(!FavoriteMatcher(["か", "葛西"]).includes(town))
  }
}
