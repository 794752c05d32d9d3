/// The keys that send a signal: Ctrl-C, Ctrl-\ and Ctrl-Z, or those that the user chose instead (`stty intr`). The system
/// would find them in pasted text too. So it is told to pass them on, and they are told apart here, where it is known what
/// is pasted.
struct SignalKeys {
  private let keys: [(byte: UInt8, signal: Int32)]

  /// - Parameter keys: bytes and what they send; the first of two with the same byte counts. A key that does not exist
  ///   is 0.
  init(_ keys: [(byte: UInt8, signal: Int32)]) {
    self.keys = keys
  }

  /// The signal that a typed byte sends; nil for all but a few.
  func signal(for byte: UInt8) -> Int32? {
    byte == 0 ? nil : keys.first { $0.byte == byte }?.signal
  }
}
