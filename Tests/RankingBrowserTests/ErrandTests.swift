import TerminalUI
import Testing

@testable import RankingBrowser

/// Programs that only play a script.
final class FakePrograms: ProgramRunner {
  /// How programs end, by their names, and after how many looks; others run for ever.
  var ends: [String: (looks: Int, end: ProgramEnd)] = [:]
  private(set) var log: [String] = []
  private var running: [(name: String, looks: Int)] = []

  func start(_ call: ProgramCall) -> (process: Int32?, end: ProgramEnd?) {
    log.append("start \(call.words.joined(separator: " "))\(call.input.map { " < \($0)" } ?? "")")
    if call.words.isEmpty { return (nil, .noProgram) }
    if let (looks, end) = ends[call.name], looks < 0 { return (nil, end) }
    running.append((call.name, 0))
    return (Int32(running.count - 1), nil)
  }

  func end(of process: Int32) -> ProgramEnd? {
    running[Int(process)].looks += 1
    guard let (looks, end) = ends[running[Int(process)].name], running[Int(process)].looks > looks else { return nil }
    return end
  }

  func release(_ process: Int32) { log.append("release \(running[Int(process)].name)") }

  func run(_ call: ProgramCall) -> ProgramEnd {
    log.append("run \(call.name)")
    return ends[call.name]?.end ?? .status(0)
  }
}

/// Programs that are tried in turn.
@Suite(.timeLimit(.minutes(10))) struct ErrandTests {
  /// - Parameter programs: names, those in capitals need the terminal.
  private static func outcome(
    _ programs: String, _ ends: [String: (looks: Int, end: ProgramEnd)], step: Int = Errand.interval
  ) -> (outcome: Errand.Outcome?, log: [String], time: Int) {
    let fake = FakePrograms()
    fake.ends = ends
    var now = 0
    let calls = programs.split(separator: " ").map { name in
      ProgramCall(String(name), [String(name)], needsTerminal: name == name.uppercased())
    }
    var errand = Errand(.open("https://x"), calls)
    for _ in 0..<100 {
      let outcome = errand.advance(fake, clock: { now }) { call in
        let end = fake.run(call)
        if ends[call.name] == nil { now += 10_000 }
        return end
      }
      if let outcome { return (outcome, fake.log, now) }
      now += step
    }
    return (nil, fake.log, now)
  }

  @Test("one that is still there after half a second has done it, and is let run", arguments: [1, 20, 499])
  func longRunning(step: Int) {
    let (outcome, log, time) = Self.outcome("a b", [:], step: step)
    #expect(outcome == (step == 1 ? nil : .done) && log == (step == 1 ? ["start a"] : ["start a", "release a"]))
    if step > 1 { #expect(time >= Errand.patience && time < Errand.patience + step) }
  }

  @Test("one that succeeds has done it at once")
  func success() {
    let (outcome, log, time) = Self.outcome("a b", ["a": (3, .status(0))])
    #expect(outcome == .done && log == ["start a"] && time == 4 * Errand.interval)
  }

  @Test("the next is tried after one that fails, is not there, or names no program")
  func next() {
    let (outcome, log, _) = Self.outcome(
      "a b c d", ["a": (2, .status(3)), "b": (-1, .notStarted(2)), "c": (0, .signal(6))])
    #expect(outcome == .done && log == ["start a", "start b", "start c", "start d", "release d"])
  }

  @Test("if all fail, each is told with how it ended")
  func allFail() {
    let (outcome, _, _) = Self.outcome("a b", ["a": (2, .status(3)), "b": (-1, .notStarted(2))])
    #expect(
      outcome == .failed([.init(name: "a", end: .status(3)), .init(name: "b", end: .notStarted(2))]))
    let failures = [("a", ProgramEnd.status(3)), ("b", .signal(6)), ("%s", .noProgram), ("c", .notStarted(2))]
    #expect(
      Words(.english).failures(failures.map { Errand.Failure(name: $0.0, end: $0.1) })
        == "a: status 3, b: signal 6, %s: names no program, c: No such file or directory")
  }

  @Test("one that needs the terminal gets it, and the next is tried only if it fails at once")
  func terminal() {
    #expect(Self.outcome("A b", [:]).outcome == .done)
    #expect(Self.outcome("A b", [:]).log == ["run A"])
    #expect(Self.outcome("A b", ["A": (0, .status(0))]).log == ["run A"])
    #expect(Self.outcome("A b", ["A": (0, .status(1))]).log == ["run A", "start b", "release b"])
  }
}
