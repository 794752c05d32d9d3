// Pointers: an array's own buffer, sliced with its checks.

/// A place in a text as an editor counts it. A line ends with a line feed.
struct TextPlace: Equatable {
  /// From 1.
  var line = 1
  /// From 1, in Unicode scalars.
  var column = 1

  /// Goes over more of the text, which is UTF-8. A scalar counts where its first byte is.
  mutating func advance(over range: Range<Int>, of bytes: [UInt8]) {
    // Every byte of a file comes through here. These loops have no jump in them, so the compiler makes them wide.
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
