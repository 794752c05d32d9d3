import Glibc

/// A program that this one starts, with nothing of this one's settings but PATH.
struct ChildProcess {
  /// Where its standard streams go.
  enum Streams {
    /// A terminal that is its own. Its input may come from a file; the keys come from the terminal nevertheless.
    case terminal(String, input: String?)
    /// A file; there is no input.
    case file(String)
    /// The input is a descriptor of this program; there is no output.
    case descriptor(Int32)
  }

  let process: pid_t

  /// POSIX_SPAWN_SETSID, which <spawn.h> shows to GNU sources only.
  private static let setSession: Int16 = 0x80

  /// - Parameters:
  ///   - words: the path of the program, or its name in PATH, and its arguments.
  ///   - home: the folder in which it finds and keeps its settings.
  init(_ words: [String], home: String, _ streams: Streams) throws(BenchError) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    switch streams {
    case .terminal(let device, let input):
      // The first terminal that the leader of a session opens is its own.
      posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, device, O_RDWR, 0)
      posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO)
      if let input {
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, input, O_RDONLY, 0)
      } else {
        posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDIN_FILENO)
      }
    case .file(let path):
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
      posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    case .descriptor(let input):
      posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
      posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
      posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Self.setSession)
    var arguments = words.map { strdup($0) } + [nil]
    var variables = Self.variables(home: home).map { strdup($0) } + [nil]
    defer { (arguments + variables).forEach { free($0) } }
    var process = pid_t()
    let program = words.first ?? ""
    let code = posix_spawnp(&process, program, &actions, &attributes, &arguments, &variables)
    guard code == 0 else { throw .system("cannot start \(program)", code) }
    self.process = process
  }

  private static func variables(home: String) -> [String] {
    let path = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
    return ["HOME=\(home)", "LC_ALL=C.UTF-8", "PATH=\(path)", "TERM=xterm-256color"]
  }

  /// Waits for its end.
  /// - Returns: the exit status, or 128 and the number of the signal.
  @discardableResult
  func wait() -> Int {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return Self.exitStatus(status)
  }

  /// Waits a while for its end, and ends it if it does not come.
  /// - Parameter idle: what is done meanwhile, again and again.
  func end(within seconds: Double, _ idle: () -> Void) {
    let limit = Stopwatch.now() + seconds
    var status: Int32 = 0
    while Stopwatch.now() < limit {
      if waitpid(process, &status, WNOHANG) == process { return }
      idle()
    }
    kill(process, SIGKILL)
    wait()
  }

  private static func exitStatus(_ status: Int32) -> Int {
    let signal = Int(status & 0x7F)
    return signal == 0 ? Int(status >> 8) & 0xFF : 128 + signal
  }

  /// Runs a program to its end, its output in a file.
  static func run(_ words: [String], home: String, output: String) throws(BenchError) {
    let status = try ChildProcess(words, home: home, .file(output)).wait()
    guard status == 0 else { throw BenchError("\(words.joined(separator: " ")) ended with status \(status)") }
  }
}
