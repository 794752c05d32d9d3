import RankingCore
import Testing

@Suite("Bad towns among good ones", .timeLimit(.minutes(10)))
struct BadTownTests {
  static let table: [(String, String, String, String)] = [
    (goodTown(["rank": "\"2\""]), ".rank", "\"2\"", "a whole number from 1"),
    (goodTown(["rank": nil]), ".rank", "nothing", "a whole number from 1"),
    (goodTown(["rank": "null"]), ".rank", "null", "a whole number from 1"),
    (goodTown(["rank": "0"]), ".rank", "0", "a whole number from 1"),
    (goodTown(["rank": "-1"]), ".rank", "-1", "a whole number from 1"),
    (goodTown(["rank": "1.5"]), ".rank", "1.5", "a whole number from 1"),
    (goodTown(["rank": "1e-1"]), ".rank", "1e-1", "a whole number from 1"),
    (goodTown(["rank": "1000000001"]), ".rank", "1000000001", "a whole number up to 1000000000"),
    (goodTown(["rank": "1e400"]), ".rank", "1e400", "a whole number up to 1000000000"),
    (goodTown(["rank": "-1e99999999999999999999"]), ".rank", "-1e99999999999999999999", "a whole number from 1"),
    (goodTown(["rank": "99999999999999999999"]), ".rank", "99999999999999999999", "a whole number up to 1000000000"),
    (goodTown(["rank": "9999999999999999999"]), ".rank", "9999999999999999999", "a whole number up to 1000000000"),
    (goodTown(["rank": "999999999999999999"]), ".rank", "999999999999999999", "a whole number up to 1000000000"),
    (goodTown(["rank": "-9223372036854775809"]), ".rank", "-9223372036854775809", "a whole number from 1"),
    (goodTown(["rank": "1.0000000000000002"]), ".rank", "1.0000000000000002", "a whole number from 1"),
    (goodTown(["rank": "true"]), ".rank", "true", "a whole number from 1"),
    (goodTown(["rank": "{}"]), ".rank", "an object", "a whole number from 1"),
    (goodTown(["townName": nil]), ".townName", "nothing", "a town's name"),
    (goodTown(["townName": "5"]), ".townName", "5", "a town's name"),
    (goodTown(["townName": "\"\""]), ".townName", "\"\"", "a town's name"),
    (goodTown(["townName": "\" \u{3000}\\t\""]), ".townName", "\" \u{3000}\\t\"", "a town's name"),
    (
      goodTown(["townName": "\"\\ud83dx\""]), ".townName", "\"\\ud83dx\"",
      "a text without half a surrogate pair (\\ud800 to \\udfff)"
    ),
    (
      goodTown(["availableLine": "\"\\udc00\""]), ".availableLine", "\"\\udc00\"",
      "a text without half a surrogate pair (\\ud800 to \\udfff)"
    ),
    (goodTown(["availableLine": nil]), ".availableLine", "nothing", "a text"),
    (goodTown(["availableLine": "null"]), ".availableLine", "null", "a text"),
    (goodTown(["availableLine": "[\"\"]"]), ".availableLine", "a list", "a text"),
    (goodTown(["isRankUp": "1"]), ".isRankUp", "1", "true, false or null"),
    (goodTown(["isRankUp": nil]), ".isRankUp", "nothing", "true or false, as rankFluctuation is given"),
    (goodTown(["isRankUp": "null"]), ".isRankUp", "null", "true or false, as rankFluctuation is given"),
    (goodTown(["rankFluctuation": nil]), ".rankFluctuation", "nothing", "a whole number from 0, as isRankUp is given"),
    (goodTown(["rankFluctuation": "null"]), ".rankFluctuation", "null", "a whole number from 0, as isRankUp is given"),
    (goodTown(["rankFluctuation": "-3"]), ".rankFluctuation", "-3", "a whole number from 0"),
    (goodTown(["rankFluctuation": "\"3\""]), ".rankFluctuation", "\"3\"", "a whole number from 0"),
    (goodTown(["rankFluctuation": "2e9"]), ".rankFluctuation", "2e9", "a whole number up to 1000000000"),
    ("{\"rank\": 1, \"rank\": 1}", ".rank", "a second \"rank\"", "each member once"),
    ("{\"rank\": 1, \"\\u0072ank\": 1}", ".rank", "a second \"rank\"", "each member once"),
    ("{}", ".rank", "nothing", "a whole number from 1"),
    ("null", "", "null", "a town ('{')"),
    ("\"B\"", "", "\"B\"", "a town ('{')"),
    ("[]", "", "a list", "a town ('{')"),
  ]

