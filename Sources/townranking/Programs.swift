import CSupport
import Glibc
import RankingBrowser
import RankingCore

// Pointers: C strings made by strdup and freed at the end; bytes by their own count.

/// Starts other programs, and leaves none of them behind as a zombie. One for the process: it sets what happens to all
/// children.
final class Programs: ProgramRunner {
  /// The processes whose end is asked for.
  private var awaited: Set<pid_t> = []

  /// In a session of its own, so that Ctrl-C in this terminal does not reach it.
  func start(_ call: ProgramCall) -> (process: Int32?, end: ProgramEnd?) {
    let null = open("/dev/null", O_RDWR | O_CLOEXEC)
    guard null >= 0 else { return (nil, .notStarted(errno)) }
    defer { close(null) }
    guard let input = call.input else { return start(call, [null, null, null], SUPPORT_OWN_SESSION) }
    // A file in memory: a pipe might not take all of it at once.
    let bytes = Array(input.utf8)
    let file = support_memory_file(bytes, bytes.count)
    guard file >= 0 else { return (nil, .notStarted(errno)) }
    defer { close(file) }
    return start(call, [file, null, null], SUPPORT_OWN_SESSION)
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
    // Standard output is the terminal; the others may be files.
    let files = [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO].map { isatty($0) == 0 ? STDOUT_FILENO : $0 }
    let started = start(call, files, 0)
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

  /// Starts a program that ends with this one, at the latest, and stops and goes on together with it.
  /// - Parameter files: what become its standard input, output and error.
  /// - Returns: its process, or why there is none.
  func start(_ call: ProgramCall, _ files: [Int32]) -> (process: Int32?, end: ProgramEnd?) {
    start(call, files, SUPPORT_ENDS_WITH_STARTER)
  }

  /// Ends a program, whatever it does, and waits for its end, which cannot be put off.
  func kill(_ process: Int32) -> ProgramEnd {
    Glibc.kill(process, SIGKILL)
    var status: Int32 = 0
    var ended: pid_t
    repeat { ended = waitpid(process, &status, 0) } while ended < 0 && errno == EINTR
    forget(process)
    return ended == process ? Self.end(status) : .status(0)
  }

  /// What waitpid(2) reports of a process that has ended.
  private static func end(_ status: Int32) -> ProgramEnd {
    let signal = status & 0x7F
    return signal == 0 ? .status(status >> 8 & 0xFF) : .signal(signal)
  }

  private func start(_ call: ProgramCall, _ files: [Int32], _ how: Int) -> (process: Int32?, end: ProgramEnd?) {
    guard !call.words.isEmpty else { return (nil, .noProgram) }
    var words: [UnsafeMutablePointer<CChar>?] = call.words.map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    // Its end can be asked for only while this signal is not ignored.
    signal(SIGCHLD, SIG_DFL)
    var process = pid_t()
    let code = support_start(&words, files, Int32(how), &process)
    guard code == 0 else {
      forget(0)
      return (nil, .notStarted(code))
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
