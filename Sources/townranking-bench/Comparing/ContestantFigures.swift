/// What several runs of a program came to.
struct ContestantFigures {
  let name: String
  let start: Samples
  let key: Samples
  let bytes: Samples
  let resident: Samples
  let peak: Samples

  init(name: String, _ runs: [ContestantRun]) {
    self.name = name
    start = Samples(runs.map { $0.start * 1e3 })
    key = Samples(runs.flatMap(\.keys).map { $0 * 1e3 })
    bytes = Samples(runs.flatMap(\.bytes))
    resident = Samples(runs.compactMap { $0.memory.resident.map(Self.mebibytes) })
    peak = Samples(runs.compactMap { $0.memory.peak.map(Self.mebibytes) })
  }

  static let header = [
    "program", "start ms", "from-to", "x", "key ms", "from-to", "x", "bytes/key", "from-to", "now MiB", "peak MiB", "x",
  ]

  /// The row of the table.
  /// - Parameter base: what the ratios are to; nil where it could not be run.
  func row(to base: ContestantFigures?) -> [String] {
    [
      name, Figure.significant(start.median), Self.range(start), Self.ratio(start, base?.start),
      Figure.significant(key.median), Self.range(key), Self.ratio(key, base?.key),
      Figure.significant(bytes.median), Self.range(bytes),
      Figure.significant(resident.median), Figure.significant(peak.median), Self.ratio(peak, base?.peak),
    ]
  }

  private static func range(_ samples: Samples) -> String {
    "\(Figure.significant(samples.lowest))-\(Figure.significant(samples.highest))"
  }

  private static func ratio(_ samples: Samples, _ base: Samples?) -> String {
    base.map { Figure.fixed(samples.median / $0.median, digits: 2) } ?? Figure.none
  }

  private static func mebibytes(_ bytes: Int) -> Double { Double(bytes) / 1_048_576 }
}
