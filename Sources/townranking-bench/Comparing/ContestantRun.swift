/// What one run of a program showed.
struct ContestantRun {
  /// Seconds from its start until its first screen was complete.
  let start: Double
  /// Seconds from each key until what it changed was shown.
  let keys: [Double]
  /// Bytes for each key.
  let bytes: [Double]
  let memory: ProcessMemory

  /// A first screen is complete after so many seconds of silence: Python loads modules between two parts of it.
  private static let firstSilence = 0.4
  /// Less than it takes VisiData to look for work again, ten times a second.
  private static let keySilence = 0.08
  /// A ranking of a million towns is read in less.
  private static let limit = 120.0

  init(of contestant: Contestant, home: String) throws(BenchError) {
    let terminal = try PseudoTerminal(width: 80, height: 24)
    let start = Stopwatch.now()
    let child = try ChildProcess(
      contestant.command, home: home, .terminal(terminal.device, input: contestant.input))
    let first = terminal.reaction(since: start, patience: 20, silence: Self.firstSilence, limit: Self.limit)
    var keys: [Double] = []
    var bytes: [Double] = []
    for key in contestant.keys {
      let pressed = Stopwatch.now()
      terminal.type(key)
      let reaction = terminal.reaction(
        since: pressed, patience: Self.keySilence, silence: Self.keySilence, limit: 10)
      // A key that changes nothing has no time until its last byte.
      if let time = reaction.time {
        keys.append(time)
        bytes.append(Double(reaction.bytes))
      }
    }
    memory = ProcessMemory.read(of: String(child.process))
    terminal.type(contestant.quit)
    // Read on, for the end of a program waits for what it shows last.
    child.end(within: 2) { _ = terminal.reaction(since: Stopwatch.now(), patience: 0.02, silence: 0.02, limit: 0.1) }
    guard let time = first.time, !keys.isEmpty else {
      throw BenchError("\(contestant.name) shows nothing")
    }
    self.start = time
    self.keys = keys
    self.bytes = bytes
  }
}
