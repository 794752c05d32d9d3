import RankingCore
import Testing

@Suite("JSON that is not a ranking", .timeLimit(.minutes(10)))
struct ShapeErrorTests {
  static let table: [(String, String)] = [
    ("null", "line 1, column 1: found null, expected a ranking ('{')"),
    ("[]", "line 1, column 1: found a list, expected a ranking ('{')"),
    ("12.50", "line 1, column 1: found 12.50, expected a ranking ('{')"),
    ("\"街\"", "line 1, column 1: found \"街\", expected a ranking ('{')"),
    (String(repeating: "[", count: 100_000), "line 1, column 1: found a list, expected a ranking ('{')"),
    ("{}", "line 1, column 3: found neither list, expected \"townRankingsForRent\" or \"townRankingsForBuy\""),
    (
      "{\"townRankingsForRent\":{}}",
      "townRankingsForRent (line 1, column 24): found an object, "
        + "expected a list of towns ('[')"
    ),
    (
      "{\"townRankingsForBuy\":\"a\"}",
      "townRankingsForBuy (line 1, column 23): found \"a\", "
        + "expected a list of towns ('[')"
    ),
    (
      "{\"townRankingsForBuy\":[],\n\"townRankingsForBuy\":[]}",
      "townRankingsForBuy (line 2, column 1): "
        + "found a second \"townRankingsForBuy\", expected each member once"
    ),
    (
      "{\"title\":\"a\",\"title\":\"a\"}",
      "title (line 1, column 14): found a second \"title\", expected each member once"
    ),
    ("{\"title\":5}", "title (line 1, column 10): found 5, expected a text or null"),
    ("{\"region\":[]}", "region (line 1, column 11): found a list, expected a text or null"),
    ("{\"edition\":2021}", "edition (line 1, column 12): found 2021, expected a text or null"),
    ("{\"source\":false}", "source (line 1, column 11): found false, expected a text or null"),
    ("{\"title\":\"\\ud800\"}", "title (line 1, column 10): found \"\\ud800\", expected a text or null"),
    (
      "{\"townRankingsForBuy\":[{\"rank\":\"x\"}, 5]}",
      "townRankingsForBuy[0].rank (line 1, column 32): "
        + "found \"x\", expected a whole number from 1"
    ),
    (
      "{\"townRankingsForBuy\":[[]]}",
      "townRankingsForBuy[0] (line 1, column 24): found a list, "
        + "expected a town ('{')"
    ),
  ]

  @Test(arguments: table)
  func isRefusedWithPathAndPlace(text: String, expected: String) {
    #expect(message(text) == "data.json: " + expected)
  }

  @Test(arguments: table)
  func givesTheSameMessageInPieces(text: String, expected: String) {
    for size in [1, 7, 64] {
      #expect(message(Array(text.utf8), pieces: size) == "data.json: " + expected)
    }
  }
}
