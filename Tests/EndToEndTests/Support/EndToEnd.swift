import Dispatch
import Foundation
import Synchronization
import TestSupport
import Testing

/// For suites that run the built program: says what they need before any test begins, requires it, limits how many tests
/// run at a time, and says in the end how many of them ran how. Waiting for a place counts for a suite's time limit.
struct EndToEnd: SuiteTrait, TestTrait, TestScoping {
  /// The names of the tools needed in addition to the common ones.
  var tools: [String] = []

  var isRecursive: Bool { true }

  private static let count = max(ProcessInfo.processInfo.activeProcessorCount * 3, 4)
  private static let places = Places(free: count)
  private static let threads = BlockingThreads(count: count)

  func prepare(for test: Test) async throws {
    RunReport.begin()
  }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let missing = Tool.missing.filter { $0.isCommon || tools.contains($0.name) }
    guard missing.isEmpty else {
      RunReport.note(.notRun, of: test)
      throw Tool.Missing(tools: missing)
    }
    RunReport.note(.plain, of: test)
    try await withTaskExecutorPreference(Self.threads) {
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

/// Threads for tests that wait in system calls. Swift's own, one a processor, would be kept from the tests that compute;
/// and these tests would have to wait for those whenever they look at a screen.
private final class BlockingThreads: TaskExecutor {
  private let jobs = Mutex<[UnownedJob]>([])
  private let waiting = DispatchSemaphore(value: 0)

  init(count: Int) {
    for _ in 0..<count { Thread { self.run() }.start() }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
    waiting.signal()
  }

  private func run() {
    while true {
      waiting.wait()
      let job = jobs.withLock { $0.removeFirst() }
      job.runSynchronously(on: asUnownedTaskExecutor())
    }
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
