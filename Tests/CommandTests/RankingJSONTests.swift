import Foundation
import RankingCore
import TestSupport
import Testing

@testable import townranking

@Suite("A ranking as JSON", .timeLimit(.minutes(10)))
struct RankingJSONTests {
  private func towns(_ ranks: some Sequence<Int>) -> [TownInfo] {
    ranks.map {
      TownInfo(rank: $0, townName: "町\($0)", isRankUp: true, rankFluctuation: 1, availableLine: "線")
    }
  }

  private func read(_ text: String) throws -> Ranking {
    try RankingReader.read(Array(text.utf8), name: "written")
  }

  @Test func thePublishedFileIsWrittenByteForByteAsItWasRead() throws {
    let file = try Project.text("Resources/TownRanking2021.json")
    #expect(RankingJSON.text(try read(file).data) == file.trimmingCharacters(in: .newlines))
  }

  @Test func textsNewTownsAndUnknownMovements() throws {
    let towns = [true, false].map {
      TownInfo(
        rank: 3, townName: "町0", isRankUp: nil, rankFluctuation: nil, isMovementGiven: $0, availableLine: "線")
    }
    let data = TownRankingData(townRankingsForBuy: towns, title: "a\"b")
    let text = RankingJSON.text(data)
    #expect(try read(text).data == data)
    #expect(
      text == """
        {
            "title": "a\\"b",
            "townRankingsForRent": [],
            "townRankingsForBuy": [
                {
                    "rank": 3,
                    "townName": "町0",
                    "isRankUp": null,
                    "rankFluctuation": null,
                    "availableLine": "線"
                },
                {
                    "rank": 3,
                    "townName": "町0",
                    "availableLine": "線"
                }
            ]
        }
        """)
  }

  @Test func everyControlCharacterComesBack() throws {
    let text = String(String.UnicodeScalarView((0...0xFF).compactMap { Unicode.Scalar($0 as UInt32) })) + "\u{2028}😀"
    var data = TownRankingData(townRankingsForRent: towns([1, 1, 2]), region: text, source: "")
    data.townRankingsForRent[1].townName = text
    data.townRankingsForRent[1].availableLine = text
    let written = RankingJSON.text(data)
    #expect(try read(written).data == data)
    #expect(try JSONDecoder().decode(TownRankingData.self, from: Data(written.utf8)) == data)
    #expect(!written.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }

  /// Byte for byte: Swift's == ignores normalisation.
  @Test func anyTextComesBackTheSame() throws {
    var generator = SplitMix(seed: 5)
    let letters = Array("街ほか\"\\/\n\t\u{7F}\u{85}\u{202E}\u{FEFF}😀e\u{301}か\u{3099}ﾎﾞ\u{F0000}\u{E000}".unicodeScalars)
    for _ in 0..<2_000 {
      let text = String(
        String.UnicodeScalarView(
          (0..<Int.random(in: 1...12, using: &generator)).compactMap { _ in letters.randomElement(using: &generator) }))
      let town = TownInfo(
        rank: 1, townName: "x\(text)", isRankUp: nil, rankFluctuation: nil, availableLine: text)
      let written = RankingJSON.text(TownRankingData(townRankingsForBuy: [town], title: text))
      let data = try TownRankingData(json: written.utf8)
      #expect(RankingJSON.text(data).utf8.elementsEqual(written.utf8))
      #expect(data.title.map { $0.utf8.elementsEqual(text.utf8) } == true)
    }
  }

  @Test(arguments: [0, 1, 9, 10, 11, 21, 200])
  func anyNumberOfTownsComesBack(count: Int) throws {
    let data = TownRankingData(townRankingsForRent: towns(1..<(count + 1)), edition: "2023")
    let ranking = try read(RankingJSON.text(data))
    #expect(ranking.data == data)
    #expect(ranking.skipped.isEmpty)
  }
}

@Suite("Characters that a terminal would obey", .timeLimit(.minutes(10)))
struct RankingJSONEscapeTests {
  @Test(
    "are written as escapes",
    arguments: [
      ("\u{9B}31m", "\\u009b31m"), ("\u{202E}", "\\u202e"), ("\u{7F}", "\\u007f"), ("\u{200B}", "\\u200b"),
      ("a\u{2028}b", "a\\u2028b"), ("\u{F0000}", "\\udb80\\udc00"), ("\u{1B}", "\\u001b"), ("本厚木 Ω é", "本厚木 Ω é"),
    ])
  func escapes(raw: RawText, written: String) throws {
    let text = raw.text
    #expect(RankingJSON.quoted(text) == "\"\(written)\"")
    let town = TownInfo(rank: 1, townName: text, isRankUp: nil, rankFluctuation: nil, availableLine: text)
    let data = TownRankingData(townRankingsForRent: [town])
    #expect(try RankingReader.read(Array(RankingJSON.text(data).utf8), name: "written").data == data)
  }
}
