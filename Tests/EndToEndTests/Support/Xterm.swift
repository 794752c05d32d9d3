import Glibc

/// A real xterm on a screen of its own that nobody sees (Xvfb), whose pseudo-terminal is the test's. Both end with the
/// test process, however that ends.
final class Xterm {
  let pty: Pty
  /// Open at the terminal's other side, where a program would be.
  let line: TerminalLine
  private let folder: ScratchFolder
  private let lifeline: Lifeline
  private var processes: [Int32] = []

  /// - Parameter resources: what differs from xterm's own settings, such as `cjkWidth: true`.
  init(_ resources: [String] = []) async throws {
    folder = try ScratchFolder()
    lifeline = try Lifeline(path: folder.path(of: "alive"))
    pty = try Pty(80, 24)
    line = try TerminalLine(pty.path)
    try await start(resources)
  }

  private func start(_ resources: [String]) async throws {
    let numberFile = folder.path(of: "display")
    let screen = "Xvfb -terminate -displayfd 9 -nolisten tcp >/dev/null 2>&1"
    let script = "exec 9>\(numberFile); \(screen) & cat \(lifeline.path) >/dev/null; kill $!"
    processes.append(try begin(["sh", "-c", script], [:]))
    var display = ""
    let isThere = try await Poll.until {
      display = folder.text(of: "display")
      return display.hasSuffix("\n")
    }
    guard isThere else { throw SystemError("Xvfb did not start") }
    let settings = (resources + ["allowWindowOps: true"]).flatMap { ["-xrm", "XTerm*\($0)"] }
    let number = pty.path.split(separator: "/").last ?? ""
    // xterm does not find the keys that its own default translations name on this screen; it may say so.
    let words = ["xterm", "-u8"] + settings + ["-S\(number)/\(pty.master)"]
    _ = fcntl(pty.master, F_SETFD, 0)
    processes.append(try begin(words, ["DISPLAY": ":\(display.filter(\.isNumber))"], keeping: [pty.master]))
    // It types the number of its window first.
    guard try await Poll.until({ line.received().contains(0x0A) }) else { throw SystemError("xterm did not start") }
    pty.hangUp()
  }

  private func begin(
    _ words: [String], _ variables: [String: String], keeping kept: Set<Int32> = []
  ) throws -> Int32 {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    let environment = Variables.standard(home: folder.path).merging(variables) { $1 }
    return try Spawn.background(words, environment, &actions, keeping: kept)
  }

  deinit {
    for process in processes.reversed() {
      kill(process, SIGTERM)
      waitpid(process, nil, 0)
    }
  }
}
