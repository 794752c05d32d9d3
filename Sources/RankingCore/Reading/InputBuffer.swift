// Pointers: a caller's bytes are copied by their own count; an array's buffer is sliced with its checks.

/// The bytes that have come and are still needed, and where in the whole text they start.
struct InputBuffer {
  /// Used bytes, up to `start`, and unused ones.
  private(set) var bytes: [UInt8] = []
  /// The index of the first unused byte.
  private(set) var start = 0
  /// Whether the input has ended.
  private(set) var isComplete = false
  /// How many bytes have come in total.
  private(set) var totalCount = 0

  /// How many of them have been used.
  private(set) var usedCount = 0

  /// The place of the byte at `placeOffset`. Advanced only when needed, and never back.
  private var place = TextPlace()
  private var placeOffset = 0
  /// How many unread bytes make the next try worth while.
  private var neededCount = 1

  /// How many bytes have come and are unused.
  var unreadCount: Int { bytes.count - start }

  /// Whether the next unit is likely to be complete.
  var isWorthTrying: Bool { isComplete || unreadCount >= neededCount }

  /// Adds bytes, and drops used ones.
  mutating func append(_ more: UnsafeRawBufferPointer) {
    // Moving the rest costs no more than the bytes used since the last time: linear overall.
    if start > unreadCount {
      advancePlace(to: start)
      bytes.removeSubrange(..<start)
      placeOffset = 0
      start = 0
    }
    bytes.append(contentsOf: more)
    totalCount += more.count
  }

  /// Marks the end of the input.
  mutating func finish() { isComplete = true }

  /// Frees the memory once nothing more will be read.
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
  /// The next try is made with twice as many bytes, so that a unit of any size is read in linear time.
  mutating func waitForMore() { neededCount = max(1, 2 * unreadCount) }

  /// Skips the byte order mark, which counts in no line or column.
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

/// A place in a text as editors count it. A line ends with a line feed.
struct TextPlace: Equatable {
  /// From 1.
  var line = 1
  /// From 1, in Unicode scalars.
  var column = 1

  /// Advances over more of the text, which is UTF-8. A scalar counts where its first byte is.
  mutating func advance(over range: Range<Int>, of bytes: [UInt8]) {
    // Every byte of a file passes through here. These loops have no branches, so the compiler vectorises them.
    bytes.withUnsafeBufferPointer { buffer in
      let text = buffer[range]
      var lineFeeds = 0
      for byte in text {
        lineFeeds &+= byte == ASCII.lineFeed ? 1 : 0
      }
      var lastLine = text
      if lineFeeds > 0, let end = text.lastIndex(of: ASCII.lineFeed) {
        line += lineFeeds
        column = 1
        lastLine = text[(end + 1)...]
      }
      var scalars = 0
      for byte in lastLine {
        scalars &+= byte & 0xC0 != 0x80 ? 1 : 0
      }
      column += scalars
    }
  }
}

/// The encoding of a file's text, by its first bytes.
enum TextEncoding: Equatable {
  /// UTF-8, as it should be, after a byte order mark of this many bytes (0 or 3).
  case utf8(markLength: Int)
  /// Another encoding, by its name.
  case other(String)

  /// How many bytes are enough to decide.
  static let bytesNeeded = 4

  /// Looks for a byte order mark. Without one, NUL bytes reveal the other encodings: JSON starts with an ASCII
  /// character, which UTF-16 and UTF-32 pad with NULs.
  init(_ bytes: some Sequence<UInt8>) {
    let start = Array(bytes.prefix(Self.bytesNeeded))
    if start.starts(with: [0xEF, 0xBB, 0xBF]) {
      self = .utf8(markLength: 3)
    } else if start == [0xFF, 0xFE, 0, 0] || start == [0, 0, 0xFE, 0xFF] {
      self = .other("UTF-32")
    } else if start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF]) {
      self = .other("UTF-16")
    } else {
      switch start.map({ $0 == 0 }) {
      case [false, true, true, true], [true, true, true, false]: self = .other("UTF-32")
      case [false, true, false, true], [true, false, true, false], [false, true], [true, false]:
        self = .other("UTF-16")
      default: self = .utf8(markLength: 0)
      }
    }
  }
}
