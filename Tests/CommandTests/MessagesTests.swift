import NcursesTerminal
import RankingBrowser
import RankingCore
import TestSupport
import Testing

@testable import townranking

/// What is said in two languages.
@Suite(.timeLimit(.minutes(10))) struct MessagesTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let texts: TextPair
    /// What both languages have to say.
    let keeps: [String]
    var testDescription: String { visible(texts.english) }

    init(_ message: some Message, _ keeps: String...) {
      self.init(message.texts, keeps)
    }

    init(_ texts: TextPair, _ keeps: [String]) {
      self.texts = texts
      self.keeps = keeps.filter { !$0.isEmpty }
    }
  }

  @Test(
    "every message is a line in both languages and keeps what it is about",
    arguments: usage + reading + found + expected + findings + others)
  func row(row: Row) {
    let (japanese, english) = row.texts
    for text in [japanese, english] {
      #expect(!text.isEmpty && text.split(omittingEmptySubsequences: false) { $0.isNewline }.count == 1, "\(text)")
      for part in row.keeps { #expect(text.contains(part), "\(part) is not in: \(text)") }
    }
    #expect(japanese.unicodeScalars.contains { (0x3041...0x30FE).contains($0.value) }, "\(japanese)")
    #expect(japanese.firstMatch(of: /です|ます|ません|でした|ました|。$/) == nil, "\(japanese)")
    #expect(!english.contains { "。、".contains($0) }, "\(english)")
  }

  @Test("places are counted as people say it")
  func places() {
    let rows: [(any Message, String, String)] = [
      (
        RankingError.shape(name: "a.json", mismatch(.quote("\"x\""), .wholeNumber(from: 1))),
        "a.json: townRankingsForRent[2].rank (12行目18列目): \"x\" がある。1以上の整数が必要",
        "a.json: townRankingsForRent[2].rank (line 12, column 18): found \"x\", expected a whole number from 1"
      ),
      (
        RankingError.syntax(name: "", mismatch(.endOfData, .commaOrBrace)), "12行目18列目: データがここで終わっている。',' か '}' が必要",
        "line 12, column 18: found the end of the data, expected ',' or '}'"
      ),
      (
        RankingError.tooLarge(name: "a", byteLimit: 3), "a: 3バイトを超えている。上限は --max-bytes で上げられる",
        "a: larger than the limit of 3 bytes; --max-bytes raises it"
      ),
      (
        RankingError.cannotOpen(name: "a", reason: "No such file or directory"), "a: 開けない: No such file or directory",
        "a: cannot open: No such file or directory"
      ),
      (UsageError.needsValue("--tab"), "--tab には値が必要", "--tab needs a value"),
      (
        UsageError.noChoice(.lang, "fr"), "--lang の値は ja|en のどれか。\"fr\" は使えない", "--lang takes ja|en, not \"fr\""
      ),
      (
        FavoritesError.system(path: "/p\n", reason: "Is a directory"), "/p\\n: Is a directory。解決してからやり直す",
        "/p\\n: Is a directory; put it right and try again"
      ),
      (
        TerminalError.unknownName("x"), "端末 'x' は登録されていない。TERMに登録済みの名前を設定する(例: export TERM=xterm-256color)",
        "no terminal named 'x' is known; set TERM to one that is, for example: export TERM=xterm-256color"
      ),
      (
        Remark.skippedTowns(in: "a\n", 1, mismatch(.nothing, .townName)),
        "a\\n: 街1件を読めなかった。最初: townRankingsForRent[2].rank (12行目18列目): 値がない。街の名前が必要",
        "a\\n: 1 town could not be read, the first: townRankingsForRent[2].rank (line 12, column 18): found nothing, "
          + "expected a town's name"
      ),
    ]
    for (message, japanese, english) in rows {
      #expect(message.text(.japanese) == japanese)
      #expect(message.text(.english) == english)
    }
  }

  @Test("findings in full, as a file brings them")
  func check() {
    let json = """
      {"title": " a", "x": 0, "townRankingsForRent": [
      {"rank": 3, "townName": "甲", "isRankUp": true, "rankFluctuation": 1, "availableLine": "い線"},
      {"rank": 1, "townName": "乙", "isRankUp": false, "rankFluctuation": 5, "availableLine": "ろ線"},
      {"rank": 1, "townName": "丙", "isRankUp": true, "rankFluctuation": 3, "availableLine": "ろ線"},
      {"rank": 7, "townName": "甲", "availableLine": "ｶ"}, 0],
      "townRankingsForBuy": [{"rank": 1, "townName": "乙", "availableLine": "は線"},
      {"rank": 2, "townName": "丁", "availableLine": "は線"},
      {"rank": 3, "townName": "丁", "availableLine": "は線ほか"}]}
      """
    let findings = RankingCheck(json: json.utf8, name: "a").findings
    #expect(
      findings.map { $0.text(.japanese) } == [
        "注意: title (1行目2列目): 前後に空白がある: \" a\"",
        "注意: 1行目17列目: ランキングに未知のメンバー \"x\" がある",
        "注意: townRankingsForRent[0].rankFluctuation (2行目67列目): 甲(3位): 前年が4位の街が2件: 甲、丙",
        "注意: townRankingsForRent[1].rank (3行目10列目): 乙(1位): 3位の後にあり、順位順になっていない",
        "注意: townRankingsForRent[1].rank (3行目10列目): 乙(1位): 同順位の街が2件: 乙、丙",
        "誤り: townRankingsForRent[1].rankFluctuation (3行目68列目): 乙(1位): 5ダウンでは前年が-4位になる",
        "注意: townRankingsForRent[3].rank (5行目10列目): 甲(7位): 4位から6位の街がない",
        "注意: townRankingsForRent[3].townName (5行目25列目): 甲(7位): このリストの townRankingsForRent[0] (2行目、3位)と同名で、路線が違う",
        "注意: townRankingsForRent[3].availableLine (5行目47列目): 甲(7位): 半角カナがある: \"ｶ\"",
        "誤り: townRankingsForRent[4] (5行目53列目): 0 がある。街のオブジェクト('{')が必要",
        "注意: townRankingsForBuy[0].availableLine (6行目70列目): 乙(1位): "
          + "ここでは \"は線\"、townRankingsForRent[1] (3行目)では \"ろ線\"",
        "誤り: townRankingsForBuy[2].townName (8行目25列目): 丁(3位): このリストの townRankingsForBuy[1] (7行目、2位)にもある",
      ])
    #expect(findings.map { $0.text(.english) } == findings.map(\.description))
  }

  @Test("every error of the sources has its message, but those that nobody sees")
  func complete() throws {
    let inner: Set = ["JSONFault", "Finding", "Cancelled"]
    let table = try Project.text("Sources/townranking/Messages.swift")
    var count = 0
    for file in try Project.files(in: "Sources", ending: ".swift") {
      for match in try Project.text(file).matches(of: /(?:enum|struct|class) (\w+): (?:\w+, )*Error\b/)
      where !inner.contains(String(match.1)) {
        #expect(table.contains("\(match.1): Message"), "\(match.1)")
        count += 1
      }
    }
    #expect(count == 5)
  }

  private static func mismatch(_ found: Mismatch.Found, _ expected: Mismatch.Expectation) -> Mismatch {
    Mismatch(path: "townRankingsForRent[2].rank", line: 12, column: 18, actual: found, wanted: expected)
  }

  private func mismatch(_ found: Mismatch.Found, _ expected: Mismatch.Expectation) -> Mismatch {
    Self.mismatch(found, expected)
  }
}

