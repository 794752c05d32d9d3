import Testing

/// The hardware cursor is where the user reads: screen readers and braille displays follow it.
@Suite(.endToEnd, .timeLimit(.minutes(30)))
struct CursorTests {
  @Test(
    "it follows the choice in the list and in every panel",
    arguments: ["", "right", "L", "r", "right e", "F esc", "/ 川 enter"])
  func follows(opening: String) async throws {
    try await inTerminal("townranking --no-animation") { terminal in
      try await terminal.shows(frame: "")
      var keys: [String] = []
      for key in opening.split(separator: " ").map(String.init) {
        if key == "川" { try terminal.send(key) } else { try terminal.press(key) }
        keys.append(key)
        // A key that follows Esc too soon would be taken for Alt.
        try await terminal.shows(frame: keys.joined(separator: " "))
      }
      for key in ["down", "down", "up", "end", "home"] {
        try terminal.press(key)
        keys.append(key)
        let frame = try await terminal.shows(frame: keys.joined(separator: " "))
        #expect(!frame.modes.showsCursor)
        try await terminal.shows("the cursor on the chosen row after \(keys)") { Self.isOnChoice($0) }
      }
    }
  }

  /// Whether the mark of the chosen line is in the cursor's cell: the list under a panel has a mark of its own.
  private static func isOnChoice(_ screen: Screen) -> Bool {
    let place = screen.cursorRow.unicodeScalars.reduce(into: (column: 0, found: false)) { place, scalar in
      if place.column == screen.cursor.x, scalar == "›" { place.found = true }
      place.column += scalar.value >= 0x3000 ? 2 : 1
    }
    return place.found
  }
}
