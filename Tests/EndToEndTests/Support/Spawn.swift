import Glibc

/// A program that ran to its end.
struct Finished: CustomStringConvertible {
  /// The exit status, or 128 and the number of the signal.
  let status: Int
  let output: [UInt8]
  let errors: [UInt8]

  var text: String { String(decoding: output, as: UTF8.self) }
  var complaint: String { String(decoding: errors, as: UTF8.self) }
  var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() }

  var description: String { visible("status \(status)\noutput: \(text)\nerrors: \(complaint)") }
}

/// Starts programs with nothing of this process's own: no open file, no signal setting, no variable.
enum Spawn {
  /// Runs a program with standard input from /dev/null and waits for its end.
  static func run(_ arguments: [String], _ environment: [String: String], in folder: ScratchFolder) throws -> Finished {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // Files, because a pipe would have to be emptied meanwhile.
    let created = O_WRONLY | O_CREAT | O_TRUNC
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, folder.path(of: "spawn-output"), created, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, folder.path(of: "spawn-errors"), created, 0o600)
    let process = try background(arguments, environment, &actions)
    var result: Int32 = 0
    while waitpid(process, &result, 0) < 0, errno == EINTR {}
    let signal = Int(result & 0x7F)
    return Finished(
      status: signal == 0 ? Int(result >> 8) & 0xFF : 128 + signal, output: folder.bytes(of: "spawn-output"),
      errors: folder.bytes(of: "spawn-errors"))
  }

  /// Starts a program and does not wait for it.
  /// - Parameters:
  ///   - actions: what is done to its files; those that this process has otherwise are closed.
  ///   - kept: descriptors above 2 that it gets.
  /// - Returns: its process, for which the caller has to wait.
  static func background(
    _ arguments: [String], _ environment: [String: String], _ actions: inout posix_spawn_file_actions_t,
    keeping kept: Set<Int32> = [], inNewSession: Bool = false
  ) throws -> Int32 {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Without this a server that stays would keep the pipes of tests that run at the same time.
    for descriptor in Int32(3)..<256 where !kept.contains(descriptor) {
      posix_spawn_file_actions_addclose(&actions, descriptor)
    }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF) | (inNewSession ? setSession : 0))

    var words = arguments.map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (words + variables).forEach { free($0) } }
    var process = pid_t()
    errno = posix_spawnp(&process, arguments[0], &actions, &attributes, &words, &variables)
    guard errno == 0 else { throw SystemError("cannot start \(arguments[0])") }
    return process
  }

  /// POSIX_SPAWN_SETSID, which <spawn.h> shows to GNU sources only.
  private static let setSession: Int16 = 0x80
}
