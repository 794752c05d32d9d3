extension [Int32] {
  /// What two ascending lists have in common.
  func intersection(_ other: [Int32]) -> [Int32] {
    var result: [Int32] = []
    var (place, otherPlace) = (0, 0)
    while place < count, otherPlace < other.count {
      let (value, otherValue) = (self[place], other[otherPlace])
      if value == otherValue { result.append(value) }
      if value <= otherValue { place += 1 }
      if otherValue <= value { otherPlace += 1 }
    }
    return result
  }
}
