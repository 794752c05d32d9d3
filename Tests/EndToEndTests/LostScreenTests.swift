import Glibc
import TestSupport
import Testing

/// The keys come from one terminal, the screen is on another, and that one goes away.
@Suite(.endToEnd, .timeLimit(.minutes(30)))
struct LostScreenTests {
  @Test("the program ends, and the keys' terminal is restored", arguments: ["", "?", "/"])
  func ends(keys: String) async throws {
    let screen = try PseudoTerminal(width: 80, height: 24)
    try await inTerminal("townranking >\(screen.path)") { terminal in
      var shown = ""
      #expect(
        try await Poll.until {
          shown += String(decoding: screen.shown(), as: UTF8.self)
          return shown.contains("終了")
        })
      if !keys.isEmpty { try terminal.press(keys) }
      #expect(try await Poll.untilStill(try terminal.process(), for: .milliseconds(300)))
      screen.hangUp()
      try await terminal.endsTidily(status: 128 + Int(SIGHUP))
    }
  }
}
