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
    try await inTerminal("townranking --lang ja", variables: variables) { terminal in
      try await terminal.shows(frame: "")
      try terminal.press("right e down")
      try await terminal.shows(frame: "right e down")
    }
  }

  @Test(
    "where the locale is not Japanese, the key bar offers English",
    arguments: [
      (["LC_ALL": "C.UTF-8"], true), (["LC_ALL": nil, "LC_MESSAGES": "de_DE.UTF-8"], true),
      (["LC_ALL": nil, "LC_MESSAGES": nil, "LANG": nil], true), (["LC_ALL": "ja_JP.UTF-8"], false),
      (["LC_ALL": nil, "LC_MESSAGES": nil, "LANG": "ja_JP.UTF-8"], false),
    ] as [([String: String?], Bool)])
  func offer(variables: [String: String?], isOffered: Bool) async throws {
    try await inTerminal(variables: variables.merging(["TOWNRANKING_OPTIONS": nil]) { $1 }) { terminal in
      let screen = try await terminal.shows(text: "1/10")
      #expect(screen.contains("a English") == isOffered)
      try terminal.press("a")
      try await terminal.shows("the list in English") { $0.contains("Rent") && $0.contains("up 3") }
      try terminal.press("a")
      try await terminal.shows("the list in Japanese") { $0.contains("借りて住みたい") && $0.contains("3アップ") }
    }
  }

  @Test("towns are readable in the table, and aligned", arguments: locales)
  func table(variables: [String: String?]) throws {
    let finished = try shell("townranking", variables: variables)
    #expect(finished.status == 0 && finished.errors.isEmpty)
    #expect(finished.text == (try shell("townranking").text))
  }
}
