extension Sequence {
  /// The elements in order; what is alike keeps its order, which the library's own sorting does not promise.
  /// - Parameter isBefore: whether the first comes before the second; nil where they are alike.
  func stablySorted(by isBefore: (Element, Element) -> Bool?) -> [Element] {
    enumerated()
      .sorted { isBefore($0.element, $1.element) ?? ($0.offset < $1.offset) }
      .map(\.element)
  }
}

extension Comparable {
  /// Whether it is less than another one; nil where they are equal.
  func isBefore(_ other: Self) -> Bool? { self == other ? nil : self < other }
}
