import Testing

/// `--print-frame` draws what a terminal shows.
@Suite(.endToEnd, .timeLimit(.minutes(30)))
struct PrintedFrameTests {
  @Test(
    "the printed frame is the screen after the same keys",
    arguments: [(80, 24), (120, 40), (40, 12), (20, 5), (9, 4), (2, 1), (1, 5), (1, 1), (300, 60)],
    ["", "right e pagedown", "G enter G", "? pagedown"])
  func equal(size: (width: Int, height: Int), keys: String) async throws {
    try await inTerminal("townranking --no-animation", width: size.width, height: size.height) { terminal in
      try await terminal.shows(frame: "", "", size.width, size.height)
      try terminal.press(keys.isEmpty ? "ctrl-l" : keys)
      try await terminal.shows(frame: keys, "", size.width, size.height)
    }
  }

  @Test("files and options apply, and colours do not change the text")
  func options() throws {
    let file = ["r.json": try Program.rankingFile()]
    let plain = try shell("townranking --print-frame 60x20 --tab buy --expanded r.json", files: file)
    let right = try shell("townranking --print-frame 60x20 --keys 'right e g' r.json", files: file)
    #expect(plain.status == 0 && !plain.output.contains(0x1B))
    #expect(plain.lines.count == 20)
    #expect(plain.text == right.text)
    let colored = try shell("townranking --print-frame 60x20 --tab buy --expanded --color always r.json", files: file)
    #expect(colored.text.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain.text)
    #expect(colored.output.contains(0x1B))
  }
}
