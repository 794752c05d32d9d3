import TestSupport
import Testing

/// A terminal of 80x24 cells in which a shell line runs, as typed by a user.
struct TestTerminal {
  let folder: TemporaryFolder
  let tmux: Tmux

  /// Presses keys by the names that `--keys` knows.
  func press(_ names: String) throws {
    try tmux.call(["send-keys"] + KeyNames.tmux(names))
  }

  /// Sends bytes like a terminal or a mouse.
  func send(_ bytes: String) throws {
    try tmux.call(["send-keys", "-H"] + bytes.utf8.map { String($0, radix: 16) })
  }

  /// Sends pieces of text with 30 milliseconds between them.
  func send(slowly pieces: [String]) throws { try send(slowly: pieces.map { Array($0.utf8) }) }

  /// Sends bytes one by one, as a slow line does.
  func send(bytewise text: String) throws { try send(slowly: text.utf8.map { [$0] }) }

  /// tmux keeps the time: two calls from here may be far apart.
  private func send(slowly pieces: [[UInt8]]) throws {
    let commands = pieces.map { ["send-keys", "-H"] + $0.map { String($0, radix: 16) } }
    try tmux.call(Array(commands.joined(separator: [";", "run-shell", "-d", "0.03", ";"])))
  }

  func paste(_ text: String) throws {
    try tmux.call(["set-buffer", text, ";", "paste-buffer", "-p", "-d"])
  }

  func resize(_ width: Int, _ height: Int) throws {
    try tmux.call(["resize-window", "-x", "\(width)", "-y", "\(height)"])
  }

  func screen() throws -> Screen { try tmux.screen() }

  /// All bytes sent to the terminal so far, if it records them.
  var output: [UInt8] { folder.bytes(of: "raw") ?? [] }
  var outputText: String { String(decoding: output, as: UTF8.self) }

  func process() throws -> Int32 {
    try #require(Int32(folder.text(of: "pid").filter(\.isNumber)), "the program was not started")
  }

  /// Waits until the screen meets a condition.
  @discardableResult
  func shows(
    _ what: String, within limit: Duration = Poll.patience, at place: SourceLocation = #_sourceLocation,
    _ condition: (Screen) throws -> Bool
  ) async throws -> Screen {
    var last: Screen?
    let isSeen = try await Poll.until(within: limit) {
      let screen = try self.screen()
      last = screen
      return try condition(screen)
    }
    let screen = try #require(last)
    try #require(isSeen, "not seen: \(what)\n\(screen)", sourceLocation: place)
    return screen
  }

  /// Waits until a text is on the screen.
  @discardableResult
  func shows(text: String, at place: SourceLocation = #_sourceLocation) async throws -> Screen {
    try await shows(text, at: place) { $0.contains(text) }
  }

  /// Waits until the screen is what the program prints for these keys at this size.
  @discardableResult
  func shows(
    frame keys: String, _ options: String = "", _ width: Int = 80, _ height: Int = 24,
    at place: SourceLocation = #_sourceLocation
  ) async throws -> Screen {
    let frame = try printedFrame(keys, options, width, height)
    return try await shows("\(width)x\(height) after \"\(keys)\":\n" + frame.joined(separator: "\n"), at: place) {
      $0.rows == frame
    }
  }

  /// The same, repeatedly pressing a key that has no effect the second time: for keys that may be lost after Esc, which
  /// only a timeout ends, or after Ctrl-Z, with which the system drops pending input.
  @discardableResult
  func shows(frame keys: String, pressing key: String, at place: SourceLocation = #_sourceLocation) async throws
    -> Screen
  {
    let frame = try printedFrame(keys, "", 80, 24)
    return try await shows("the screen after \"\(keys)\"", at: place) { screen in
      if screen.rows != frame { try press(key) }
      return screen.rows == frame
    }
  }

  /// The rows that `--print-frame` prints, without trailing blanks.
  func printedFrame(_ keys: String, _ options: String, _ width: Int, _ height: Int) throws -> [String] {
    let line = "townranking --print-frame \(width)x\(height) --keys \(quoted(keys)) \(options)"
    let finished = try shell(line, in: folder)
    try #require(finished.status == 0, "\(finished)")
    return finished.lines.map(Screen.trimmed)
  }
}

extension TestTerminal {
  /// Waits for the program's end.
  @discardableResult
  func ends(status: Int, at place: SourceLocation = #_sourceLocation) async throws -> Screen {
    let screen = try await shows("the end", at: place) { $0.rows.contains { $0.contains(/\[status \d+\]/) } }
    #expect(screen.contains("[status \(status)]"), "status \(status) expected\n\(screen)", sourceLocation: place)
    return screen
  }

  /// Waits for the end and checks that the terminal is restored.
  @discardableResult
  func endsTidily(status: Int, at place: SourceLocation = #_sourceLocation) async throws -> Screen {
    try await ends(status: status, at: place)
    let screen = try await shows("the shell's end", at: place) { $0.contains("[done]") }
    #expect(screen.modes == Screen.Modes(), "\(screen)", sourceLocation: place)
    #expect(folder.text(of: "after") == folder.text(of: "before"), sourceLocation: place)
    #expect(!folder.text(of: "before").isEmpty, sourceLocation: place)
    return screen
  }

  /// Whether the program's process has ended; a zombie counts as ended.
  func hasEnded(_ process: Int32) -> Bool {
    guard let status = ProcessStatus(process) else { return true }
    return status.state == "Z" || status.state == "X"
  }
}

/// Runs a shell line in a terminal of its own and ends the terminal on every path; `townranking` in the line is the
/// program, whose exit status is shown after it.
/// - Parameters:
///   - files: written to the folder where the line runs.
///   - variables: changes to the environment; nil removes one.
///   - recordsOutput: whether to record the bytes sent to the terminal.
func inTerminal(
  _ line: String = "townranking", files: [String: [UInt8]] = [:], variables: [String: String?] = [:],
  width: Int = 80, height: Int = 24, recordsOutput: Bool = false, _ body: (TestTerminal) async throws -> Void
) async throws {
  let folder = try TemporaryFolder()
  for (name, bytes) in files { try folder.write(bytes, to: name) }
  // Ctrl-C goes to the whole group; the shell survives.
  let script = """
    \(Variables.shellText(variables))
    townranking() {
      sh -c 'echo $$ >pid; exec "$0" "$@"' \(quoted(try Program.path())) "$@"
      printf '[status %s]\\n' $? >/dev/tty
    }
    trap : INT QUIT
    modes() { stty -a | sed 's/rows [0-9]*; columns [0-9]*; //'; }
    modes >before
    \(line)
    modes >after
    echo '[done]'
    exec cat
    """
  try folder.write(script.utf8, to: "script")
  let tmux = try Tmux(folder)
  defer { tmux.kill() }
  try tmux.start(
    "cd \(folder.path) && exec sh script", width: width, height: height, recordsOutput: recordsOutput)
  try await body(TestTerminal(folder: folder, tmux: tmux))
}
