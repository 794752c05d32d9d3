/// What was measured in several runs.
struct Samples: Equatable {
  /// Ascending.
  private let sorted: [Double]

  init(_ values: [Double]) {
    sorted = values.sorted()
  }

  var count: Int { sorted.count }
  /// Not a number where nothing was measured, as the others.
  var lowest: Double { sorted.first ?? .nan }
  var highest: Double { sorted.last ?? .nan }
  var median: Double { quantile(0.5) }
  var lowerQuartile: Double { quantile(0.25) }
  var upperQuartile: Double { quantile(0.75) }

  /// The value below which this part of all values lies, between two of them in proportion.
  func quantile(_ part: Double) -> Double {
    guard !sorted.isEmpty else { return .nan }
    let place = min(max(part, 0), 1) * Double(sorted.count - 1)
    let below = Int(place)
    let above = min(below + 1, sorted.count - 1)
    return sorted[below] + (sorted[above] - sorted[below]) * (place - Double(below))
  }
}
