import TerminalUI

/// Many short byte strings in one piece of memory, each with a zero byte behind it. No folded text has one, so no
/// match reaches from one string into the next.
struct ByteStrings: Sendable {
  private(set) var bytes: [UInt8] = []
  /// Where the strings end, that is, where their zero bytes are.
  private var ends: [Int] = []

  var count: Int { ends.count }

  /// How much memory is taken, in bytes.
  var capacity: Int { bytes.capacity + ends.capacity * MemoryLayout<Int>.stride }

  /// Adds a string that the closure writes behind the bytes it is given.
  mutating func append(_ write: (inout [UInt8]) -> Void) {
    write(&bytes)
    ends.append(bytes.count)
    bytes.append(0)
  }

  /// Takes the memory that so many strings will need, if the rest is like the first.
  mutating func reserve(_ total: Int) {
    guard count > 0, total > count else { return }
    ends.reserveCapacity(total)
    bytes.reserveCapacity(bytes.count + (total - count) * (bytes.count + count) / count)
  }

  /// The bytes of a string, without the zero.
  func range(_ index: Int) -> Range<Int> {
    start(index)..<ends[index]
  }

  /// Whether a string has these bytes.
  func isEqual(_ index: Int, _ other: Span<UInt8>) -> Bool {
    let range = range(index)
    guard range.count == other.count else { return false }
    let span = bytes.span
    for offset in other.indices where span[range.lowerBound + offset] != other[offset] { return false }
    return true
  }

  /// Whether a string has the pattern anywhere.
  func contains(_ pattern: [UInt8], in index: Int) -> Bool {
    let range = range(index)
    return ByteSearch.firstOffset(of: pattern, in: bytes, from: range.lowerBound, to: range.upperBound) != nil
  }

  /// Sets the flag of every string in the range that has the pattern. `flags[0]` is that of the first.
  func mark(_ pattern: [UInt8], in strings: Range<Int>, _ flags: inout [UInt8]) {
    guard let last = strings.last else { return }
    let end = ends[last]
    var index = strings.lowerBound
    var place = start(index)
    while place < end, let offset = ByteSearch.firstOffset(of: pattern, in: bytes, from: place, to: end) {
      index = self.index(at: offset, from: index)
      flags[index - strings.lowerBound] = 1
      place = ends[index] + 1
      index += 1
    }
  }

  private func start(_ index: Int) -> Int {
    index == 0 ? 0 : ends[index - 1] + 1
  }

  /// The string that has the byte at `offset`. Looks near `first` first: matches are often close to each other.
  private func index(at offset: Int, from first: Int) -> Int {
    let ends = ends.span
    var low = first
    var step = 1
    while low + step < ends.count, ends[low + step] < offset {
      low += step
      step *= 2
    }
    // Now the answer is from `low` to `low + step`.
    var high = min(low + step, ends.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
