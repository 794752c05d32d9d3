import Glibc
import RankingBrowser
import TerminalUI

// Pointers: C strings made by strdup and freed at the end.

/// Shows an address in the user's web browser. No shell sees the address.
enum WebBrowser {
  /// - Returns: a notice of the result.
  static func open(_ address: String) -> Notice {
    if address.isEmpty { return Notice(.noticeNoSource, isProblem: true) }
    guard isWeb(address) else {
      return Notice(.noticeNotOpened, text: "\(address): http, https", isProblem: true)
    }
    let programs = [Environment.value("BROWSER"), "xdg-open"].compactMap { $0 }
    for program in programs.flatMap({ $0.split(separator: ":").map(String.init) }) {
      // BROWSER may hold options; an address replaces %s, or comes last.
      let words = commandLine(program, address)
      if Spawn.detached(words) { return Notice(.noticeOpened, text: address) }
    }
    return Notice(.noticeNotOpened, text: "xdg-open, $BROWSER", isProblem: true)
  }

  /// The words of a command, with the address in place of every `%s`, or at the end if there is none.
  private static func commandLine(_ program: String, _ address: String) -> [String] {
    var isPlaced = false
    let words = program.split(separator: " ").map { word in
      var filled = ""
      var rest = word
      while let sign = rest.firstIndex(of: "%") {
        filled += rest[..<sign]
        rest = rest[sign...]
        if rest.hasPrefix("%s") {
          isPlaced = true
          filled += address
          rest = rest.dropFirst(2)
        } else {
          filled += "%"
          rest = rest.dropFirst()
        }
      }
      return filled + rest
    }
    return isPlaced ? words : words + [address]
  }

  /// Only web addresses, and nothing that a program could take for an option or a control character.
  private static func isWeb(_ address: String) -> Bool {
    let lower = address.lowercased()
    return (lower.hasPrefix("https://") || lower.hasPrefix("http://"))
      && !address.contains(where: \.isWhitespace) && Printable.line(address) == address
  }
}

/// Starting other programs.
enum Spawn {
  /// POSIX_SPAWN_SETSID, which <spawn.h> defines for GNU sources only.
  private static let setSession: Int16 = 0x80

  /// Starts an independent program, detached from the terminal.
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
    // A session of its own, so Ctrl-C in this terminal does not reach it. The signals blocked here are unblocked there.
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
    // The system reaps it when it ends, even at once; nobody waits.
    signal(SIGCHLD, SIG_IGN)
    return posix_spawnp(&process, program, &actions, &attributes, &arguments, environ) == 0
  }
}
