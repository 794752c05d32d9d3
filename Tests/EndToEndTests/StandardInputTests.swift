import Glibc
import Testing

/// The ranking comes from standard input or from a FIFO; keys come from the terminal.
@Suite(.endToEnd, .timeLimit(.minutes(30)))
struct StandardInputTests {
  @Test(
    "keys come from the terminal",
    arguments: [
      "cat r.json | townranking -", "townranking - <r.json", "cat r.json | townranking /dev/stdin",
      "townranking r.json </dev/null", "townranking r.json <&-",
    ])
  func keys(line: String) async throws {
    try await inTerminal(line, files: ["r.json": try Program.rankingFile()]) { terminal in
      try await terminal.shows(frame: "", "r.json")
      try terminal.press("right e down")
      try await terminal.shows(frame: "right e down", "r.json")
      try terminal.press("q")
      try await terminal.endsTidily(status: 0)
    }
  }

  @Test("a terminal as standard input is a usage error")
  func terminalAsInput() async throws {
    try await inTerminal("townranking -", recordsOutput: true) { terminal in
      let screen = try await terminal.endsTidily(status: 2)
      #expect(screen.rows[0].hasPrefix("townranking: 標準入力が端末である。"), "\(screen)")
      try await terminal.shows("the recorded end") { _ in terminal.outputText.contains("[done]") }
      #expect(terminal.output.filter { $0 == 0x0A }.count == 3 && !terminal.output.contains(0x1B))
    }
  }

  @Test("with a FIFO that nobody writes to it can be quit; late data are shown")
  func fifo() async throws {
    let bytes = try Program.rankingFile()
    try await inTerminal("mkfifo pipe; townranking pipe", files: ["r.json": bytes]) { terminal in
      try await terminal.shows(text: "読み込み中")
      let writer = open(terminal.folder.path(of: "pipe"), O_WRONLY | O_NONBLOCK | O_CLOEXEC)
      try #require(writer >= 0)
      #expect(write(writer, bytes, bytes.count) == bytes.count)
      try await terminal.shows(text: "40件")
      close(writer)
      try await terminal.shows(frame: "", "r.json")
      try terminal.press("q")
      try await terminal.endsTidily(status: 0)
    }
    try await inTerminal("mkfifo pipe; townranking pipe") { terminal in
      try await terminal.shows(text: "読み込み中")
      try terminal.press("q")
      try await terminal.endsTidily(status: 0)
    }
  }

  @Test("keys for the list do no harm while it reads; help can be opened")
  func keysWhileReading() async throws {
    try await inTerminal("mkfifo pipe; townranking pipe") { terminal in
      try await terminal.shows(text: "読み込み中")
      try terminal.press("right e down G enter left ctrl-l ?")
      try await terminal.shows(text: "この")
      try terminal.press("esc")
      try await terminal.shows("the help is closed") { !$0.contains("この") && $0.contains("読み込み中") }
      try terminal.press("q")
      try await terminal.endsTidily(status: 0)
    }
  }
}
