import Testing

extension TestTerminal {
  /// Waits for the program's end.
  @discardableResult
  func ends(status: Int, at place: SourceLocation = #_sourceLocation) async throws -> Screen {
    let screen = try await shows("the end", at: place) { $0.rows.contains { $0.contains(/\[status \d+\]/) } }
    #expect(screen.contains("[status \(status)]"), "status \(status) expected\n\(screen)", sourceLocation: place)
    return screen
  }

  /// Waits for the end and checks that the terminal is as it was before.
  @discardableResult
  func endsTidily(status: Int, at place: SourceLocation = #_sourceLocation) async throws -> Screen {
    try await ends(status: status, at: place)
    let screen = try await shows("the shell's end", at: place) { $0.contains("[done]") }
    #expect(screen.modes == Screen.Modes(), "\(screen)", sourceLocation: place)
    #expect(folder.text(of: "after") == folder.text(of: "before"), sourceLocation: place)
    #expect(!folder.bytes(of: "before").isEmpty, sourceLocation: place)
    return screen
  }

  /// Whether the program's process has ended; one that nobody has waited for yet has.
  func hasEnded(_ process: Int32) -> Bool {
    guard let status = ProcessStatus(process) else { return true }
    return status.state == "Z" || status.state == "X"
  }
}
