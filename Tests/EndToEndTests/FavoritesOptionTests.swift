import Foundation
import TestSupport
import Testing

/// `--favorites` shows or prints only the favourites.
@Suite(.endToEnd, .timeLimit(.minutes(30)))
struct FavoritesOptionTests {
  private static func keeping(_ text: String, _ line: String) throws -> Finished {
    let folder = try TemporaryFolder()
    let state = ".local/state/townranking"
    try FileManager.default.createDirectory(atPath: folder.path(of: state), withIntermediateDirectories: true)
    try folder.write(text.utf8, to: state + "/favorites.json")
    return try shell(line, in: folder)
  }

  private static let three = #"{"favorites": ["大宮", "小岩", "勝どき", "nowhere"]}"#

  @Test("as a table: the same rows as without, and no others")
  func plain() throws {
    for line in [
      "townranking --favorites", "townranking --plain --favorites", "townranking --favorites --format plain",
    ] {
      let finished = try Self.keeping(Self.three, line)
      #expect(finished.status == 0 && finished.errors.isEmpty, "\(finished)")
      let rows = finished.lines.filter { $0.contains(/^ *\d+  \S/) }.map {
        $0.split(separator: " ").joined(separator: " ")
      }
      #expect(
        rows == [
          "2 ▴ 3アップ 大宮 JR京浜東北・根岸線ほか", "20 − キープ 小岩 JR総武線", "1 − キープ 勝どき 都営大江戸線", "15 ▴ 9アップ 大宮 JR京浜東北・根岸線ほか",
        ])
    }
  }

  @Test("tab separated")
  func tabSeparated() throws {
    let finished = try Self.keeping(Self.three, "townranking --favorites --format tsv")
    #expect(finished.status == 0 && finished.errors.isEmpty)
    #expect(
      finished.lines.dropFirst().map { $0.split(separator: "\t").prefix(3).joined(separator: " ") } == [
        "rent 2 大宮", "rent 20 小岩", "buy 1 勝どき", "buy 15 大宮",
      ])
  }

  @Test("JSON, which can be read back")
  func json() throws {
    let finished = try Self.keeping(
      Self.three,
      "townranking --favorites --format json >f.json; townranking --format tsv f.json | cut -f 1-3; cat f.json >&2")
    #expect(finished.status == 0)
    #expect(
      finished.lines.dropFirst().map(String.init) == ["rent\t2\t大宮", "rent\t20\t小岩", "buy\t1\t勝どき", "buy\t15\t大宮"])
    let json = try JSONSerialization.jsonObject(with: Data(finished.errors)) as? [String: Any]
    let rent = try #require(json?["townRankingsForRent"] as? [[String: Any]])
    #expect(rent.compactMap { $0["rankFluctuation"] as? Int } == [3, 0])
  }

  @Test("of another ranking")
  func otherFile() throws {
    let finished = try Self.keeping(
      #"{"favorites": ["町2"]}"#,
      "cat >r.json <<'E'\n\(String(decoding: Rankings.rent(count: 3), as: UTF8.self))\nE\n"
        + "townranking --favorites --format tsv r.json")
    #expect(finished.lines.count == 2 && finished.text.contains("rent\t2\t町2\t"), "\(finished)")
  }

  @Test(
    "having none is not an error, and it is said: in place of the towns, or beside the output",
    arguments: [("plain", false), ("markdown", false), ("tsv", true), ("json", true)])
  func none(format: String, isBeside: Bool) throws {
    for state in [nil, #"{"favorites": ["nowhere"]}"#] {
      let line = "townranking --lang en --favorites --format \(format)"
      let finished = try state.map { try Self.keeping($0, line) } ?? shell(line)
      #expect(finished.status == 0 && !finished.text.contains("本厚木"), "\(finished)")
      #expect(finished.complaint == (isBeside ? "townranking: none of the towns is a favourite\n" : ""))
      #expect(finished.text.contains("No favourites in this list") == !isBeside && !finished.text.contains("No data"))
    }
  }

  @Test(
    "a search among them that finds nothing is no error either",
    arguments: ["--search zzz", "--search zzz --favorites"])
  func search(options: String) throws {
    let line = "townranking --lang en \(options) --format"
    let plain = try Self.keeping(Self.three, "\(line) plain")
    #expect(plain.status == 0 && plain.errors.isEmpty && plain.lines.count { $0.hasPrefix("  N") } == 2, "\(plain)")
    let tsv = try Self.keeping(Self.three, "\(line) tsv")
    #expect(tsv.status == 0 && tsv.lines.count == 1 && tsv.complaint.hasSuffix("matches the search\n"), "\(tsv)")
  }

  @Test("nothing is said beside the output if one of the lists has a favourite, or if all towns are printed")
  func some() throws {
    let finished = try Self.keeping(#"{"favorites": ["勝どき"]}"#, "townranking --favorites --format tsv")
    #expect(finished.lines.count == 2 && finished.errors.isEmpty, "\(finished)")
    let empty = try shell(#"echo '{"townRankingsForRent": []}' | townranking --lang en --plain -"#)
    #expect(empty.text.contains("There is no \"Buy\" list") && empty.errors.isEmpty)
  }

  @Test("an unreadable favourites file is an error; without --favorites it does not matter")
  func unreadable() throws {
    let line = "mkdir -p .local/state/townranking/favorites.json; "
    let finished = try shell(line + "townranking --favorites --plain")
    #expect(finished.status == 1 && finished.output.isEmpty, "\(finished)")
    #expect(finished.complaint.contains("favorites.json: Is a directory"))
    #expect(try shell(line + "townranking --plain").status == 0)
  }

  @Test("no home is an error")
  func noHome() throws {
    let finished = try shell("townranking --favorites --plain", variables: ["HOME": nil, "XDG_STATE_HOME": nil])
    #expect(finished.status == 1 && finished.complaint.contains("HOMEが未設定"), "\(finished)")
  }

  @Test("a broken favourites file is an error, and is left as it is", arguments: ["--plain", "--print-frame 80x24"])
  func broken(option: String) throws {
    let finished = try Self.keeping(
      "{", "townranking --lang en --favorites \(option); echo $?; ls -A .local/state/townranking")
    #expect(finished.text == "1\nfavorites.json\n", "\(finished)")
    #expect(finished.complaint.contains("favorites.json: is not a list of favourites; mend or move it"))
  }

  @Test("a byte order mark does no harm, and printing changes nothing")
  func byteOrderMark() throws {
    let finished = try Self.keeping(
      "\u{FEFF}" + Self.three,
      "townranking --favorites --format tsv | cut -f 3; find .local; cat .local/state/townranking/favorites.json >&2")
    #expect(finished.lines.prefix(5) == ["town", "大宮", "小岩", "勝どき", "大宮"], "\(finished)")
    #expect(finished.lines.count == 9 && finished.complaint == "\u{FEFF}" + Self.three)
  }

  @Test("the printed frame shows them like the screen")
  func frame() throws {
    let only = try Self.keeping(Self.three, "townranking --print-frame 80x24 --favorites")
    #expect(only.status == 0 && only.text.contains("大宮") && !only.text.contains("本厚木"), "\(only)")
  }

  @Test("the browser can open with only the favourites")
  func browser() async throws {
    let state = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: state.path(of: "townranking"), withIntermediateDirectories: true)
    try state.write(Self.three.utf8, to: "townranking/favorites.json")
    try await inTerminal("townranking --favorites --tab buy", variables: ["XDG_STATE_HOME": state.path]) { terminal in
      try await terminal.shows("two towns") { $0.contains("1/2  借りて: 2件") && $0.rows[2].contains("✦") }
      try terminal.press("F")
      try await terminal.shows(text: "1/10")
    }
  }
}
