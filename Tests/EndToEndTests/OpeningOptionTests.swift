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
