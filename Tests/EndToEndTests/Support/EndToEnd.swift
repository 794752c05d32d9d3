import Foundation
import TestSupport
import Testing

/// For suites that run the built program: requires its tools, and limits how many tests run at a time. Waiting for a
/// place counts for a suite's time limit.
struct EndToEnd: SuiteTrait, TestTrait, TestScoping {
  struct MissingTool: Error, CustomStringConvertible {
    let name: String
    var description: String { "\(name) is missing. Install what the README's test command does" }
  }

  /// The tools needed in addition to the common ones.
  var tools: [String] = []

  var isRecursive: Bool { true }

  private static let places = Places(free: max(ProcessInfo.processInfo.activeProcessorCount * 2, 2))

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    for tool in ["tmux", "curl", "xterm", "Xvfb"] + tools where !Self.isInstalled(tool) {
      throw MissingTool(name: tool)
    }
    await Self.places.take()
    let result: Result<Void, any Error>
    do {
      result = .success(try await function())
    } catch {
      result = .failure(error)
    }
    await Self.places.giveBack()
    try result.get()
  }

  private static func isInstalled(_ tool: String) -> Bool {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(tool)") }
  }
}

extension Trait where Self == EndToEnd {
  static var endToEnd: EndToEnd { EndToEnd() }

  static func endToEnd(_ tools: String...) -> EndToEnd { EndToEnd(tools: tools) }
}

/// Lets this many tests run at a time; the others wait in line.
private actor Places {
  private var free: Int
  private var line: [CheckedContinuation<Void, Never>] = []

  init(free: Int) { self.free = free }

  func take() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { line.append($0) }
    }
  }

  func giveBack() {
    if line.isEmpty { free += 1 } else { line.removeFirst().resume() }
  }
}

extension TemporaryFolder {
  /// The text of a file; empty if there is no such file.
  func text(of name: String) -> String {
    String(decoding: bytes(of: name) ?? [], as: UTF8.self)
  }
}

struct SystemError: Error, CustomStringConvertible {
  let description: String

  init(_ what: String) {
    description = "\(what): \(String(cString: strerror(errno)))"
  }
}
