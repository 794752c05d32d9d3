import CSupport
import Glibc
import RankingBrowser
import RankingCore

// Pointers: C strings made by strdup and freed at the end; bytes by their own count.

/// Starts other programs, and leaves none of them behind as a zombie.
final class Programs: ProgramRunner {
  /// POSIX_SPAWN_SETSID, which <spawn.h> defines for GNU sources only.
  private static let setSession: Int16 = 0x80

  /// The processes whose end is asked for.
  private var awaited: Set<pid_t> = []

  /// In a session of its own, so that Ctrl-C in this terminal does not reach it.
  func start(_ call: ProgramCall) -> (process: Int32?, end: ProgramEnd?) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
    }
    guard let input = call.input else { return spawn(call, &actions, Self.setSession) }
    // A file in memory: a pipe might not take all of it at once.
    let bytes = Array(input.utf8)
    let file = support_memory_file(bytes, bytes.count)
    guard file >= 0 else { return (nil, .notStarted(systemText(errno))) }
    defer { close(file) }
    posix_spawn_file_actions_adddup2(&actions, file, STDIN_FILENO)
    return spawn(call, &actions, Self.setSession)
  }

  func end(of process: Int32) -> ProgramEnd? {
    var status: Int32 = 0
    let ended = waitpid(process, &status, WNOHANG)
    if ended == 0 || ended < 0 && errno == EINTR { return nil }
    forget(process)
    return ended == process ? Self.end(status) : .status(0)
  }

  func release(_ process: Int32) {
    forget(process)
  }

  /// It stops and goes on together with the browser.
  func run(_ call: ProgramCall) -> ProgramEnd {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // Standard output is the terminal; the others may be files.
    for descriptor in [STDIN_FILENO, STDERR_FILENO] where isatty(descriptor) == 0 {
      posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, descriptor)
    }
    let started = spawn(call, &actions, 0)
    guard let process = started.process else { return started.end ?? .noProgram }
    defer { forget(process) }
    while true {
      var status: Int32 = 0
      if waitpid(process, &status, WUNTRACED) == process {
        // Stopped by Ctrl-Z: the shell takes over once the browser has stopped too, and wakes both.
        if status & 0xFF == 0x7F { raise(SIGSTOP) } else { return Self.end(status) }
      } else if errno != EINTR {
        return .status(0)
      }
    }
  }

  /// What waitpid(2) reports of a process that has ended.
  private static func end(_ status: Int32) -> ProgramEnd {
    let signal = status & 0x7F
    return signal == 0 ? .status(status >> 8 & 0xFF) : .signal(signal)
  }

  private func spawn(
    _ call: ProgramCall, _ actions: inout posix_spawn_file_actions_t, _ flags: Int16
  ) -> (process: Int32?, end: ProgramEnd?) {
    guard let program = call.words.first else { return (nil, .noProgram) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // The signals blocked or ignored here are not there.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    var defaults = sigset_t()
    sigemptyset(&defaults)
    for signal in [SIGPIPE, SIGXFSZ, SIGCHLD] { sigaddset(&defaults, signal) }
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF) | flags)
    var arguments: [UnsafeMutablePointer<CChar>?] = call.words.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    // Its end can be asked for only while this signal is not ignored.
    signal(SIGCHLD, SIG_DFL)
    var process = pid_t()
    let code = posix_spawnp(&process, program, &actions, &attributes, &arguments, environ)
    guard code == 0 else {
      forget(0)
      return (nil, .notStarted(systemText(code)))
    }
    awaited.insert(process)
    return (process, nil)
  }

  private func forget(_ process: pid_t) {
    awaited.remove(process)
    guard awaited.isEmpty else { return }
    // From here on the system reaps those that end; those that have ended already are reaped once.
    signal(SIGCHLD, SIG_IGN)
    while waitpid(-1, nil, WNOHANG) > 0 {}
  }
}
