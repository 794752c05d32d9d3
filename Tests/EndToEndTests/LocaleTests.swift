import Testing

/// The locale of the environment.
@Suite(.endToEnd, .timeLimit(.minutes(30)))
struct LocaleTests {
  private static let locales: [[String: String?]] = [
    ["LC_ALL": "C"], ["LC_ALL": "POSIX"], ["LC_ALL": "xx_XX.UTF-8"], ["LC_ALL": nil, "LANG": nil, "LC_CTYPE": nil],
    ["LC_ALL": nil, "LANG": "C"], ["LC_ALL": nil, "LC_CTYPE": "xx_XX.UTF-8", "LANG": "C"], ["LC_ALL": ""],
  ]

  @Test("towns are readable on the screen", arguments: locales)
  func screen(variables: [String: String?]) async throws {
    try await inTerminal(variables: variables) { terminal in
      try await terminal.shows(frame: "")
      try terminal.press("right e down")
      try await terminal.shows(frame: "right e down")
    }
  }

  @Test("towns are readable in the table, and aligned", arguments: locales)
  func table(variables: [String: String?]) throws {
    let finished = try shell("townranking", variables: variables)
    #expect(finished.status == 0 && finished.errors.isEmpty)
    #expect(finished.text == (try shell("townranking").text))
  }
}