  @Test(arguments: table)
  func areLeftOutAndNoted(town: String, member: String, found: String, expected: String) throws {
    let text = listWith(town)
    let ranking = try read(text)
    #expect(ranking.data[.rent].map(\.townName) == ["A"])
    #expect(ranking.skipped.count == 1)
    let mismatch = try #require(ranking.skipped.first)
    #expect(mismatch.path == "townRankingsForRent[1]" + member)
    #expect(mismatch.found == found)
    #expect(mismatch.expected == expected)
    for size in [1, 7, 64] {
      #expect(try read(Array(text.utf8), pieces: size).skipped == ranking.skipped)
    }
  }

  /// The first half of a pair is D800 to DBFF, the second DC00 to DFFF.
  @Test(arguments: [
    "\\ud83d\\u0041", "\\ud83d\\udbff", "\\ud83d\\ue000", "\\ud83d\\ud83d\\udc00", "\\ud83d", "\\ud83dx", "\\ud83d\\n",
    "\\ud83d\\\\udc00", "\\udbff", "\\udc00", "\\udfff", "\\udc00\\ud83d", "x\\ud800\\udbffx",
  ])
  func halvesOfSurrogatePairsAreNamed(text: String) throws {
    let ranking = try read(listWith(goodTown(["townName": "\"\(text)\""])))
    #expect(ranking.data[.rent].map(\.townName) == ["A"])
    #expect(
      ranking.skipped.first?.description
        == "townRankingsForRent[1].townName (line 1, column 163): found \"\(text)\", "
        + "expected a text without half a surrogate pair (\\ud800 to \\udfff)")
  }

  /// A null stands somewhere; what is missing does not.
  @Test(arguments: [
    ("{\"rank\": 2, \"townName\": \"B\", \"availableLine\": \"\", \"rankFluctuation\": 1}", "isRankUp", 78),
    (
      "{\"rank\": 2, \"townName\": \"B\", \"isRankUp\": null, \"availableLine\": \"\", \"rankFluctuation\": 1}",
      "isRankUp", 119
    ),
    (
      "{\"rankFluctuation\": 1, \"rank\": 2, \"isRankUp\": null, \"townName\": \"B\", \"availableLine\": \"\"}",
      "isRankUp", 124
    ),
    (
      "{\"rank\": 2, \"townName\": \"B\", \"isRankUp\": true, \"availableLine\": \"\", \"rankFluctuation\": null}",
      "rankFluctuation", 165
    ),
    ("{\"isRankUp\": true, \"rank\": 2, \"townName\": \"B\", \"availableLine\": \"\"}", "rankFluctuation", 78),
  ])
  func halfAMovementIsNotedWhereItStands(town: String, member: String, column: Int) throws {
    let mismatch = try #require(try read(listWith(town)).skipped.first)
    #expect(mismatch.path == "townRankingsForRent[1].\(member)" && mismatch.column == column)
    #expect(mismatch.found == (column == 78 ? "nothing" : "null"))
  }

  @Test func areNotedWithLineAndColumn() throws {
    let good = "{\"rank\": 1, \"townName\": \"街\", \"availableLine\": \"L\"}"
    let text = "{\"townRankingsForBuy\": [\n\(good),\n\(good), {\"townName\": \"街\", \"rank\": []},\n\n  7, \(good)]}"
    for size in [1, 7, 64, 1_000] {
      let ranking = try read(Array(text.utf8), pieces: size)
      #expect(
        ranking.skipped.mismatches.map(\.description) == [
          "townRankingsForBuy[2].rank (line 3, column 79): found a list, expected a whole number from 1",
          "townRankingsForBuy[3] (line 5, column 3): found 7, expected a town ('{')",
        ])
      #expect(ranking.data[.buy].count == 3)
    }
  }

  @Test func areCountedBeyondThoseThatAreRemembered() throws {
    let bad = Array(repeating: "0", count: 5_000).joined(separator: ",\n")
    let ranking = try read(listWith(bad))
    #expect(ranking.skipped.count == 5_000)
    #expect(ranking.skipped.mismatches.count == SkippedTowns.rememberedCount)
    #expect(ranking.skipped.mismatches.last?.path == "townRankingsForRent[100]")
    #expect(ranking.skipped.mismatches.last?.line == 100)
  }

  @Test func oneGoodTownInEitherListIsEnough() throws {
    let text = "{\"townRankingsForBuy\": [1], " + listWith("2").dropFirst()
    let ranking = try read(text)
    #expect(ranking.skipped.mismatches.map(\.path) == ["townRankingsForBuy[0]", "townRankingsForRent[1]"])
  }
}
