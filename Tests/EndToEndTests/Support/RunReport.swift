import Foundation
import Synchronization
import Testing

/// A program that the tests need besides a Swift toolchain.
struct Tool: CustomStringConvertible {
  let name: String
  /// The Debian package that has it.
  let package: String
  /// Whether every test of the built program needs it; the others say so.
  var isCommon = false

  var description: String { name }

  static let all = [
    Tool(name: "tmux", package: "tmux", isCommon: true), Tool(name: "curl", package: "curl", isCommon: true),
    Tool(name: "xterm", package: "xterm", isCommon: true), Tool(name: "Xvfb", package: "xvfb", isCommon: true),
    Tool(name: "zsh", package: "zsh"), Tool(name: "fish", package: "fish"),
    Tool(name: "groff", package: "groff-base"), Tool(name: "mandoc", package: "mandoc"),
    Tool(name: "openssl", package: "openssl"),
  ]

  /// Those that are not in the PATH.
  static let missing = all.filter { tool in
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return !folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(tool.name)") }
  }

  /// What to do about missing ones.
  static func advice(_ tools: [Tool]) -> String {
    "missing: \(list(tools)). Install: $(command -v sudo) apt-get install -y "
      + tools.map(\.package).joined(separator: " ")
  }

  static func list(_ tools: [Tool]) -> String { tools.map(\.name).joined(separator: ", ") }

  struct Missing: Error, CustomStringConvertible {
    let tools: [Tool]
    var description: String { Tool.advice(tools) }
  }
}

/// What a run of tests says before its first test, and after its last: what the tests of the built program need, and how
/// many of them ran how. A run without such tests says nothing.
enum RunReport {
  /// Where a test ran the program. Of several ways the last in this order counts.
  enum Way: Int, CaseIterable, Comparable {
    case notRun, plain, pseudoTerminal, tmux, xterm

    var text: String {
      switch self {
      case .notRun: "not run"
      case .plain: "without a terminal"
      case .pseudoTerminal: "in a pseudo-terminal"
      case .tmux: "in tmux"
      case .xterm: "in xterm"
      }
    }

    static func < (one: Way, other: Way) -> Bool { one.rawValue < other.rawValue }
  }

  private static let ways = Mutex<[Test.ID: Way]>([:])

  /// Says what is needed, and arranges for the end. Later calls do nothing.
  static func begin() { _ = beginning }

  private static let beginning: Void = {
    say(opening(missing: Tool.missing))
    // Swift Testing has no hook for the end of a run. It ends the process with exit().
    atexit { RunReport.say(RunReport.closing(RunReport.ways.withLock { Array($0.values) }, missing: Tool.missing)) }
  }()

  /// Counts a test, by the way it runs the program.
  static func note(_ way: Way, of test: Test? = Test.current) {
    guard let test else { return }
    ways.withLock { $0[test.id] = max($0[test.id] ?? way, way) }
  }

  static func opening(missing: [Tool]) -> String {
    "The tests of the built program need: \(Tool.list(Tool.all)); "
      + (missing.isEmpty ? "all are there." : Tool.advice(missing))
  }

  static func closing(_ ways: [Way], missing: [Tool]) -> String {
    let counts = Way.allCases.reversed().compactMap { way in
      let count = ways.count { $0 == way }
      return count > 0 ? "\(count) \(way.text)" : nil
    }
    return "Tests of the built program: \(counts.joined(separator: ", "))"
      + (missing.isEmpty ? "" : "; \(Tool.advice(missing))")
  }

  /// Writes to standard error, as Swift Testing does.
  private static func say(_ line: String) {
    FileHandle.standardError.write(Data("\(line)\n".utf8))
  }
}
