import RankingCore
import Testing

/// The library as another program uses it: this target sees only what is public.
@Suite("Another program", .timeLimit(.minutes(10)))
struct ClientTests {
  private static let text = """
    {
        "title": "街",
        "townRankingsForRent": [
            {"rank": 2, "townName": "蕨", "isRankUp": false, "rankFluctuation": 1, "availableLine": "JR京浜東北・根岸線ほか"},
            {"rank": 1, "townName": "本厚木", "isRankUp": true, "rankFluctuation": 3, "availableLine": "小田急小田原線"},
            {"rank": 3, "townName": "旭", "isRankUp": null, "rankFluctuation": null, "availableLine": "JR京浜東北・根岸線"}
        ],
        "townRankingsForBuy": [
            {"rank": 7, "townName": "蕨", "isRankUp": true, "rankFluctuation": 0, "availableLine": "JR京浜東北・根岸線"}
        ]
    }
    """

  @Test func decodesBytes() throws {
    let data = try TownRankingData(json: Self.text.utf8, name: "towns.json")
    #expect(data.title == "街" && data.region == nil)
    #expect(data.townRankingsForRent.map(\.rank) == [2, 1, 3], "the towns stand as in the file")
    #expect(data[.buy].map(\.townName) == ["蕨"])
    #expect(try TownRankingData(json: Array(Self.text.utf8)) == data)
  }

  @Test func isToldWhatIsWrongWhere() throws {
    let broken = Self.text.replacing("\"rank\": 3", with: "\"rank\": 0")
    let error = #expect(throws: RankingError.self) { try TownRankingData(json: broken.utf8, name: "towns.json") }
    #expect(error?.line == 6 && error?.column == 18 && error?.path == "townRankingsForRent[2].rank")
    #expect(
      error?.description
        == "towns.json: townRankingsForRent[2].rank (line 6, column 18): found 0, expected a whole number from 1")
    do throws(RankingError) {
      _ = try TownRankingData(json: Self.text.utf8.dropLast(2))
      Issue.record("half a file was taken")
    } catch {
      #expect(error.line == 10 && error.column == 6)
      #expect(error.description == "line 10, column 6: found the end of the data, expected ',' or '}'")
    }
    let encoding = #expect(throws: RankingError.self) { try TownRankingData(json: [0x7B, 0xFF, 0x7D]) }
    #expect(encoding?.line == 1 && encoding?.column == 2)
  }

  @Test func readsWhatCanBeReadOfAFile() throws {
    let ranking = try Ranking(json: Self.text.replacing("\"rank\": 3", with: "\"rank\": 0").utf8, name: "towns.json")
    #expect(ranking.data[.rent].map(\.townName) == ["本厚木", "蕨"])
    #expect(ranking.skipped.count == 1 && ranking.skipped.first?.path == "townRankingsForRent[2].rank")
    #expect(ranking.name == "towns.json")
  }

  @Test func hasTheListsInOrder() throws {
    let ranking = Ranking(data: try TownRankingData(json: Self.text.utf8))
    #expect(ranking.data[.rent].map(\.rank) == [1, 2, 3])
    #expect(ranking.leadingCount(.rent) == 3 && ranking.leadingCount(.buy) == 1)
    #expect(ranking.filtered { $0.change == .new }.data[.rent].map(\.townName) == ["旭"])
  }

  @Test func knowsHowATownMoved() throws {
    let towns = try Ranking(json: Self.text.utf8).data[.rent]
    #expect(towns.map(\.change) == [.up(3), .down(1), .new])
    #expect(towns.map(\.lastYearRank) == [4, 1, nil])
  }

  @Test func comparesTheLists() throws {
    let comparison = Comparison(try TownRankingData(json: Self.text.utf8))
    #expect(comparison.both.map(\.rent.townName) == ["蕨"] && comparison.both.map(\.difference) == [-5])
    #expect(comparison.onlyRent.map(\.townName) == ["本厚木", "旭"] && comparison.isEmpty(.buy) == false)
  }

  @Test func sumsUpTheLines() throws {
    let table = LineTable(try Ranking(json: Self.text.utf8).data[.rent])
    #expect(table.groups.flatMap(\.lines).map(\.name) == ["JR京浜東北・根岸線", "小田急小田原線"])
    #expect(table.groups.map(\.summary.townCount) == [2, 1])
    guard case .known(let owner) = table.groups.first?.owner else {
      Issue.record("JR is not known")
      return
    }
    #expect(owner.englishName == "JR" && RailwayOperator.all.contains(owner))
  }

  @Test func knowsReadings() {
    #expect(Readings.embedded["蕨"] == TownReading(kana: "わらび", romaji: "Warabi"))
    #expect(Readings.embedded["どこでもない街"] == nil)
  }

  @Test func hasTheEmbeddedRankings() throws {
    #expect(try Ranking.embedded().data.edition == "2021")
    let region = try #require(EmbeddedRegion(named: "Osaka"))
    #expect(region.names.first == "近畿圏" && region.editions.map(\.edition) == ["2023中間"])
    let ranking = try region.ranking()
    #expect(ranking.data.region == "近畿圏" && ranking.data[.rent].first?.townName == "三ノ宮")
    #expect(Ranking.embeddedRegions.map(\.data.region) == EmbeddedRegion.allCases.map(\.names.first))
  }

  @Test func checksAFile() throws {
    let check = RankingCheck(json: Self.text.utf8, name: "towns.json")
    #expect(check.errorCount == 0 && check.failure == nil)
    #expect(check.findings.first?.severity == .note && check.findings.first?.line == 5)
    let broken = RankingCheck(json: "[".utf8)
    #expect(broken.errorCount == 1 && broken.failure?.line == 1)
    let edition = try #require(EmbeddedRegion.allCases.first?.editions.first)
    #expect(RankingCheck(edition).errorCount == 0)
  }
}
