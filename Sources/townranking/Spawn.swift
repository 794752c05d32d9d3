import Glibc

// Pointers: C strings made by strdup and freed at the end.

/// Starting other programs.
enum Spawn {
  /// POSIX_SPAWN_SETSID, which <spawn.h> shows to GNU sources only.
  private static let setSession: Int16 = 0x80

  /// Starts a program that goes on by itself, with nothing of the terminal.
  /// - Parameter words: the program, looked up in PATH, and its arguments.
  /// - Returns: false if there is no such program.
  static func detached(_ words: [String]) -> Bool {
    guard let program = words.first else { return false }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // A session of its own: Ctrl-C in this terminal is not for it. The signals that are blocked here are not there.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    var defaults = sigset_t()
    sigemptyset(&defaults)
    sigaddset(&defaults, SIGPIPE)
    sigaddset(&defaults, SIGXFSZ)
    sigaddset(&defaults, SIGCHLD)
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF) | setSession)
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    var process = pid_t()
    // The system buries it when it ends, and be it at once; nobody waits.
    signal(SIGCHLD, SIG_IGN)
    return posix_spawnp(&process, program, &actions, &attributes, &arguments, environ) == 0
  }
}
