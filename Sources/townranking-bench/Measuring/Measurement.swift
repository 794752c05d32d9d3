/// What was measured of one thing at one size.
struct Measurement {
  let name: String
  /// Seconds.
  let times: Samples
  /// Of how many towns one run is; nil where it does not depend on them.
  var towns: Int?
  /// Of how many bytes one run is.
  var bytes: Int?
  var memory = ProcessMemory()

  static let header = [
    "towns", "what", "runs", "median", "quarter", "3 quarters", "slowest", "towns/s", "MB/s", "now MiB", "peak MiB",
  ]

  /// The row of the table.
  /// - Parameter size: how many towns there are.
  func row(size: Int) -> [String] {
    [
      Figure.grouped(size), name, Figure.grouped(times.count),
      Figure.time(times.median), Figure.time(times.lowerQuartile), Figure.time(times.upperQuartile),
      Figure.time(times.highest),
      rate(towns.map(Double.init)), rate(bytes.map { Double($0) * 1e-6 }),
      Figure.mebibytes(memory.resident), Figure.mebibytes(memory.peak),
    ]
  }

  private func rate(_ amount: Double?) -> String {
    amount.map { Figure.amount($0 / times.median) } ?? Figure.none
  }
}
