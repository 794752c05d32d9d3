import Testing

/// Options that say how the browser opens.
@Suite(.endToEnd, .timeLimit(.minutes(30)))
struct OpeningOptionTests {
  @Test("it opens with the named tab, expanded")
  func tabAndExpansion() async throws {
    try await inTerminal("townranking --tab buy --expanded") { terminal in
      let screen = try await terminal.shows(text: "1/20")
      #expect(screen.contains("勝どき") && screen.contains("閉じる"))
      try terminal.press("G up")
      try await terminal.shows("the last town") { $0.contains("20/20") && $0.cursorRow.contains("中目黒") }
    }
  }

  @Test("it opens with a search and an order, and Esc clears the search", arguments: ["", "-"])
  func searchAndOrder(file: String) async throws {
    let line = "cat r.json | townranking --no-animation --lang en --tab buy --search=kawa --sort kana \(file)"
    try await inTerminal(line, files: ["r.json": try Program.rankingFile()]) { terminal in
      let screen = try await terminal.shows(text: "/kawa Esc clear")
      #expect(screen.rows[0].contains("by kana reading") && screen.contains("1/1  Rent: 3 found"), "\(screen)")
      try terminal.press("left")
      try await terminal.shows("kana") { $0.contains("1/3  Buy: 1 found") && $0.rows[2].contains("川口") }
      try terminal.press("esc")
      try await terminal.shows("all") { $0.contains("1/10") && !$0.contains("/kawa") && $0.contains("by kana reading") }
    }
  }

  @Test("of a ranking from a pipe that is to buy only, that list is shown")
  func onlyList() async throws {
    let town = #"{"rank": 1, "townName": "津", "availableLine": "線"}"#
    try await inTerminal(#"echo '{"townRankingsForBuy": [\#(town)]}' | townranking -"#) { terminal in
      try await terminal.shows(text: "津")
      try terminal.press("left")
      try await terminal.shows(text: "リストは「買って住みたい」だけです")
    }
  }

  @Test("the chrome is English on request")
  func english() async throws {
    try await inTerminal("townranking --lang en") { terminal in
      let screen = try await terminal.shows(text: "1/10")
      #expect(screen.rows[1].contains("Rent") && screen.rows[1].contains("Buy"))
      #expect(screen.rows[2].contains("up 3") && screen.rows[6].contains("down 1"))
      #expect(screen.rows[22].contains("Show 11+"))
      try terminal.press("right")
      #expect(try await terminal.shows(text: "勝どき").contains("same"))
      try terminal.press("?")
      try await terminal.shows(text: "the left tab (Rent)")
    }
  }

  @Test("marks are ASCII on request")
  func ascii() async throws {
    try await inTerminal("townranking --ascii") { terminal in
      let screen = try await terminal.shows(text: "1/10")
      let marks = screen.rows.joined().unicodeScalars.filter { !$0.isASCII && !("、"..."鿿").contains($0) }
      // The rest are characters of the data's own words.
      #expect(marks.allSatisfy { "・(){}".unicodeScalars.contains($0) }, "\(marks)")
    }
  }

  @Test("options may be abbreviated, follow the file, and be ended by --")
  func spelling() async throws {
    let file = ["-.json": try Program.rankingFile()]
    try await inTerminal("townranking --ta=buy --exp -- -.json", files: file) { try await $0.shows(text: "1/20") }
    try await inTerminal("townranking ./-.json --lang en", files: file) { try await $0.shows(text: "Show 11+") }
  }
}
