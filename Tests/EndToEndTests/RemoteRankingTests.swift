import Testing

/// `curl -s URL | townranking -` from a slow server.
@Suite(.endToEnd, .timeLimit(.minutes(30)))
struct RemoteRankingTests {
  @Test("it shows progress while reading and then the list, with keys from the terminal")
  func slowly() async throws {
    let server = try WebServer()
    let bytes = try Program.rankingFile()
    try await inTerminal("curl -s \(server.url) | townranking -", files: ["r.json": bytes]) { terminal in
      #expect(try await server.begin())
      let first = try await terminal.shows(text: "読み込み中")
      try await terminal.shows("the moving mark") { $0.contains("読み込み中") && $0.rows != first.rows }
      server.send(bytes.prefix(6000))
      try await terminal.shows("the count of bytes") { $0.rows.contains { $0.contains(/\s[1-9]\d* B/) } }
      try terminal.resize(60, 20)
      try await terminal.shows("the new size") { $0.rows.count == 20 && $0.rows[19].contains("終了") }
      server.send(bytes.dropFirst(6000))
      server.finish()
      try await terminal.shows(frame: "", "r.json", 60, 20)
      try terminal.press("right e")
      try await terminal.shows(frame: "right e", "r.json", 60, 20)
      try terminal.press("q")
      try await terminal.endsTidily(status: 0)
    }
  }

  @Test("it can be quit while it reads", arguments: [0, 6000])
  func quit(count: Int) async throws {
    let server = try WebServer()
    try await inTerminal("curl -s \(server.url) | townranking -") { terminal in
      #expect(try await server.begin())
      server.send(try Program.rankingFile().prefix(count))
      try await terminal.shows(text: "読み込み中")
      try terminal.press("q")
      try await terminal.ends(status: 0)
      // The shell waits for curl too.
      server.finish()
      try await terminal.endsTidily(status: 0)
    }
  }

  @Test("Ctrl-C ends the whole pipeline while it reads")
  func interrupt() async throws {
    let server = try WebServer()
    // The shell in the pipeline has to survive to show the status.
    try await inTerminal("curl -s \(server.url) | { trap : INT; townranking -; }") { terminal in
      #expect(try await server.begin())
      try await terminal.shows(text: "読み込み中")
      try terminal.press("ctrl-c")
      try await terminal.endsTidily(status: 130)
    }
  }

  @Test(
    "an answer that is cut short or not a ranking is reported after the screen is closed",
    arguments: ["", "<html>", "{"])
  func badAnswer(body: String) async throws {
    let server = try WebServer()
    try await inTerminal("curl -s \(server.url) | townranking --lang en -") { terminal in
      #expect(try await server.begin())
      try await terminal.shows(text: "Loading")
      server.send(body.utf8)
      server.finish()
      let screen = try await terminal.endsTidily(status: 1)
      #expect(screen.rows[0].hasPrefix("townranking: standard input: "), "\(screen)")
    }
  }

  @Test("an unreachable server leaves nothing to read, which is reported")
  func noServer() async throws {
    try await inTerminal("curl -s http://127.0.0.1:1/ | townranking --lang en -") { terminal in
      let screen = try await terminal.endsTidily(status: 1)
      #expect(screen.rows[0].hasPrefix("townranking: standard input: "), "\(screen)")
    }
  }
}
