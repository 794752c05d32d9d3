import Testing

/// The slide between the tabs.
@Suite(.endToEnd, .timeLimit(.minutes(30)))
struct AnimationTests {
  @Test("keys during the slide act at once")
  func keysDuringTheSlide() async throws {
    try await inTerminal { terminal in
      try await terminal.shows(frame: "")
      try terminal.press("right e down down left right down")
      try await terminal.shows(frame: "right e down down down")
      try terminal.press("left ? ? right G")
      try await terminal.shows(frame: "right e down down down G")
      try terminal.press("left q")
      try await terminal.endsTidily(status: 0)
    }
  }

  @Test("with --no-animation a switch sends a fraction of the slide's bytes")
  func withoutAnimation() async throws {
    let slides = try await bytesOfSwitches("townranking")
    let jumps = try await bytesOfSwitches("townranking --no-animation")
    #expect(jumps * 2 < slides, "\(jumps) bytes without, \(slides) with the slide")
  }

  @Test("without colours nothing slides")
  func withoutColour() async throws {
    let slides = try await bytesOfSwitches("townranking")
    let jumps = try await bytesOfSwitches("townranking --color never")
    #expect(jumps * 2 < slides, "\(jumps) bytes without colours, \(slides) with the slide")
  }

  private func bytesOfSwitches(_ line: String) async throws -> Int {
    var count = 0
    try await inTerminal(line, recordsOutput: true) { terminal in
      try await terminal.shows(frame: "")
      let before = terminal.output.count
      for _ in 0..<4 {
        try terminal.press("right")
        try await terminal.shows(frame: "right")
        try terminal.press("left")
        try await terminal.shows(frame: "")
      }
      count = terminal.output.count - before
    }
    return count
  }
}
