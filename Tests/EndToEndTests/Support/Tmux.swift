/// A tmux server of one test's own. It ends with the test process, however that ends.
struct Tmux {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  let folder: ScratchFolder
  private let environment: [String: String]
  private let lifeline: Lifeline

  init(_ folder: ScratchFolder) throws {
    self.folder = folder
    environment = Variables.standard(home: folder.path)
    lifeline = try Lifeline(path: folder.path(of: "alive"))
  }

  private var command: [String] { ["tmux", "-u", "-S", folder.path(of: "tmux"), "-f", "/dev/null"] }

  /// Starts the server with one pane.
  /// - Parameter recordsOutput: whether all that the pane is sent goes to the file `raw`.
  func start(_ line: String, width: Int, height: Int, recordsOutput: Bool) throws {
    let end = command.joined(separator: " ") + " kill-server; rm -rf \(folder.path)"
    var words = ["start-server", ";", "set-option", "-s", "default-terminal", "tmux-256color"]
    words += [";", "set-option", "-g", "status", "off"]
    words += [";", "new-session", "-d", "-x", "\(width)", "-y", "\(height)", line]
    if recordsOutput { words += [";", "pipe-pane", "cat >\(folder.path(of: "raw"))"] }
    words += [";", "run-shell", "-b", "cat \(lifeline.path) >/dev/null; \(end)"]
    try call(words)
  }

  /// - Returns: what the command printed.
  @discardableResult
  func call(_ words: [String]) throws -> String {
    let finished = try Spawn.run(command + words, environment, in: folder)
    guard finished.status == 0 else { throw Failure(description: "tmux \(words): \(finished.complaint)") }
    return finished.text
  }

  func screen() throws -> Screen {
    let answer = try call(["capture-pane", "-p", ";", "display-message", "-p", Screen.format])
    guard let screen = Screen(answer) else { throw Failure(description: "tmux answered \(answer)") }
    return screen
  }

  /// Ends the server and everything in it, if it still runs.
  func kill() {
    _ = try? call(["kill-server"])
  }
}
