import Testing

/// Idle behaviour.
@Suite(.endToEnd, .timeLimit(.minutes(30)))
struct IdleTests {
  @Test("an idle browser sleeps: no processor time, not a single wake-up", arguments: ["", "?", "right"])
  func sleeps(keys: String) async throws {
    try await inTerminal { terminal in
      try await terminal.shows(frame: "")
      if !keys.isEmpty { try terminal.press(keys) }
      try await terminal.shows(frame: keys)
      let process = try terminal.process()
      // The slide may still have its last step to take, and the terminal an answer to send.
      var isIdle = false
      for _ in 0..<5 where !isIdle {
        let before = try #require(ProcessStatus(process))
        isIdle = try await Poll.holds(for: .seconds(1)) { ProcessStatus(process) == before }
      }
      #expect(isIdle)
    }
  }
}
