import Foundation
import Testing

/// The only place in these tests that lets time pass, by polling.
enum Poll {
  /// How long a test waits for an expected result; only failures take this long.
  static let patience = Duration.seconds(15)
  private static let interval = Duration.milliseconds(20)

  /// Polls until the condition holds.
  /// - Returns: whether it did so in time.
  static func until(within limit: Duration = patience, _ condition: () throws -> Bool) async throws -> Bool {
    let deadline = ContinuousClock.now + limit
    while try !condition() {
      // The last check is after the deadline, so that a stalled machine is not a failure.
      if ContinuousClock.now >= deadline { return try condition() }
      try await Task.sleep(for: interval)
    }
    return true
  }

  /// Waits until a process has slept for this long, or has ended.
  /// - Returns: whether it did so in time.
  static func untilStill(_ process: Int32, for time: Duration) async throws -> Bool {
    let deadline = ContinuousClock.now + patience
    while ContinuousClock.now < deadline {
      let before = ProcessStatus(process)
      if try await holds(for: time, { ProcessStatus(process) == before }), (before?.sleeps ?? 1) > 0 { return true }
    }
    return false
  }

  /// Polls for this long whether the condition always holds.
  static func holds(for time: Duration, _ condition: () throws -> Bool) async throws -> Bool {
    let deadline = ContinuousClock.now + time
    while ContinuousClock.now < deadline {
      guard try condition() else { return false }
      try await Task.sleep(for: interval)
    }
    return true
  }
}

/// The system's status of a process.
struct ProcessStatus: Equatable {
  /// R, S, T (stopped), Z (ended) and so on.
  let state: Character
  /// Clock ticks of processor time.
  let ticks: Int
  /// How often it went to sleep.
  let sleeps: Int

  /// Nil if there is no such process.
  init?(_ process: Int32) {
    func text(_ name: String) -> String? {
      FileManager.default.contents(atPath: "/proc/\(process)/\(name)").map { String(decoding: $0, as: UTF8.self) }
    }
    // The program's name is in brackets and may contain anything.
    guard let parts = text("stat")?.split(separator: ")").last?.split(separator: " "), parts.count > 12,
      let state = parts[0].first, let user = Int(parts[11]), let system = Int(parts[12])
    else { return nil }
    let switches = text("status")?.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches") }
    self.state = state
    ticks = user + system
    sleeps = switches.flatMap { Int($0.filter(\.isNumber)) } ?? 0
  }
}
