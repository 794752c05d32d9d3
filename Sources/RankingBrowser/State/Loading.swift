/// How far a ranking that is still being read has come.
package struct Loading: Equatable, Sendable {
  /// Bytes of the ranking that are there, or used where the size is known.
  package var bytes = 0
  /// Bytes that are expected in all; nil where that is not known, as for a pipe.
  package var expectedBytes: Int?
  /// Towns found in them.
  package var towns = 0

  /// Without arguments: nothing has come, and nothing is known of what will.
  package init(bytes: Int = 0, expectedBytes: Int? = nil, towns: Int = 0) {
    self.bytes = bytes
    self.expectedBytes = expectedBytes
    self.towns = towns
  }
}
