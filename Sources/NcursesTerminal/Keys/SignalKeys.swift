/// The keys that send a signal: Ctrl-C, Ctrl-\ and Ctrl-Z, or those that the user chose instead (`stty intr`). The system
/// would find them in pasted text too. So it is told to pass them on, and they are told apart here, where it is known what
/// is pasted.
struct SignalKeys {
  private var signals: [UInt8: Int32] = [:]

  /// - Parameter keys: bytes and what they send. A key that does not exist is 0.
  init(_ keys: [(byte: UInt8, signal: Int32)]) {
    for (byte, signal) in keys where byte != 0 { signals[byte] = signal }
  }

  /// The signal that a typed byte sends; nil for all but a few.
  func signal(for byte: UInt8) -> Int32? { signals[byte] }
}
