import Foundation

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
