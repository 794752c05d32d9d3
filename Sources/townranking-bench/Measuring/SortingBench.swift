import RankingBrowser
import TerminalUI

/// All orders one after the other, each from the press of a key until it is shown.
enum SortingBench {
  /// - Parameter towns: how many are sorted, in both lists.
  static func run(_ subject: Subject, towns: Int, _ repetition: Repetition) -> [Measurement] {
    _ = ProcessMemory.readAndResetPeak()
    var sortings: [SortOrder: [Double]] = [:]
    let parts = repetition.samples {
      var sorting = subject
      var longestOfAll = 0.0
      // The last one would be that of the ranks, in which the towns are.
      for _ in SortOrder.allCases.dropFirst() {
        let (all, longest) = sorting.finish(.character("s"))
        sortings[sorting.state.order, default: []].append(all)
        longestOfAll = max(longestOfAll, longest)
      }
      return longestOfAll
    }
    let memory = ProcessMemory.readAndResetPeak()
    let orders = SortOrder.allCases.compactMap { order in
      sortings[order].map {
        Measurement(name: "sort by \(order)", times: Samples($0), towns: towns, memory: memory)
      }
    }
    return orders + [Measurement(name: "sort, longest part", times: parts, memory: memory)]
  }
}