/// All that there is to say.
extension MessagesTests {
  static let usage: [Row] = [
    Row(UsageError.unknownOption("--oops"), "--oops"),
    Row(UsageError.severalOptions("--t", [.tab, .theme]), "--t ", "--tab", "--theme"),
    Row(UsageError.needsValue("--tab"), "--tab"), Row(UsageError.takesNoValue(.man), "--man"),
    Row(UsageError.noChoice(.tab, "x"), "--tab", "rent|buy", "\"x\""),
    Row(UsageError.noChoice(.sort, "x"), "--sort", "rank|climb|fall|last-year|line|kana", "\"x\""),
    Row(UsageError.noByteCount("1k"), "--max-bytes", "\"1k\""), Row(UsageError.noSize("9"), "WxH", "80x24", "\"9\""),
    Row(UsageError.noKey("oops"), "--keys", "\"oops\"", "pageup", "f12", "ctrl-z"),
    Row(UsageError.keysWithoutFrame, "--keys", "--print-frame"), Row(UsageError.regionAndFiles, "--region", "FILE"),
    Row(UsageError.standardInputTwice, "(-)"), Row(UsageError.jsonOfSeveral(3), "--format json", "FILE", "3"),
    Row(UsageError.terminalAsFile("/dev/tty"), "/dev/tty", "JSON"),
    Row(UsageError.terminalAsInput, "cat FILE | townranking -"),
  ]

  static let reading: [Row] = [
    Row(RankingError.cannotOpen(name: "a\nb", reason: "why"), "a\\nb: ", "why"),
    Row(RankingError.cannotRead(name: "a", reason: "why"), "a: ", "why"),
    Row(RankingError.isDirectory(name: "a"), "a: ", "JSON"),
    Row(RankingError.tooLarge(name: "a", byteLimit: 77), "a: ", "77", "--max-bytes"),
    Row(RankingError.notUTF8(name: "a", line: 3, column: 4), "a: ", "3", "4", "UTF-8"),
    Row(RankingError.otherEncoding(name: "a", encoding: "UTF-16"), "a: ", "UTF-16", "UTF-8"),
  ]

