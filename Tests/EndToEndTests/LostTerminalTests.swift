import Glibc
import Testing

/// The terminal goes away.
@Suite(.endToEnd, .timeLimit(.minutes(30)))
struct LostTerminalTests {
  @Test(
    "the program ends within two seconds, even without being notified",
    arguments: ["townranking", "trap '' HUP; townranking", "mkfifo pipe; townranking pipe"],
    ["kill-server", "kill-pane"])
  func ends(line: String, command: String) async throws {
    try await inTerminal(line) { terminal in
      try await terminal.shows("the screen") { $0.modes.isAlternate && $0.contains("終了") }
      let process = try terminal.process()
      _ = try? terminal.tmux.call([command])
      let hasEnded = try await Poll.until(within: .seconds(2)) { terminal.hasEnded(process) }
      #expect(hasEnded)
      if !hasEnded { kill(process, SIGKILL) }
    }
  }
}
