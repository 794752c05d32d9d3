import Testing

/// Rankings far larger than a screen.
@Suite(.endToEnd, .timeLimit(.minutes(30)))
struct BigDataTests {
  /// Reading them takes seconds in a debug build.
  private static let patience = Duration.seconds(90)

  @Test("100,000 towns: both ends can be reached")
  func manyTowns() async throws {
    let files = ["r.json": Rankings.rent(count: 100_000)]
    try await inTerminal("townranking --expanded r.json", files: files) { terminal in
      try await terminal.shows("the list", within: Self.patience) { $0.contains("1/100000") }
      try terminal.press("G up")
      try await terminal.shows("the last town", within: Self.patience) {
        $0.contains("100000/100000") && $0.isCursorOnChoice && $0.cursorRow.contains("町100000")
      }
      try terminal.press("g q")
      try await terminal.endsTidily(status: 0)
    }
  }

  @Test("a name of 10 MB is cut at the column's end, and the other rows are unaffected", arguments: ["本", "e\u{301}"])
  func longName(character: String) async throws {
    let name = String(repeating: character, count: 10_000_000 / character.utf8.count)
    let towns = [Rankings.town(rank: "1", name: name), Rankings.town(rank: "2", name: "大宮")]
    try await inTerminal("townranking r.json", files: ["r.json": Rankings.list(towns)]) { terminal in
      let screen = try await terminal.shows("the list", within: Self.patience) { $0.contains("1/2") }
      #expect(screen.rows[2].contains("⋯") && screen.rows[2].contains("線"), "\(screen)")
      #expect(screen.rows[4].contains("大宮") && screen.rows[4].contains("線"), "\(screen)")
      try terminal.press("down enter q")
      try await terminal.endsTidily(status: 0)
    }
  }
}
