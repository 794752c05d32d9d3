import Glibc
import TestSupport

/// A real xterm on an invisible screen (Xvfb) with a pseudo-terminal of the test. Both end with the test process,
/// however that ends.
final class Xterm {
  let pty: PseudoTerminal
  /// The other side of the terminal, where a program would be.
  let line: TerminalLine
  private let folder: TemporaryFolder
  private let lifeline: Lifeline
  private var processes: [Int32] = []

  /// - Parameter resources: changes to xterm's own settings, such as `cjkWidth: true`.
  init(_ resources: [String] = []) async throws {
    RunReport.note(.xterm)
    folder = try TemporaryFolder()
    lifeline = try Lifeline(path: folder.path(of: "alive"))
    pty = try PseudoTerminal(width: 80, height: 24)
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
    // xterm does not find the keys of its default translations on this screen; it may say so.
    let words = ["xterm", "-u8"] + settings + ["-S\(number)/\(pty.master)"]
    _ = fcntl(pty.master, F_SETFD, 0)
    processes.append(try begin(words, ["DISPLAY": ":\(display.filter(\.isNumber))"], keeping: [pty.master]))
    // It first types the number of its window.
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

/// A terminal answered less or more than it was asked.
struct MissingAnswers: Error, CustomStringConvertible {
  let count: Int
  let wanted: Int
  let bytes: [UInt8]

  var description: String {
    "\(count) answers to \(wanted) questions, the last ones: \(RawText(String(decoding: bytes.suffix(200), as: UTF8.self)))"
  }
}

/// The device of a real terminal, where the test writes like a program and reads the terminal's answers.
final class TerminalLine {
  let path: String
  private let descriptor: Int32

  init(_ path: String) throws {
    self.path = path
    descriptor = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw SystemError("no terminal \(path)") }
    takeModes()
  }

  deinit { close(descriptor) }

  /// Turns off echo and line buffering.
  func takeModes() {
    var modes = termios()
    tcgetattr(descriptor, &modes)
    cfmakeraw(&modes)
    tcsetattr(descriptor, TCSANOW, &modes)
  }

  /// What has been typed or answered since the last call.
  func received() -> [UInt8] {
    var received: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return received }
      received += buffer.prefix(count)
    }
  }

  func send(_ text: String) async throws {
    var rest = Array(text.utf8)[...]
    let isSent = try await Poll.until {
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
    guard isSent else { throw SystemError("the terminal takes nothing") }
  }

  /// Sends queries, and waits for answers until the final byte has come `count` times.
  func answers(to questions: String, _ count: Int, endingWith final: UInt8) async throws -> [[UInt8]] {
    try await send(questions)
    var bytes: [UInt8] = []
    var answers: [[UInt8]] = []
    _ = try await Poll.until {
      bytes += received()
      answers = bytes.split(separator: final, omittingEmptySubsequences: true).map(Array.init)
      return bytes.filter { $0 == final }.count >= count
    }
    guard answers.count == count else { throw MissingAnswers(count: answers.count, wanted: count, bytes: bytes) }
    return answers
  }

  /// The columns of the cursor, from 0, after each of these texts, written at the left edge.
  func columns(after texts: [String]) async throws -> [Int] {
    var columns: [Int] = []
    for start in stride(from: 0, to: texts.count, by: 1_000) {
      let part = texts[start..<min(start + 1_000, texts.count)]
      let questions = part.map { "\r\u{1B}[K\($0)\u{1B}[6n" }.joined()
      for answer in try await answers(to: questions, part.count, endingWith: UInt8(ascii: "R")) {
        let column = answer.split(separator: UInt8(ascii: ";")).last.flatMap {
          Int(String(decoding: $0, as: UTF8.self))
        }
        columns.append((column ?? 0) - 1)
      }
    }
    return columns
  }
}
