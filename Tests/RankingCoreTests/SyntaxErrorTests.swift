import RankingCore
import TestSupport
import Testing

@Suite("Input that is not JSON", .timeLimit(.minutes(10)))
struct SyntaxErrorTests {
  static let table: [(RawText, String)] = [
    ("", "line 1, column 1: found nothing (the data are empty), expected a ranking ('{')"),
    (" \n ", "line 2, column 2: found nothing (the data are empty), expected a ranking ('{')"),
    ("x", "line 1, column 1: found 'x', expected a ranking ('{')"),
    ("<html>", "line 1, column 1: found '<', expected a ranking ('{')"),
    ("nul", "line 1, column 1: found 'nul', expected a ranking ('{')"),
    ("\u{0}\u{0}\u{0}\u{0}\u{0}", "line 1, column 1: found U+0000, expected a ranking ('{')"),
    ("{", "line 1, column 2: found the end of the data, expected a member name ('\"')"),
    ("{,", "line 1, column 2: found ',', expected a member name ('\"')"),
    ("{x:1}", "line 1, column 2: found 'x', expected a member name ('\"')"),
    ("{'x':1}", "line 1, column 2: found ''', expected a member name ('\"')"),
    ("// c\n{}", "line 1, column 1: found '/', expected a ranking ('{')"),
    ("{\"x\" 1}", "line 1, column 6: found '1', expected ':' after a member name"),
    ("{\"x\":}", "line 1, column 6: found '}', expected a value"),
    ("{\"x\":1,}", "line 1, column 8: found '}', expected a member name ('\"')"),
    ("{\"x\":1 \"y\":2}", "line 1, column 8: found \"y\", expected ',' or '}'"),
    ("{\"x\":NaN}", "line 1, column 6: found 'NaN', expected a value"),
    ("{\"x\":-Infinity}", "line 1, column 7: found 'Infinity', expected a digit"),
    ("{\"x\":True}", "line 1, column 6: found 'True', expected a value"),
    ("{\"x\":nulll}", "line 1, column 10: found 'l', expected ',' or '}'"),
    ("{\"x\":01}", "line 1, column 6: found '01', expected a number without leading zeros"),
    ("{\"x\":1.}", "line 1, column 8: found '}', expected a digit"),
    ("{\"x\":.5}", "line 1, column 6: found '.5', expected a value"),
    ("{\"x\":+1}", "line 1, column 6: found '+1', expected a value"),
    ("{\"x\":1e}", "line 1, column 8: found '}', expected a digit"),
    ("{\"x\":[1,]}", "line 1, column 9: found ']', expected a value"),
    ("{\"x\":[1}", "line 1, column 8: found '}', expected ',' or ']'"),
    (
      "{\"x\":\"a\nb\"}",
      "line 1, column 8: found U+000A, expected the rest of a text, "
        + "with control characters written as \\u00.."
    ),
    ("{\"x\":\"a\\x\"}", "line 1, column 9: found 'x', expected one of \" \\ / b f n r t u after '\\'"),
    ("{\"x\":\"\\u12g4\"}", "line 1, column 11: found 'g4', expected four hexadecimal digits after \\u"),
    ("{\"x\":\"abc", "line 1, column 10: found the end of the data, expected the rest of a text and '\"'"),
    ("{\"x\":1}\u{3000}", "line 1, column 8: found U+3000 (IDEOGRAPHIC SPACE), expected the end of the data"),
    ("{\"townRankingsForBuy\":[]} x", "line 1, column 27: found 'x', expected the end of the data"),
    ("{\"townRankingsForBuy\":[]}{}", "line 1, column 26: found '{', expected the end of the data"),
    ("{\"townRankingsForBuy\":[,]}", "line 1, column 24: found ',', expected a town ('{')"),
    (RawText(listWith("]")), "line 1, column 78: found ']', expected a town ('{')"),
    (RawText(listWith("{}}")), "line 1, column 80: found '}', expected ',' or ']'"),
    ("{\r\n  \"街\": 街\r\n}", "line 2, column 8: found '街', expected a value"),
    (
      "{\n\"townRankingsForRent\": [\n\n  {\"rank\" 1}]}",
      "line 4, column 11: found '1', "
        + "expected ':' after a member name"
    ),
  ]

  @Test(arguments: table)
  func isRefusedWithItsPlace(raw: RawText, expected: String) {
    #expect(message(raw.text) == "data.json: " + expected)
  }

  @Test(arguments: table)
  func givesTheSameMessageInPieces(raw: RawText, expected: String) {
    for size in [1, 2, 7, 64] {
      #expect(message(Array(raw.text.utf8), pieces: size) == "data.json: " + expected)
    }
  }

  @Test func knowsTheTownInWhichItHappened() {
    do {
      _ = try read(listWith("{\"rank\": }"))
      Issue.record("was read")
    } catch RankingError.syntax(_, let mismatch) {
      #expect(mismatch.path == "townRankingsForRent[1]")
    } catch {
      Issue.record("\(error)")
    }
  }

  /// Up to 40 characters are quoted whole: of a text the quotes count too.
  @Test(arguments: [1, 37, 38, 39, 40, 41, 42, 163, 164, 165])
  func quotesFortyCharacters(count: Int) {
    for letter in ["z", "街", "😀"] {
      let text = "\"" + String(repeating: letter, count: count) + "\""
      let quoted = count + 2 <= 40 ? text : text.prefix(40) + "…"
      for size in [1, 7, 1_000] {
        let said = message(Array("{\"x\":1 \(text):2}".utf8), pieces: size)
        #expect(said == "data.json: line 1, column 8: found \(quoted), expected ',' or '}'")
      }
    }
    let word = String(repeating: "z", count: count)
    let quoted = count <= 40 ? word : word.prefix(40) + "…"
    for size in [1, 7, 1_000] {
      let said = message(Array("{\"x\":\(word)}".utf8), pieces: size)
      #expect(said == "data.json: line 1, column 6: found '\(quoted)', expected a value")
    }
  }

  @Test func quotesLittleOfLongData() {
    let long = String(repeating: "街", count: 1_000)
    let text = message("{\"x\":1 \"\(long)\":2}")
    #expect(text?.contains("found \"" + String(repeating: "街", count: 39) + "…, expected") == true)
    let word = String(repeating: "z", count: 1_000)
    #expect(message("{\"x\":\(word)}")?.contains("'" + String(repeating: "z", count: 40) + "…'") == true)
  }
}
