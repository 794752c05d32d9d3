/// How far a ranking that is still being read has come.
package struct Loading: Equatable, Sendable {
  package var bytes = 0
  /// Bytes that are expected in all; nil where that is not known, as for a pipe.
  package var expectedBytes: Int?
  package var towns = 0

  package init(bytes: Int = 0, expectedBytes: Int? = nil, towns: Int = 0) {
    self.bytes = bytes
    self.expectedBytes = expectedBytes
    self.towns = towns
  }
}
