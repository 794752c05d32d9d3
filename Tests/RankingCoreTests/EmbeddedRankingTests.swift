import Foundation
import Testing

@testable import RankingCore

@Suite("The embedded ranking of 2021", .timeLimit(.minutes(10)))
struct EmbeddedRankingTests {
  @Test func holdsTwentyTownsInEachList() throws {
    let ranking = try Ranking.embedded()
    #expect(ranking.data[.rent].map(\.rank) == Array(1...20))
    #expect(ranking.data[.buy].map(\.rank) == Array(1...20))
    #expect(ranking.skipped.isEmpty)
    #expect(ranking.leadingCount(.rent) == 10)
    #expect(ranking.leadingCount(.buy) == 10)
    #expect(ranking.data.title == "住みたい街ランキング2021(首都圏)")
    #expect(ranking.data.source?.hasPrefix("https://www.homes.co.jp/") == true)
    #expect(try ranking.data[.rent] == publishedData()[.rent])
    #expect(try ranking.data[.buy] == publishedData()[.buy])
  }

  @Test func holdsThePublishedTowns() throws {
    let data = try Ranking.embedded().data
    #expect(
      data[.rent].first
        == TownInfo(rank: 1, townName: "本厚木", isRankUp: true, rankFluctuation: 3, availableLine: "小田急小田原線"))
    #expect(
      data[.rent].last
        == TownInfo(rank: 20, townName: "小岩", isRankUp: false, rankFluctuation: 0, availableLine: "JR総武線"))
    #expect(
      data[.buy].first
        == TownInfo(rank: 1, townName: "勝どき", isRankUp: false, rankFluctuation: 0, availableLine: "都営大江戸線"))
    #expect(
      data[.buy].dropFirst(18).first
        == TownInfo(rank: 19, townName: "牛込柳町", isRankUp: true, rankFluctuation: 191, availableLine: "都営大江戸線"))
    #expect(data[.buy].dropFirst(18).first?.lastYearRank == 210)
    #expect(data[.buy].first?.change == .unchanged)
  }

  @Test func givesWhatFoundationDecodes() throws {
    let theirs = try JSONDecoder().decode(TownRankingData.self, from: Data(embeddedBytes))
    #expect(try publishedData() == theirs)
  }

  @Test func theListSaysWhatTheFilesSay() throws {
    #expect(EmbeddedRegion.allCases.map(\.names.first) == ["首都圏", "近畿圏", "中部圏"])
    for region in EmbeddedRegion.allCases {
      #expect(Set(region.editions.map(\.edition)).count == region.editions.count)
      for edition in region.editions {
        let ranking = try edition.ranking()
        #expect(ranking.data.region == edition.region && region.names.first == edition.region)
        #expect(ranking.data.edition == edition.edition)
        #expect(ranking.data.title?.isEmpty == false && ranking.data.source?.hasPrefix("https://") == true)
        #expect(ranking.name == edition.name && ranking.skipped.isEmpty)
        // The text in the file takes precedence.
        let file = try RankingReader.read(edition.bytes, name: "").data
        #expect(file.title == nil || file.title == ranking.data.title)
        #expect(file.region == nil || file.region == edition.region)
      }
    }
  }

  @Test func allNamesAreKnownInEnglish() throws {
    for edition in EmbeddedRegion.allCases.flatMap(\.editions) {
      let data = try edition.ranking().data
      func english(_ name: String?) throws -> String {
        let name = try #require(name)
        let english = EnglishNames.of(name) ?? name
        #expect(english.utf8.allSatisfy { (0x20...0x7E).contains($0) }, "\(name)")
        return english
      }
      let (title, region) = (try english(data.title), try english(data.region))
      #expect(title.contains("(\(region))"))
      #expect(edition.name == "embedded ranking (\(region), \(try english(data.edition)))")
    }
    #expect(EnglishNames.of("題") == nil && EnglishNames.of("") == nil)
  }

  @Test(arguments: [
    "", "{}", #"[{"names": [], "editions": []}]"#, #"[{"names": ["A"], "editions": []}]"#, #"[{"names": ["A"]}]"#,
    #"[{"names": ["A"], "editions": [{"resource": "x", "name": "x"}]}]"#, "[1]",
  ])
  func anIncompleteListIsRefused(json: String) {
    #expect(EmbeddedRegion.regions(Array(json.utf8)) == nil)
  }

  @Test func anEditionWithoutItsFileIsRefused() throws {
    let json = #"[{"names": ["A"], "editions": [{"resource": "x", "name": "x", "edition": "2022"}]}]"#
    let region = try #require(EmbeddedRegion.regions(Array(json.utf8))?.first)
    #expect(throws: RankingError.self) { try region.ranking() }
  }
}
