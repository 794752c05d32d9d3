import Foundation
import Testing

/// The only place of these tests that lets time pass: it asks again and again.
enum Poll {
  /// How long a test waits for what must come; only a failure takes so long.
  static let patience = Duration.seconds(15)
  private static let interval = Duration.milliseconds(20)

  /// Asks until the answer is yes.
  /// - Returns: whether it was in time.
  static func until(within limit: Duration = patience, _ condition: () throws -> Bool) async throws -> Bool {
    let deadline = ContinuousClock.now + limit
    while try !condition() {
      // The last question is asked after the deadline, so that a stalled machine is no failure.
      if ContinuousClock.now >= deadline { return try condition() }
      try await Task.sleep(for: interval)
    }
    return true
  }

  /// Waits until a process has slept for so long, or has ended.
  /// - Returns: whether it was in time.
  static func untilStill(_ process: Int32, for time: Duration) async throws -> Bool {
    let deadline = ContinuousClock.now + patience
    while ContinuousClock.now < deadline {
      let before = ProcessStatus(process)
      if try await holds(for: time, { ProcessStatus(process) == before }), (before?.sleeps ?? 1) > 0 { return true }
    }
    return false
  }

  /// Asks for so long whether the answer is always yes.
  static func holds(for time: Duration, _ condition: () throws -> Bool) async throws -> Bool {
    let deadline = ContinuousClock.now + time
    while ContinuousClock.now < deadline {
      guard try condition() else { return false }
      try await Task.sleep(for: interval)
    }
    return true
  }
}

/// What the system says of a process.
struct ProcessStatus: Equatable {
  /// R, S, T (stopped), Z (ended) and so on.
  let state: Character
  /// Clock ticks on a processor.
  let ticks: Int
  /// How often it went to sleep.
  let sleeps: Int

  /// Nil where there is no such process.
  init?(_ process: Int32) {
    func text(_ name: String) -> String? {
      FileManager.default.contents(atPath: "/proc/\(process)/\(name)").map { String(decoding: $0, as: UTF8.self) }
    }
    // The name of the program stands in brackets and may hold anything.
    guard let parts = text("stat")?.split(separator: ")").last?.split(separator: " "), parts.count > 12,
      let state = parts[0].first, let user = Int(parts[11]), let system = Int(parts[12])
    else { return nil }
    let switches = text("status")?.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches") }
    self.state = state
    ticks = user + system
    sleeps = switches.flatMap { Int($0.filter(\.isNumber)) } ?? 0
  }
}
