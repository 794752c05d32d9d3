import Foundation
import Glibc
import TestSupport

/// The program built together with these tests.
enum Program {
  struct NotFound: Error, CustomStringConvertible {
    let places: [String]
    var description: String {
      "no built townranking beside the tests (\(places.joined(separator: ", "))); run swift build"
    }
  }

  /// Its path: beside the running test executable, wherever the build folder is.
  static func path() throws -> String {
    try found.get()
  }

  /// The path of another program built beside it.
  static func path(of name: String) throws -> String {
    URL(fileURLWithPath: try path()).deletingLastPathComponent().appendingPathComponent(name).path
  }

  /// The embedded ranking's file.
  static func rankingFile() throws -> [UInt8] {
    let here = URL(fileURLWithPath: #filePath)
    let root = (0..<4).reduce(here) { url, _ in url.deletingLastPathComponent() }
    return Array(try Data(contentsOf: root.appendingPathComponent("Resources/TownRanking2021.json")))
  }

  private static let found: Result<String, NotFound> = {
    let executable = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    let bundles = CommandLine.arguments.filter { $0.contains(".xctest") }
    let places = ([executable] + bundles).flatMap { path in
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
      return [folder, folder.deletingLastPathComponent()].map { $0.appendingPathComponent("townranking").path }
    }
    let path = places.first { FileManager.default.isExecutableFile(atPath: $0) && !isFolder($0) }
    return path.map { .success($0) } ?? .failure(NotFound(places: places))
  }()

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }
}

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

/// Starts programs that inherit nothing from this process: no open file, no signal setting, no variable.
enum Spawn {
  /// Runs a program with standard input from /dev/null and waits for its end.
  static func run(_ arguments: [String], _ environment: [String: String], in folder: TemporaryFolder) throws -> Finished
  {
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
      status: signal == 0 ? Int(result >> 8) & 0xFF : 128 + signal, output: folder.bytes(of: "spawn-output") ?? [],
      errors: folder.bytes(of: "spawn-errors") ?? [])
  }

  /// Starts a program and does not wait for it.
  /// - Parameters:
  ///   - actions: what is done to its files; all others of this process are closed.
  ///   - kept: descriptors above 2 that it inherits.
  /// - Returns: its process, which the caller has to wait for.
  static func background(
    _ arguments: [String], _ environment: [String: String], _ actions: inout posix_spawn_file_actions_t,
    keeping kept: Set<Int32> = [], inNewSession: Bool = false
  ) throws -> Int32 {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Without this a server that stays would keep open the pipes of tests running at the same time.
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

  /// POSIX_SPAWN_SETSID, which <spawn.h> defines for GNU sources only.
  private static let setSession: Int16 = 0x80
}

/// Runs a line of shell without a terminal; `townranking` in it is the program.
/// - Parameters:
///   - files: written to the folder where the line runs.
///   - variables: changes to the environment; nil removes one.
func shell(_ line: String, files: [String: [UInt8]] = [:], variables: [String: String?] = [:]) throws -> Finished {
  let folder = try TemporaryFolder()
  for (name, bytes) in files { try folder.write(bytes, to: name) }
  return try shell(line, variables: variables, in: folder)
}

/// The same in an existing folder.
func shell(_ line: String, variables: [String: String?] = [:], in folder: TemporaryFolder) throws -> Finished {
  let script = """
    cd \(folder.path)
    \(Variables.shellText(variables))
    townranking() { \(quoted(try Program.path())) "$@"; }
    \(line)
    """
  // A program that hangs is a failure, not a hanging test.
  return try Spawn.run(
    ["timeout", "-k", "1", "60", "sh", "-c", script], Variables.standard(home: folder.path), in: folder)
}

/// The same beside the test, which goes on meanwhile: on a thread of its own, because the threads of tasks are few, and
/// those of other tests may be waiting too.
func shellBeside(
  _ line: String, variables: [String: String?] = [:], in folder: TemporaryFolder
) async throws -> Finished {
  try await withCheckedThrowingContinuation { continuation in
    Thread.detachNewThread {
      continuation.resume(with: Result { try shell(line, variables: variables, in: folder) })
    }
  }
}

/// The program with a terminal of its own, as session leader: there is no shell between it and the test.
final class RunningProgram {
  let process: Int32
  private var status: Int32?

  /// - Parameters:
  ///   - terminal: the device.
  ///   - variables: changes to the standard environment.
  init(
    _ arguments: [String] = [], on terminal: String, in folder: TemporaryFolder, variables: [String: String] = [:]
  ) throws {
    RunReport.note(.pseudoTerminal)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // The first terminal that a session leader opens becomes its controlling terminal.
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

  /// The signal that ended it; 0 if it ended by itself, nil while it runs.
  var endSignal: Int32? { end().flatMap { _ in status.map { $0 & 0x7F } } }
}

/// The environment that the programs of these tests start with.
enum Variables {
  static func standard(home: String) -> [String: String] {
    [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin", "HOME": home,
      "LC_ALL": "C.UTF-8", "TOWNRANKING_OPTIONS": "--lang ja", "TERM": "tmux-256color", "SHELL": "/bin/sh",
    ]
  }

  /// Shell text that sets variables, and removes those that are nil.
  static func shellText(_ variables: [String: String?]) -> String {
    variables.sorted { $0.key < $1.key }.map { name, value in
      value.map { "export \(name)=\(quoted($0))" } ?? "unset \(name)"
    }.joined(separator: "\n")
  }
}

/// The word quoted for the shell.
func quoted(_ word: String) -> String {
  "'" + word.replacingOccurrences(of: "'", with: "'\\''") + "'"
}
