import RankingCore

/// Why the browser ended.
package enum BrowserEnd: Sendable {
  case quit
  /// A signal, by its number.
  case signal(Int32)
  /// The ranking could not be read.
  case failed(RankingError)
  /// The terminal is gone.
  case disconnected
}
