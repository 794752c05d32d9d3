import TerminalUI

/// Letters in the search prompt until all that they find is shown.
enum SearchBench {
  /// The beginning of 本厚木 as it is read.
  private static let letters: [Character] = ["h", "o", "n"]

  /// - Parameter subject: one that has not been searched, for the first letter makes the index as well.
  static func run(_ subject: Subject, towns: Int, _ repetition: Repetition) -> [Measurement] {
    _ = ProcessMemory.readAndResetPeak()
    var firsts: [Double] = []
    var others: [Double] = []
    let parts = repetition.samples {
      var searching = subject
      searching.press(.character("/"))
      var longestOfAll = 0.0
      for (index, letter) in letters.enumerated() {
        let (all, longest) = searching.finish(.character(letter))
        if index == 0 { firsts.append(all) } else { others.append(all) }
        longestOfAll = max(longestOfAll, longest)
      }
      return longestOfAll
    }
    let memory = ProcessMemory.readAndResetPeak()
    return [
      Measurement(name: "search, first letter", times: Samples(firsts), towns: towns, memory: memory),
      Measurement(name: "search, next letter", times: Samples(others), memory: memory),
      Measurement(name: "search, longest part", times: parts, memory: memory),
    ]
  }
}
