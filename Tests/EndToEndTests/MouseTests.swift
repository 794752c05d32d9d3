import Testing

/// The mouse, as terminals report it.
@Suite(.endToEnd, .timeLimit(.minutes(30)))
struct MouseTests {
  @Test("a click on a tab shows it")
  func tab() async throws {
    try await inTerminal { terminal in
      #expect(try await terminal.shows(frame: "").modes.reportsMouse)
      for (column, keys) in [(79, "right"), (0, ""), (40, "right"), (39, "")] {
        try terminal.click(column, 1)
        try await terminal.shows(frame: keys)
      }
    }
  }

  @Test("a click anywhere on a row chooses it; one between the rows does nothing")
  func row() async throws {
    try await inTerminal { terminal in
      let screen = try await terminal.shows(frame: "")
      let name = try #require(screen.column(of: "葛西", row: 6))
      for column in [name, name + 1, 5, 60] {
        try terminal.click(column, 6)
        try await terminal.shows(frame: "down down")
        try terminal.press("g")
        try await terminal.shows(frame: "")
      }
      try terminal.click(20, 5)
      try terminal.press("down")
      try await terminal.shows(frame: "down")
    }
  }

  @Test("a click on the button opens and closes ranks 11+")
  func button() async throws {
    try await inTerminal { terminal in
      try await terminal.shows(frame: "")
      try terminal.click(40, 22)
      let open = try await terminal.shows(frame: "G enter")
      #expect(open.contains("高円寺"))
    }
  }

  @Test("a click on an entry of the key bar does what it says")
  func keyBar() async throws {
    try await inTerminal { terminal in
      for (word, keys) in [("タブ", "right"), ("タブ", ""), ("11位以降", "e"), ("ヘルプ", "e ?"), ("Esc", "e")] {
        let column = try #require(try await terminal.shows(text: word).column(of: word, row: 23))
        try terminal.click(column, 23)
        try await terminal.shows(frame: keys)
      }
      try terminal.click(try #require(try terminal.screen().column(of: "終了", row: 23)) + 1, 23)
      try await terminal.endsTidily(status: 0)
    }
  }

  @Test("the wheel scrolls, moves the choice along, and stops at the ends")
  func wheel() async throws {
    try await inTerminal("townranking --expanded") { terminal in
      try await terminal.shows(frame: "", "--expanded")
      for _ in 0..<30 { try terminal.wheel(65) }
      try await terminal.shows("the end, with the choice") {
        $0.rows[20].contains("小岩") && $0.rows[22].contains("閉じる") && $0.isCursorOnChoice
      }
      for _ in 0..<30 { try terminal.wheel(64) }
      try await terminal.shows("the beginning, with the choice") {
        $0.rows[2].contains("本厚木") && $0.isCursorOnChoice
      }
      try terminal.press("g")
      try await terminal.shows(frame: "", "--expanded")
    }
  }

  @Test("other buttons, releases and places outside do nothing")
  func otherButtons() async throws {
    try await inTerminal { terminal in
      try await terminal.shows(frame: "")
      for report in ["<1;70;2M", "<2;70;2M", "<0;70;2m", "<32;70;2M", "<35;70;2M", "<0;0;0M", "<0;500;500M", "<0M"] {
        try terminal.send("\u{1B}[" + report)
      }
      try terminal.press("down")
      try await terminal.shows(frame: "down")
    }
  }

  @Test("--no-mouse leaves the mouse to the terminal")
  func noMouse() async throws {
    try await inTerminal("townranking --no-mouse", recordsOutput: true) { terminal in
      #expect(try await terminal.shows(frame: "").modes.reportsMouse == false)
      try terminal.press("down")
      try await terminal.shows(frame: "down")
      #expect(!terminal.outputText.contains("[?1000") && !terminal.outputText.contains("[?1006"))
    }
  }
}

extension TestTerminal {
  /// Presses and releases the main button on a cell, counted from 0.
  fileprivate func click(_ column: Int, _ row: Int) throws {
    try send("\u{1B}[<0;\(column + 1);\(row + 1)M\u{1B}[<0;\(column + 1);\(row + 1)m")
  }

  fileprivate func wheel(_ button: Int) throws {
    try send("\u{1B}[<\(button);20;10M")
  }
}

extension Screen {
  /// The cell where a text begins in a row.
  fileprivate func column(of text: String, row: Int) -> Int? {
    guard rows.indices.contains(row), let range = rows[row].firstRange(of: text) else { return nil }
    return rows[row][..<range.lowerBound].unicodeScalars.reduce(0) { $0 + ($1.value >= 0x3000 ? 2 : 1) }
  }
}
