import Testing

/// Rankings with missing or strange parts.
@Suite(.endToEnd, .timeLimit(.minutes(30)))
struct PartlyReadableTests {
  private static let oneBad = Rankings.list([
    Rankings.town(rank: "1", name: "良い町"), Rankings.town(rank: "\"x\"", name: "悪い町"),
    Rankings.town(rank: "0", name: "零の町"), Rankings.town(rank: "2", name: "次の町"),
  ])

  @Test("bad towns among good ones are counted, and the place of the first is shown")
  func notice() async throws {
    try await inTerminal("townranking r.json", files: ["r.json": Self.oneBad]) { terminal in
      let screen = try await terminal.shows(text: "1/2")
      #expect(screen.contains("良い町") && screen.contains("次の町") && !screen.contains("悪い町"))
      #expect(screen.contains("2件を読み込めませんでした(最初: townRankingsForRent[1].rank (2:"), "\(screen)")
      try terminal.press("down")
      try await terminal.shows("the second one chosen") { $0.contains("2/2") && $0.isCursorOnChoice }
    }
  }

  private static let files = ["r.json": oneBad, "good.json": Rankings.list([Rankings.town(rank: "1", name: "町")])]

  @Test(
    "whatever is printed, standard error names file and place, and the status is 1",
    arguments: [
      ("r.json", "r.json"), ("--plain r.json", "r.json"), ("--format tsv r.json", "r.json"),
      ("--format json r.json", "r.json"), ("--format markdown r.json", "r.json"),
      ("--plain - <r.json", "standard input"),
      ("--print-frame 60x20 r.json", "r.json"), ("--print-frame 60x20 - <r.json", "standard input"),
      ("--plain r.json good.json", "r.json"), ("--format tsv good.json ./r.json", "./r.json"),
      ("--print-frame 60x20 --keys ] good.json r.json", "r.json"),
    ])
  func printed(arguments: String, name: String) throws {
    let finished = try shell("townranking --lang en \(arguments)", files: Self.files)
    #expect(finished.status == 1, "\(finished)")
    #expect(finished.text.contains("良い町") && finished.text.contains("次の町"), "\(finished)")
    #expect(
      finished.complaint.hasPrefix(
        "townranking: \(name): 2 towns could not be read, the first: townRankingsForRent[1].rank"),
      "\(finished)")
    #expect(finished.errors.filter { $0 < 0x20 } == [0x0A], "\(finished)")
  }

  @Test("a line for each file with bad towns, and none for the others")
  func several() throws {
    let finished = try shell("cp r.json s.json; townranking r.json good.json s.json", files: Self.files)
    #expect(finished.status == 1)
    let lines = finished.complaint.split(separator: "\n").map {
      $0.split(separator: ":").prefix(3).joined(separator: ":")
    }
    #expect(lines == ["townranking: r.json: 街2件を読めなかった。最初", "townranking: s.json: 街2件を読めなかった。最初"])
    let good = try shell("townranking good.json", files: Self.files)
    #expect(good.status == 0 && good.errors.isEmpty)
  }

  @Test("an empty list says so and has no button")
  func emptyList() async throws {
    try await inTerminal("townranking --tab buy r.json", files: ["r.json": Rankings.rent(count: 12)]) { terminal in
      let screen = try await terminal.shows(text: "リストは「借りて住みたい」だけです")
      #expect(!screen.contains("11位以降"))
      try terminal.press("e down G enter left")
      try await terminal.shows(text: "1/10")
    }
  }

  @Test("escape sequences in the data reach neither the terminal nor the table")
  func hostileTown() async throws {
    let name = #"\u001b]0;owned\u0007\u001b[2J\u009b31m\u202e町\r\n"#
    let file = ["r.json": Rankings.list([Rankings.town(rank: "1", name: name)])]
    try await inTerminal("townranking r.json", files: file, recordsOutput: true) { terminal in
      let screen = try await terminal.shows(text: "1/1")
      #expect(screen.rows[0].contains("住みたい街") && screen.rows[2].contains("町"))
      #expect(!terminal.outputText.contains("\u{1B}]0;"))
      #expect(try !terminal.tmux.call(["display-message", "-p", "#{pane_title}"]).contains("owned"))
    }
    let finished = try shell("townranking r.json", files: file)
    #expect(finished.status == 0 && finished.text.contains("町"))
    #expect(finished.output.allSatisfy { $0 == 0x0A || $0 >= 0x20 && $0 != 0x7F })
    #expect(!finished.text.unicodeScalars.contains { (0x80..<0xA0).contains($0.value) || $0 == "\u{202E}" })
  }

  @Test("a byte order mark is not an error, and a long list scrolls with the choice in view")
  func longList() async throws {
    let bytes = [0xEF, 0xBB, 0xBF] + Rankings.rent(count: 3_000)
    try await inTerminal("townranking --expanded r.json", files: ["r.json": bytes]) { terminal in
      try await terminal.shows(text: "1/3000")
      try terminal.press("G up")
      try await terminal.shows("the last town") {
        $0.contains("3000/3000") && $0.isCursorOnChoice && $0.cursorRow.contains("町3000")
      }
      try terminal.press("pageup pageup pageup g")
      try await terminal.shows("the first town") { $0.contains(" 1/3000") && $0.cursorRow.contains("町1") }
    }
  }
}
