// Pointers: bytes of a caller are copied, by their own count.

/// The bytes that came and are still needed, and where in the whole text they start.
struct InputBuffer {
  /// Bytes that were used already, up to `start`, and those that were not.
  private(set) var bytes: [UInt8] = []
  /// The first byte that was not used.
  private(set) var start = 0
  /// Whether no more bytes come.
  private(set) var isComplete = false
  /// How many bytes came in all.
  private(set) var totalCount = 0

  /// How many of them were used.
  private(set) var usedCount = 0

  /// The place of the byte at `placeOffset`. Advanced only when needed, and never back.
  private var place = TextPlace()
  private var placeOffset = 0
  /// How many unused bytes make the next try worth while.
  private var neededCount = 1

  /// How many bytes came that were not used yet.
  var unreadCount: Int { bytes.count - start }

  /// Whether there is reason to think that the next unit is complete.
  var isWorthTrying: Bool { isComplete || unreadCount >= neededCount }

  /// Adds bytes, and drops the used ones.
  mutating func append(_ more: UnsafeRawBufferPointer) {
    // Moving the rest costs no more than what was used since the last time: linear in all.
    if start > unreadCount {
      advancePlace(to: start)
      bytes.removeSubrange(..<start)
      placeOffset = 0
      start = 0
    }
    bytes.append(contentsOf: more)
    totalCount += more.count
  }

  /// Says that no more bytes come.
  mutating func finish() { isComplete = true }

  /// Lets the memory go once nothing more will be read.
  mutating func release() {
    bytes = []
    start = 0
    placeOffset = 0
  }

  /// Marks the bytes up to `offset` as used.
  mutating func use(to offset: Int) {
    usedCount += offset - start
    start = offset
    neededCount = 1
  }

  /// Marks that the unread bytes end within a unit.
  ///
  /// The next try is made with twice as many, so that a unit of any size is looked at in linear time.
  mutating func waitForMore() { neededCount = max(1, 2 * unreadCount) }

  /// Forgets the byte order mark, which has no place in any line.
  mutating func usePlaceless(_ count: Int) {
    use(to: start + count)
    placeOffset = start
  }

  /// The place of the byte at `offset`, which must not be before `start`.
  mutating func place(of offset: Int) -> TextPlace {
    advancePlace(to: start)
    var result = place
    result.advance(over: placeOffset..<max(placeOffset, offset), of: bytes)
    return result
  }

  private mutating func advancePlace(to offset: Int) {
    place.advance(over: placeOffset..<offset, of: bytes)
    placeOffset = offset
  }
}
