import Glibc

/// The program with a terminal as its own, the leader of a session: no shell is between it and the test.
final class RunningProgram {
  let process: Int32
  private var status: Int32?

  /// - Parameters:
  ///   - terminal: the device.
  ///   - variables: what differs from the standard environment.
  init(
    _ arguments: [String] = [], on terminal: String, in folder: ScratchFolder, variables: [String: String] = [:]
  ) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // The first terminal that the leader of a session opens is its own.
    posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    let environment = Variables.standard(home: folder.path).merging(["TERM": "xterm-256color"]) { $1 }
    process = try Spawn.background(
      [try Program.path()] + arguments, environment.merging(variables) { $1 }, &actions, inNewSession: true)
  }

  deinit {
    if end() == nil {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
  }

  /// How it ended: the exit status, or 128 and the number of the signal; nil while it runs.
  func end() -> Int? {
    if status == nil {
      var result: Int32 = 0
      if waitpid(process, &result, WNOHANG) == process { status = result }
    }
    return status.map { $0 & 0x7F == 0 ? Int($0 >> 8) & 0xFF : 128 + Int($0 & 0x7F) }
  }
}