  static let found: [Row] = [
    Mismatch.Found.quote("\"x\""), .object, .list, .nothing, .endOfData, .emptyData, .neitherList, .second("rank"),
  ].flatMap { found -> [Row] in
    let keeps = found == .quote("\"x\"") ? ["\"x\""] : found == .second("rank") ? ["\"rank\""] : []
    return [
      Row(RankingError.syntax(name: "a", mismatch(found, .value)).texts, ["a: ", "12", "18"] + keeps),
      Row(
        RankingError.shape(name: "a", mismatch(found, .value)).texts,
        ["a: townRankingsForRent[2].rank (", "12", "18"] + keeps),
    ]
  }

  static let expected: [Row] = [
    (Mismatch.Expectation.commaOrBrace, "','"), (.commaOrBracket, "']'"), (.memberName, "('\"')"), (.colon, "':'"),
    (.value, ""), (.digit, ""), (.noLeadingZeros, ""), (.endOfData, ""), (.restOfText, "'\"'"),
    (.writtenControl, "\\u00.."), (.escape, ""), (.escapeLetter, "\" \\ / b f n r t u"), (.hexDigits, "\\u"),
    (.nesting(64), "64"), (.ranking, "('{')"), (.eitherList, "\"townRankingsForBuy\""), (.textOrNull, "null"),
    (.eachOnce, ""), (.listOfTowns, "('[')"), (.town, "('{')"), (.townName, ""), (.text, ""),
    (.wholeText, "\\udfff"), (.flagOrNull, "null"), (.flagOfMovement, "rankFluctuation"),
    (.sizeOfMovement, "isRankUp"), (.wholeNumber(from: 1), "1"), (.wholeNumberUpTo(1_000_000_000), "1000000000"),
  ].map { expected, keeps in Row(RankingError.syntax(name: "", mismatch(.nothing, expected)).texts, [keeps]) }

  /// Six towns of one rank, six of another.
  private static func town(_ number: Int) -> String {
    #"{"rank": \#(9 - number / 6 * 5), "townName": "T\#(number)", "availableLine": ""}"#
  }

  /// Findings that the file of `check` does not bring.
  private static let faulty: [(json: String, keeps: String)] = [
    (#"{"townRankingsForRent": [{"rank": 1, "townName": "A\u001b\u001b\u202e\u200b", "availableLine": ""}]}"#, "rank"),
    (#"{"townRankingsForRent": [], "townRankingsForBuy": [], "edition": "Ａか\u3099"}"#, "edition"), ("[", "1"),
    (
      "{\"townRankingsForBuy\": [" + repeatElement("0", count: 150).joined(separator: ",")
        + #",{"rank": 1, "townName": "A", "availableLine": "", "\n": 0, "\n": 1}]}"#, ""
    ),
    (
      "{\"townRankingsForBuy\": [" + (0..<12).map(town).joined(separator: ",") + "]}", ""
    ),
  ]

  static let findings: [Row] = faulty.flatMap { json, keeps in
    RankingCheck(json: json.utf8).findings.map { finding in
      let quoted = finding.description.matches(of: /"[^"]*"|U\+\w+|T\d+/).map { String($0.output) }
      let places = [finding.line, finding.column].compactMap { $0.map(String.init) }
      return Row(finding.texts, [finding.path] + places + quoted)
    }
  }

  static let others: [Row] = [
    Row(FavoritesError.noHome, "HOME", "XDG_STATE_HOME"),
    Row(FavoritesError.system(path: "/p", reason: "why"), "/p", "why"),
    Row(FavoritesError.symbolicLink(path: "/p"), "/p"), Row(FavoritesError.locked(path: "/p\n"), "/p\\n"),
    Row(FavoritesError.symbolicLink(path: "/p").reasonFirst, ["/p"]),
    Row(FavoritesError.locked(path: "/p").reasonFirst, ["/p"]),
    Row(Output.Failure(code: 28), "No space left on device"),
    Row(FavoritesError.broken(path: "/p"), "/p"), Row(FavoritesError.broken(path: "/p").reasonFirst, ["/p"]),
    Row(FavoritesError.full, "16 MiB"), Row(Remark.noFavorites), Row(Remark.noMatch), Row(Remark.noFavoriteMatch),
    Row(Remark.favoritesNotKept(.locked(path: "/p")), "/p"),
    Row(Remark.checked(3, errors: 4, notes: 5), "3", "4", "5"),
    Row(Remark.skippedTowns(in: "a.json", 2, mismatch(.quote("'x'"), .town)), "a.json: ", "2", "'x'", "12", "18"),
    Row(TerminalError.noTerminal), Row(TerminalError.noName, "TERM", "export TERM=xterm-256color"),
    Row(TerminalError.unknownName("x\n"), "'x▯'", "TERM"), Row(TerminalError.noDatabase("x"), "'x'", "ncurses-base"),
    Row(TerminalError.tooPlain("x"), "'x'", "TERM"), Row(TerminalError.failedStart("x"), "'x'", "TERM"),
    Row(TerminalError.isOpen), Row(TerminalError.noMoreFiles, "ulimit -n"),
  ]
}
