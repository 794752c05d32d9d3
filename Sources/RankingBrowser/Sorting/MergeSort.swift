/// A merge sort from the bottom up, which can be left at any element and gone on with. What is alike keeps its order.
struct MergeSort<Element: Sendable>: Sendable {
  private var source: [Element]
  private var target: [Element] = []
  /// How long the runs of `source` are, but for the last of them.
  private var width = 1
  /// What is left of the two runs that are being merged.
  private var left: Range<Int>
  private var right: Range<Int>
  /// How many elements have been moved.
  private(set) var progress = 0
  /// How many there are to move.
  let total: Int

  init(_ elements: [Element]) {
    source = elements
    total = elements.count * Self.passes(elements.count)
    left = 0..<min(1, elements.count)
    right = left.upperBound..<min(2, elements.count)
    if total > 0 { target.reserveCapacity(elements.count) }
  }

  /// How often so many elements are gone through.
  static func passes(_ count: Int) -> Int {
    count > 1 ? Int.bitWidth - (count - 1).leadingZeroBitCount : 0
  }

  var isFinished: Bool { progress == total }

  /// In order once it is finished.
  var elements: [Element] { source }

  /// Moves elements until their cost is reached, or more.
  ///
  /// - Parameter isBefore: whether the first comes before the second; adds what it cost to the third.
  /// - Returns: the cost: one an element, and that of `isBefore`.
  mutating func advance(maximumCost: Int, isBefore: (Element, Element, inout Int) -> Bool) -> Int {
    var cost = 0
    while cost < maximumCost, !isFinished {
      merge(maximumCost, &cost, isBefore)
      if left.isEmpty, right.isEmpty { takeNextRuns() }
    }
    return cost
  }

  /// Merges the two runs to their end, or until the cost is reached.
  private mutating func merge(
    _ maximumCost: Int, _ cost: inout Int, _ isBefore: (Element, Element, inout Int) -> Bool
  ) {
    // Taken out while it is added to.
    var target: [Element] = []
    swap(&target, &self.target)
    let elements = source
    let source = elements.span
    var (first, second) = (left.lowerBound, right.lowerBound)
    let (firstEnd, secondEnd) = (left.upperBound, right.upperBound)
    let start = first + second
    while cost < maximumCost, first < firstEnd || second < secondEnd {
      if first == firstEnd || second < secondEnd && isBefore(source[second], source[first], &cost) {
        target.append(source[second])
        second += 1
      } else {
        target.append(source[first])
        first += 1
      }
      cost += 1
    }
    self.target = target
    progress += first + second - start
    left = first..<firstEnd
    right = second..<secondEnd
  }

  private mutating func takeNextRuns() {
    if target.count == source.count {
      swap(&source, &target)
      target.removeAll(keepingCapacity: !isFinished)
      width *= 2
    }
    let start = target.count
    let middle = min(start + width, source.count)
    left = start..<middle
    right = middle..<min(middle + width, source.count)
  }
}
